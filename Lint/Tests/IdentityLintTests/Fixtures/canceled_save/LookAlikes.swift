import SwiftUI

struct NoteStore {
  func save(_ text: String) {}
}
struct SavedAtTheEnd: View {
  let store: NoteStore
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text)
      .task(id: text) {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        store.save(text)
      }
      .onDisappear { store.save(text) }
  }
}
/// A canceled sleep returns immediately, and the save follows.
struct Hasty: View {
  let store: NoteStore
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text).task(id: text) {
      try? await Task.sleep(for: .seconds(1))
      store.save(text)
    }
  }
}
struct Finder: View {
  let find: (String) async -> [String]
  @State private var query = ""
  @State private var results: [String] = []
  var body: some View {
    TextField("Search", text: $query).task(id: query) {
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      results = await find(query)
    }
  }
}
struct Flushing: View {
  let store: NoteStore
  @State private var text = ""
  @State private var saving: Task<Void, Error>?
  var body: some View {
    TextEditor(text: $text)
      .onChange(of: text) { schedule() }
      .onDisappear {
        saving?.cancel()
        store.save(text)
      }
  }
  private func schedule() {
    saving?.cancel()
    saving = Task {
      try await Task.sleep(for: .seconds(1))
      store.save(text)
    }
  }
}
