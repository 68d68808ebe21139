import SwiftUI

enum SyncPhase {
  case idle, running, failed
}

struct SyncBadge: ViewModifier {
  let phase: SyncPhase

  func body(content: Content) -> some View {
    content
      .disabled(phase == .running)
      .opacity(phase == .running ? 0.4 : 1)
      .overlay(alignment: .topTrailing) {
        switch phase {
        case .idle:
          EmptyView()
        case .running:
          ProgressView()
        case .failed:
          Image(systemName: "exclamationmark.icloud")
            .foregroundStyle(.red)
        }
      }
  }
}

extension View {
  func syncBadge(_ phase: SyncPhase) -> some View {
    modifier(SyncBadge(phase: phase))
  }
}

struct MemoEditor: View {
  let onSave: (String) async -> Bool
  @State private var text = ""
  @State private var phase = SyncPhase.idle

  var body: some View {
    VStack {
      MemoField(text: $text)
        .syncBadge(phase)
      Button("Save", action: save)
    }
    .padding()
  }

  private func save() {
    phase = .running
    Task {
      phase = await onSave(text) ? .idle : .failed
    }
  }
}

struct MemoField: View {
  @Binding var text: String
  @State private var showsCount = false

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text)
      Toggle("Count", isOn: $showsCount)
      if showsCount {
        Text("\(text.count)")
      }
    }
  }
}
