import SwiftUI

struct Plants: View {
  let plants: [String]
  @State private var query = ""
  private var matches: [String] { plants.filter { query.isEmpty || $0.contains(query) } }
  var body: some View {
    NavigationStack { content }
  }
  @ViewBuilder private var content: some View {
    if matches.isEmpty {
      Text("Nothing")
    } else {
      List(matches, id: \.self) { Text($0) }
        .searchable(text: $query)  // expect: task_in_own_branch
    }
  }
}
struct Trees: View {
  let trees: [String]
  @State private var query = ""
  private var matches: [String] { trees.filter { fits($0) } }
  private func fits(_ tree: String) -> Bool { query.isEmpty || tree.contains(query) }
  var body: some View {
    VStack {
      if matches.isEmpty && !query.isEmpty {
        Text("Nothing")
      } else {
        TextField("Search", text: $query)  // expect: task_in_own_branch
        List(matches, id: \.self) { Text($0) }
      }
    }
  }
}
@MainActor @Observable
final class Shop {
  var query = ""
  var goods: [String] = []
  var found: [String] { goods.filter { query.isEmpty || $0.contains(query) } }
}
struct ShopView: View {
  @Bindable var shop: Shop
  var body: some View {
    if !shop.found.isEmpty {
      list
    }
  }
  private var list: some View {
    List(shop.found, id: \.self) { Text($0) }
      .searchable(text: $shop.query)  // expect: task_in_own_branch
  }
}
struct Loaded: View {
  let find: (String) async -> [String]
  @State private var query = ""
  @State private var hits = ["Ann"]
  var body: some View {
    VStack {
      if hits.count > 0 {
        List(hits, id: \.self) { Text($0) }.searchable(text: $query)  // expect: task_in_own_branch
      }
    }
    .task(id: query) { hits = await find(query) }
  }
}
