import SwiftUI

struct Library: View {
  @Binding var path: [Int]
  var body: some View {
    NavigationStack(path: $path) {
      List(1..<20) { NavigationLink("Shelf \($0)", value: $0) }
        .navigationDestination(for: Int.self) { Text("Shelf \($0)") }
    }
  }
}
@Observable
final class Router { var path: [Int] = [] }
struct Routed: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      List(1..<20) { NavigationLink("Shelf \($0)", value: $0) }
        .navigationDestination(for: Int.self) { Text("Shelf \($0)") }
    }
  }
}
struct Pages: View {
  var body: some View {
    NavigationStack {
      List(1..<20) { NavigationLink("Page \($0)", value: $0) }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}
/// The path is in the view above.
struct Root: View {
  enum Page { case library, routed, inline, about }
  @State private var page = Page.library
  @State private var path: [Int] = []
  @State private var router = Router()
  var body: some View {
    VStack {
      switch page {
      case .library: Library(path: $path)
      case .routed: Routed(router: router)
      case .inline:
        NavigationStack(path: $path) {
          List(1..<20) { NavigationLink("Shelf \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("Shelf \($0)") }
        }
      case .about: Text("About")
      }
      Button("Library") { page = .library }
      Button("About") { page = .about }
    }
  }
}
/// One way only: nothing comes back.
struct Launch: View {
  enum Phase { case welcome, main }
  @State private var phase = Phase.welcome
  var body: some View {
    switch phase {
    case .welcome: Button("Start") { phase = .main }
    case .main: Pages()
    }
  }
}
