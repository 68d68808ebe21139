import Combine
import SwiftUI

struct NoteStore {
  func save(_ text: String) {}
  func write(_ text: String) async {}
}
struct ByTask: View {
  let store: NoteStore
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text)
      .task(id: text) {  // expect: canceled_save
        guard (try? await Task.sleep(for: .seconds(1))) != nil, !Task.isCancelled else { return }
        store.save(text)
      }
  }
}
struct ByMethod: View {
  let store: NoteStore
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text).task(id: text) { await autosave() }  // expect: canceled_save
  }
  private func autosave() async {
    do {
      try await Task.sleep(nanoseconds: 500_000_000)
      await store.write(text)
    } catch {}
  }
}
struct ByDebounce: View {
  let store: NoteStore
  @State private var text = ""
  let typed = PassthroughSubject<String, Never>()
  let q = RunLoop.main
  var body: some View {
    TextEditor(text: $text)
      .onChange(of: text) { typed.send(text) }
      .onReceive(typed.debounce(for: 1, scheduler: q)) {  // expect: canceled_save, restarted_timer
        store.save($0)
      }
  }
}
struct ByStoredTask: View {
  let store: NoteStore
  @State private var text = ""
  @State private var saving: Task<Void, Error>?
  var body: some View {
    TextEditor(text: $text)
      .onChange(of: text) { schedule() }
      .onDisappear { saving?.cancel() }  // expect: canceled_save
  }
  private func schedule() {
    saving?.cancel()
    saving = Task {
      try await Task.sleep(for: .seconds(1))
      store.save(text)
    }
  }
}
