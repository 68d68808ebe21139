import SwiftUI

@Observable final class Catalog {
  var query = ""
  var hits: [String] = []
  var isBusy = false
  private let find: (String) async -> [String]
  init(find: @escaping (String) async -> [String]) { self.find = find }

  // It looks whether the value is still the same.
  func compare() {
    let text = query.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    Task {
      let found = await find(text)
      guard text == query.trimmingCharacters(in: .whitespaces) else { return }
      hits = found
    }
  }
  // One at a time: the flag decides, and what is made of it.
  func admit() {
    let text = query.trimmingCharacters(in: .whitespaces)
    let mayRun = !isBusy && !text.isEmpty
    guard mayRun else { return }
    isBusy = true
    Task {
      hits = await find(text)
      isBusy = false
    }
  }
  // The older one is canceled.
  private var task: Task<Void, Never>?
  func cancel() {
    let text = query.lowercased()
    guard !text.isEmpty else { return }
    task?.cancel()
    task = Task { hits = await find(text) }
  }
  // Nothing is stored.
  func log() {
    let text = query.lowercased()
    guard !text.isEmpty else { return }
    Task { _ = await find(text) }
  }
}
struct CatalogPage: View {
  @Bindable var catalog: Catalog
  var body: some View {
    List(catalog.hits, id: \.self) { Text($0) }
      .onChange(of: catalog.query) { catalog.compare() }
      .onChange(of: catalog.query) { catalog.admit() }
      .onChange(of: catalog.query) { catalog.cancel() }
      .onChange(of: catalog.query) { catalog.log() }
  }
}
