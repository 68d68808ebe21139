import SwiftUI

@Observable
final class LogbookStore {
  private(set) var pages: [Int: String] = [:]

  func save(_ text: String, on page: Int) {
    pages[page] = text
  }
}

struct LogbookView: View {
  @State private var store = LogbookStore()

  var body: some View {
    NavigationStack {
      List(1..<30) { page in
        NavigationLink("Page \(page)") {
          LogbookPage(page: page, store: store)
        }
      }
    }
  }
}

struct LogbookPage: View {
  let page: Int
  let store: LogbookStore
  @State private var text: String

  init(page: Int, store: LogbookStore) {
    self.page = page
    self.store = store
    _text = State(initialValue: store.pages[page] ?? "")
  }

  var body: some View {
    TextEditor(text: $text)
      .padding()
      .task(id: text) {
        do {
          try await Task.sleep(for: .seconds(2))
          store.save(text, on: page)
        } catch {}
      }
      .onDisappear {
        store.save(text, on: page)
      }
  }
}
