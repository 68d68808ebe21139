import SwiftUI

@Observable final class Catalog {
  var query = ""
  var hits: [String] = []
  var isBusy = false
  private let find: (String) async -> [String]
  init(find: @escaping (String) async -> [String]) { self.find = find }

  func run() {
    let text = query.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      hits = []
      return
    }
    isBusy = true
    Task {
      let found = await find(text)
      hits = found
      isBusy = false
    }
  }
  func look(_ given: String) {
    let text = given.lowercased()
    let words = text.split(separator: " ")
    if words.isEmpty { return }
    Task { hits = await find(text) }
  }
}
struct CatalogPage: View {
  @Bindable var catalog: Catalog
  @State private var typed = ""
  @State private var hits: [String] = []
  let find: (String) async -> [String]
  var body: some View {
    List(catalog.hits, id: \.self) { Text($0) }
      .onChange(of: catalog.query) {
        catalog.run()  // expect: racing_task
      }
      .onChange(of: typed) { _, new in
        catalog.look(new)  // expect: racing_task
      }
      .onChange(of: typed) {
        let text = typed.trimmingCharacters(in: .whitespaces)
        guard text.count > 1 else { return }
        Task { hits = await find(text) }  // expect: racing_task
      }
  }
}
