import SwiftUI

struct LibraryScreen: View {
  @Binding var path: [Int]

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
  @State private var libraryPath: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      switch section {
      case .library: LibraryScreen(path: $libraryPath)
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
