import SwiftUI

enum Route: Hashable {
  case article(Int)
  case author(String)

  init?(url: URL) {
    guard url.scheme == "gazette", let id = Int(url.lastPathComponent) else { return nil }
    self = .article(id)
  }
}

enum GazetteTab: Hashable { case news, saved }

struct RouteDestination: View {
  let route: Route

  var body: some View {
    switch route {
    case .article(let id): Text("Article \(id)")
    case .author(let name): Text("By \(name)")
    }
  }
}

struct ArticleLinks: View {
  let title: String
  let ids: [Int]

  var body: some View {
    List(ids, id: \.self) { id in
      NavigationLink("Article \(id)", value: Route.article(id))
    }
    .navigationTitle(title)
    .navigationDestination(for: Route.self) { RouteDestination(route: $0) }
  }
}

struct GazetteRoot: View {
  @State private var section = GazetteTab.news
  // bug: both tabs' NavigationStacks are bound to one path, so a push or a deep link in News also
  // pushes in Saved, and going back in one pops the other
  @State private var path: [Route] = []

  var body: some View {
    TabView(selection: $section) {
      NavigationStack(path: $path) {
        ArticleLinks(title: "News", ids: [1, 2, 3])
      }
      .tabItem { Label("News", systemImage: "newspaper") }
      .tag(GazetteTab.news)
      NavigationStack(path: $path) {
        ArticleLinks(title: "Saved", ids: [7, 9])
      }
      .tabItem { Label("Saved", systemImage: "bookmark") }
      .tag(GazetteTab.saved)
    }
    .onOpenURL { url in
      guard let route = Route(url: url) else { return }
      section = .news
      path = [route]
    }
  }
}
