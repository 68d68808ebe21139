import SwiftUI

enum AppTab: String, CaseIterable { case home, search, profile }

struct RootView: View {
  @State private var tab = AppTab.home
  @State private var query = ""
  @State private var searchPath = NavigationPath()

  var body: some View {
    VStack {
      switch tab {
      case .home: Text("Welcome back")
      case .search: SearchTab(query: $query, path: $searchPath)
      case .profile: Text("Profile")
      }
      HStack {
        ForEach(AppTab.allCases, id: \.self) { item in
          Button(item.rawValue.capitalized) { tab = item }
        }
      }
    }
  }
}

struct SearchTab: View {
  @Binding var query: String
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      List(["Apples", "Pears"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .searchable(text: $query)
      .navigationDestination(for: String.self) { Text($0) }
    }
  }
}
