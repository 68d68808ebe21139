import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Tabs: an accessory below all pages, tabs that are hidden by their names")
struct TabCustomizationTests {
  private struct Tabs: View {
    @State private var customization = TabViewCustomization()
    @State private var hasAccessory = true
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") {
          VStack {
            Text("first page")
            Button("hide") { customization[tab: "two"].tabBarVisibility = .hidden }
            Button("show") { customization.resetVisibility() }
            Button("accessory") { hasAccessory.toggle() }
          }
        }
        .customizationID("one")
        Tab("Two", systemImage: "moon") { Text("second page") }
          .customizationID("two").customizationBehavior(.disabled, for: .sidebar, .tabBar)
          .tabPlacement(.pinned)
      }
      .tabViewCustomization($customization)
      .tabViewBottomAccessory(isEnabled: hasAccessory) { Playing() }
    }
  }

  private struct Playing: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .expanded ? "now playing" : "nowhere") }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("the accessory is in the last line of every page, while it is enabled")
  func accessory() throws {
    let host = TestHost(columns: 40, rows: 12) { Tabs() }
    #expect(lines(host).last == "now playing" && host.screen.contains("first page"))
    try host.find(.tab, "Two").tap()
    #expect(lines(host).last == "now playing" && host.screen.contains("second page"))
    try host.find(.tab, "One").tap()
    try host.find(.button, "accessory").tap()
    #expect(!host.screen.contains("now playing") && host.screen.contains("first page"))
  }

  @Test("a tab hidden by its customization id cannot be chosen, and returns")
  func hidden() throws {
    let host = TestHost(columns: 40, rows: 12) { Tabs() }
    try host.find(.button, "hide").tap()
    #expect(host.findAll(.tab).map(\.label) == ["One"])
    try host.find(.button, "show").tap()
    #expect(host.findAll(.tab).map(\.label) == ["One", "Two"])
  }

  @Test("a customization of tabs can be stored")
  func stored() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].tabBarVisibility = .hidden
    customization[tab: "b"].sidebarVisibility = .visible
    let read = try JSONDecoder().decode(
      TabViewCustomization.self, from: JSONEncoder().encode(customization))
    #expect(
      read == customization && read[tab: "a"].tabBarVisibility == .hidden
        && read[tab: "c"].tabBarVisibility == .automatic)
  }
}
