import SwiftUI

struct LibraryScreen: View {
  // bug: The place in the library (all pushed screens)
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(1..<20) { shelf in
        NavigationLink("Shelf \(shelf)", value: shelf)
      }
      .navigationDestination(for: Int.self) { shelf in
        Text("Books on shelf \(shelf)")
      }
    }
  }
}

struct RootView: View {
  enum Section { case library, search }
  @State private var section = Section.library

  var body: some View {
    VStack(spacing: 0) {
      switch section {
      case .library: LibraryScreen()
      case .search: Text("Search")
      }
      HStack {
        Button("Library") { section = .library }
        Button("Search") { section = .search }
      }
      .padding()
    }
  }
}
