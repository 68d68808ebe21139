import SwiftUI

@Observable final class Library { var books: [String] = [] }
@Observable final class Router { var path = NavigationPath() }
struct Content: View {
  @State private var router = Router()
  var body: some View { NavigationStack(path: $router.path) { Text("a") } }
}
@main struct LibraryApp: App {
  @State private var library = Library()
  @State private var settings = Router()
  @State private var isWelcoming = false
  var body: some Scene {
    WindowGroup {
      Content().environment(library).sheet(isPresented: $isWelcoming) { Text("Welcome") }
    }
    Settings { Content().environment(settings) }
  }
}
