import SwiftUI

enum AppTab: String, CaseIterable { case home, search, profile }

struct RootView: View {
  @State private var tab = AppTab.home

  var body: some View {
    VStack {
      // bug: The search text and the pushed screens of a tab
      switch tab {
      case .home: Text("Welcome back")
      case .search: SearchTab()
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
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(["Apples", "Pears"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { name in
        NavigationLink(name) { Text(name) }
      }
      .searchable(text: $query)
    }
  }
}
