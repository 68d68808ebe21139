import SwiftUI

enum LoadPhase<Value> {
  case loading
  case loaded(Value)
  case failed(String)

  var value: Value? {
    if case .loaded(let value) = self { return value }
    return nil
  }
}

/// Shows the content of a finished load, or what there is to say instead.
struct AsyncContent<Value, Content: View>: View {
  let phase: LoadPhase<Value>
  let retry: () -> Void
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    switch phase {
    case .loading:
      ProgressView()
        .frame(maxWidth: .infinity, minHeight: 80)
    case .loaded(let value):
      content(value)
    case .failed(let message):
      ContentUnavailableView {
        Label("No Answer", systemImage: "antenna.radiowaves.left.and.right.slash")
      } description: {
        Text(message)
      } actions: {
        Button("Try Again", action: retry)
          .buttonStyle(.bordered)
      }
    }
  }
}
