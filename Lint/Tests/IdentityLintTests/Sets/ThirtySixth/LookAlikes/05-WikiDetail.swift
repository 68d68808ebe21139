import SwiftUI

struct WikiPage: Identifiable, Hashable {
  let id: Int
  let title: String
  let url: URL
}

struct WikiDetail: View {
  let page: WikiPage
  @State private var text = ""

  var body: some View {
    ScrollView {
      Text(text).padding()
    }
    .navigationTitle(page.title)
    .task(id: page) {
      text = ""
      do {
        let (data, _) = try await URLSession.shared.data(from: page.url)
        guard !Task.isCancelled else { return }
        text = String(decoding: data, as: UTF8.self)
      } catch {
        guard !Task.isCancelled else { return }
        text = "Could not load the page."
      }
    }
  }
}

struct WikiView: View {
  let pages: [WikiPage]
  @State private var selectedID: WikiPage.ID?

  var body: some View {
    NavigationSplitView {
      List(pages, selection: $selectedID) { page in
        Text(page.title)
      }
    } detail: {
      if let page = pages.first(where: { $0.id == selectedID }) {
        WikiDetail(page: page)
      } else {
        Text("Choose a page")
      }
    }
  }
}
