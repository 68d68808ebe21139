import SwiftUI

enum Loadable<Value> {
  case loading
  case loaded(Value)
  case failed(String)
}

struct LoadableView<Value, Content: View>: View {
  let state: Loadable<Value>
  let retry: () -> Void
  let content: (Value) -> Content

  init(
    _ state: Loadable<Value>,
    retry: @escaping () -> Void,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.state = state
    self.retry = retry
    self.content = content
  }

  var body: some View {
    switch state {
    case .loading:
      ProgressView()
        .frame(maxWidth: .infinity, minHeight: 60)
    case .loaded(let value):
      content(value)
    case .failed(let message):
      VStack(spacing: 8) {
        Label(message, systemImage: "exclamationmark.triangle")
          .font(.callout)
          .foregroundStyle(.secondary)
        Button("Try Again", action: retry)
      }
      .frame(maxWidth: .infinity, minHeight: 60)
    }
  }
}
