import SwiftUI

@MainActor var visits = 0  // expect: shared_static_state

@Observable final class Store {
  static let shared = Store()  // expect: shared_static_state
  var items: [String] = []
  func add(_ item: String) { items.append(item) }
}

enum Session {
  nonisolated(unsafe) static var user: String?  // expect: shared_static_state
}

struct Page: View {
  var body: some View {
    Button("Log in") {
      Session.user = "Ada"
      visits += 1
    }
  }
}

@main struct Shop: App {
  var body: some Scene { WindowGroup { Page() } }
  static func main() { try? WebServer(app: Self.self).run() }
}
