import SwiftUI

@Observable final class Feed {
  var pages: [String] = []
  var isReady = false
  func page(_ number: Int) async -> String { "" }
  func load() async {
    for number in 1...3 {
      pages.append(await page(number))
    }
  }
  func prepare() async {
    if isReady { return }
    isReady = true
    _ = await page(1)
  }
}
struct ByLoop: View {
  let feed: Feed
  var body: some View {
    if feed.pages.isEmpty {
      ProgressView().task { await feed.load() }  // expect: task_in_own_branch
    } else {
      Text("a")
    }
  }
}
struct ById: View {
  let find: (String) async -> [String]
  @State private var query = ""
  @State private var found: [String] = []
  var body: some View {
    Text(found.joined())
      .task(id: query) {  // expect: task_in_own_branch
        query = query.trimmingCharacters(in: .whitespaces)
        found = await find(query)
      }
  }
}
struct AtTheEnd: View {
  let feed: Feed
  @State private var page: String?
  var body: some View {
    if page == nil {
      ProgressView().task {
        let first = await feed.page(1)
        page = first
      }
    } else {
      Text("a")
    }
  }
}
