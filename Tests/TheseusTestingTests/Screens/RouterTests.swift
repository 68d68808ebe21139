import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a router drives tabs, paths and sheets from commands")
struct RouterTests {
  struct Counter: View {
    let name: String
    @State private var n = 0
    var body: some View { Button("\(name) \(n)") { n += 1 } }
  }

  @Observable final class Router {
    var tab = "list"
    var path: [Int] = []
    var sheet: Int?
  }

  struct RouterApp: App {
    @State private var router = Router()
    @AppStorage("launches") private var launches = 0
    var body: some Scene {
      WindowGroup {
        RootView().environment(router)
          .onAppear { launches += 1 }
      }
      .commands {
        CommandMenu("Go") {
          Button("Deep") {
            router.tab = "list"
            router.path = [1, 2]
            router.sheet = 5
          }
          .keyboardShortcut("g")
          Button("Home") {
            router.sheet = nil
            router.path = []
            router.tab = "home"
          }
          if router.path.isEmpty {
            Button("Only empty") {}
          } else {
            Button("Pop") { router.path.removeLast() }
          }
        }
        CommandGroup(after: .newItem) { Button("After new") { router.tab = "home" } }
      }
    }
  }

  struct RootView: View {
    @Environment(Router.self) private var router
    @AppStorage("launches") private var launches = 0
    var body: some View {
      @Bindable var router = router
      TabView(selection: $router.tab) {
        Tab("Home", systemImage: "house", value: "home") { Text("home \(launches)") }
        Tab("List", systemImage: "list", value: "list") {
          NavigationStack(path: $router.path) {
            List(0..<3) { n in NavigationLink("to \(n)", value: n) }
              .navigationDestination(for: Int.self) { n in Page(n: n) }
          }
        }
      }
      .sheet(item: Binding(get: { router.sheet.map(Wrapped.init) }, set: { router.sheet = $0?.id }))
      { w in
        VStack {
          Counter(name: "sheet\(w.id)")
          Button("Swap") { router.sheet = 6 }
        }
      }
    }
    struct Wrapped: Identifiable { let id: Int }
    struct Page: View {
      let n: Int
      @Environment(Router.self) private var router
      var body: some View {
        VStack {
          Counter(name: "page\(n)")
          Button("To root") { router.path.removeAll() }
          Button("Push \(n + 1)") { router.path.append(n + 1) }
        }
      }
    }
  }

  @Test("a router drives tab, path and sheet in one command")
  func router() throws {
    let host = TestHost(app: RouterApp())
    try host.choose("Go", "Home")
    #expect(throws: Never.self) { try host.find(.text, "home 1") }
    host.press("g", modifiers: .command)
    try host.find(.button, "sheet5 0").tap()
    try host.find(.button, "Swap").tap()
    #expect(throws: Never.self) { try host.find(.button, "sheet6 0") }
    host.press(.escape)
    try host.find(.button, "page2 0").tap()
    try host.choose("Go", "Pop")
    #expect(throws: Never.self) { try host.find(.button, "page1 0") }
    try host.find(.button, "Push 2").tap()
    #expect(throws: Never.self) { try host.find(.button, "page2 0") }
    try host.find(.button, "To root").tap()
    #expect(throws: Never.self) { try host.choose("Go", "Only empty") }
    #expect(throws: TestHostError.self) { try host.choose("Go", "Pop") }
    try host.choose("Go", "Deep")
    try host.choose("Go", "Home")
    #expect(host.findAll(.dialog).isEmpty)
    #expect(throws: Never.self) { try host.find(.text, "home 1") }
    try host.choose("File", "After new")
  }
}
