import SwiftUI

struct Note: Identifiable, Equatable {
  let id = UUID()
  var text: String
}
struct ByChange: ViewModifier {
  @Binding var note: Note?
  func body(content: Content) -> some View {
    content
      .overlay { if let note { Text(note.text) } }
      .onChange(of: note?.id) { _, new in
        guard new != nil else { return }
        Task {
          try? await Task.sleep(for: .seconds(3))
          note = nil  // expect: early_reset
        }
      }
  }
}
struct ByChangeInIf: View {
  @Binding var note: Note?
  var body: some View {
    Text(note?.text ?? "")
      .onChange(of: note) {
        if note != nil {
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            withAnimation { note = nil }  // expect: early_reset
          }
        }
      }
  }
}
struct ByAppearance: View {
  @Binding var note: Note?
  var body: some View {
    ZStack {
      if let note {
        Text(note.text)
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
              self.note = nil  // expect: early_reset
            }
          }
      }
    }
  }
}
struct ByTaskOfBanner: View {
  @Binding var note: Note?
  var body: some View {
    ZStack {
      if let note {
        Text(note.text)
          .task {
            try? await Task.sleep(for: .seconds(2))
            self.note = nil  // expect: early_reset
          }
      }
    }
  }
}
@MainActor final class Notices: ObservableObject {
  @Published var note: Note? {
    didSet {
      guard note != nil else { return }
      Task { [weak self] in
        try? await Task.sleep(for: .seconds(3))
        self?.note = nil  // expect: early_reset
      }
    }
  }
}
@MainActor @Observable final class ByMethod {
  private(set) var text: String?
  func show(_ text: String) {
    self.text = text
    hideLater()
  }
  private func hideLater() {
    Task {
      try? await Task.sleep(for: .seconds(3))
      text = nil  // expect: early_reset
    }
  }
}
struct OfModel: View {
  @ObservedObject var notices: Shown
  var body: some View {
    Text(notices.note?.text ?? "")
      .onChange(of: notices.note) { _, new in
        if new != nil {
          _ = Task {
            try? await Task.sleep(for: .seconds(3))
            notices.note = nil  // expect: early_reset
          }
        }
      }
  }
}
@MainActor final class Shown: ObservableObject {
  @Published var note: Note?
  func show(_ text: String) { note = Note(text: text) }
}
