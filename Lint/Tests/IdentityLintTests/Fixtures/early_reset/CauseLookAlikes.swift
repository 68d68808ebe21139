import SwiftUI

struct Note: Identifiable, Equatable {
  let id = UUID()
  var text: String
}
struct ById: ViewModifier {
  @Binding var note: Note?
  func body(content: Content) -> some View {
    content
      .task(id: note?.id) {
        guard note != nil else { return }
        do {
          try await Task.sleep(for: .seconds(3))
          note = nil
        } catch { return }
      }
  }
}
struct Kept: View {
  @Binding var note: Note?
  @State private var hiding: Task<Void, Never>?
  var body: some View {
    Text(note?.text ?? "")
      .onChange(of: note) {
        hiding?.cancel()
        hiding = Task {
          try? await Task.sleep(for: .seconds(3))
          if !Task.isCancelled { note = nil }
        }
      }
  }
}
struct Compared: View {
  @Binding var note: Note?
  var body: some View {
    Text(note?.text ?? "")
      .onChange(of: note?.id) { _, shown in
        Task {
          try? await Task.sleep(for: .seconds(3))
          if note?.id == shown { note = nil }
        }
      }
  }
}
/// A banner with an id of its own begins again for each note.
struct OwnId: View {
  @Binding var note: Note?
  var body: some View {
    ZStack {
      if let note {
        Text(note.text)
          .task {
            try? await Task.sleep(for: .seconds(2))
            self.note = nil
          }
          .id(note.id)
      }
    }
  }
}
@MainActor @Observable final class OneAtATime {
  private(set) var text: String?
  func show(_ text: String) {
    guard self.text == nil else { return }
    self.text = text
    Task {
      try? await Task.sleep(for: .seconds(3))
      self.text = nil
    }
  }
}
/// Another value than the one that changes.
struct OtherValue: View {
  @Binding var note: Note?
  @State private var query = ""
  var body: some View {
    TextField("Search", text: $query)
      .onChange(of: query) {
        Task {
          try? await Task.sleep(for: .seconds(3))
          note = nil
        }
      }
  }
}
struct Flag: View {
  @Binding var isShown: Bool
  var body: some View {
    if isShown {
      Text("Copied").onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false }
      }
    }
  }
}
