import TheseusTesting
import Testing

@MainActor @Suite("a place that the new build does not have leaves the app usable")
struct VanishedPlaceTests {
  private final class Loaded {}

  // MARK: Tabs

  private struct Tabs: View {
    let hasThird: Bool
    var body: some View {
      TabView {
        Text("first page").tabItem { Text("First") }
        Text("second page").tabItem { Text("Second") }
        if hasThird { Text("third page").tabItem { Text("Third") } }
      }
    }
  }

  private struct LoadingTabs: View {
    @State private var loaded: Loaded?
    var body: some View {
      Tabs(hasThird: loaded != nil)
        .task {
          for _ in 0..<20 { await Task.yield() }
          loaded = Loaded()
        }
    }
  }

  private func thirdTab() throws -> Snapshot {
    let host = TestHost { Tabs(hasThird: true) }
    try host.find(.tab, "Third").tap()
    #expect(host.screen.contains("third page"))
    return try host.snapshot()
  }

  @Test("R32 R72 the first page is shown when the saved one is gone, and is what is saved then")
  func tab() throws {
    let host = TestHost(restoring: try thirdTab()) { Tabs(hasThird: false) }
    host.flush()
    #expect(host.screen.contains("first page"), "\(host.screen)")
    let next = TestHost(restoring: try host.snapshot()) { Tabs(hasThird: true) }
    next.flush()
    #expect(next.screen.contains("first page"), "\(next.screen)")
    try next.find(.tab, "Second").tap()
    #expect(next.screen.contains("second page"))
  }

  @Test("R32 R72 a saved page that appears when the app has loaded is selected; before, the first")
  func loadedTab() async throws {
    let old = TestHost { LoadingTabs() }
    try await old.settle()
    try old.find(.tab, "Third").tap()
    let host = TestHost(restoring: try old.snapshot()) { LoadingTabs() }
    #expect(host.screen.contains("first page"), "\(host.screen)")
    try await host.settle()
    #expect(host.screen.contains("third page"), "\(host.screen)")
  }

  // MARK: Navigation

  private enum Route: Hashable, Codable { case details }
  private struct Other: Hashable, Codable {}

  @Test("R32 R73 links work when a restored page has no destination any more, and an issue says so")
  func navigation() throws {
    struct Stack: View {
      let isNew: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Text("root")
            if isNew {
              NavigationLink("Open", value: Other())
            } else {
              NavigationLink("Open", value: Route.details)
            }
          }
          .modifier(Destinations(isNew: isNew))
        }
      }
    }
    let host = TestHost { Stack(isNew: false) }
    try host.find(nil, "Open").tap()
    #expect(host.screen.contains("old details"))
    let next = TestHost(restoring: try host.snapshot()) { Stack(isNew: true) }
    next.flush()
    #expect(next.screen.contains("root"), "\(next.screen)")
    #expect(next.trace.issues.contains { $0.kind == .missingDestination })
    try next.find(nil, "Open").tap()
    #expect(next.screen.contains("new details"), "\(next.screen)")
    next.press(.escape)
    #expect(next.screen.contains("root"), "\(next.screen)")
  }

  private struct Destinations: ViewModifier {
    let isNew: Bool
    func body(content: Content) -> some View {
      if isNew {
        content.navigationDestination(for: Other.self) { _ in Text("new details") }
      } else {
        content.navigationDestination(for: Route.self) { _ in Text("old details") }
      }
    }
  }
}
