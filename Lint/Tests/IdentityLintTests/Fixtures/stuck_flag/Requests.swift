import SwiftUI

enum Tab { case home, orders }
@MainActor @Observable final class Router {
  var requestedOrder: Int?
  var link: URL?
  var wantsPaywall = false
  var tab: Tab?
  func receive(_ info: [String: Int]) { requestedOrder = info["order"] }
  func open(_ url: URL) { link = url }
  func upsell() { wantsPaywall = true }
}
struct Orders: View {
  @Environment(Router.self) private var router
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) { Text("a") }
      .onChange(of: router.requestedOrder, initial: true) { _, order in  // expect: stuck_flag
        if let order { path = [order] }
      }
  }
}
struct Links: View {
  let router: Router
  @State private var page: Page?
  var body: some View {
    Text("a")
      .sheet(item: $page) { Text($0.id) }
      .onChange(of: router.link) {  // expect: stuck_flag
        guard let url = router.link else { return }
        show(url)
      }
  }
  private func show(_ url: URL) { page = Page(id: url.path) }
}
struct Page: Identifiable { let id: String }
struct Upsell: View {
  @Bindable var router: Router
  @State private var shows = false
  var body: some View {
    Text("a")
      .fullScreenCover(isPresented: $shows) { Text("Buy") }
      .onChange(of: router.wantsPaywall) { _, wants in  // expect: stuck_flag
        if wants { shows = true }
      }
  }
}
