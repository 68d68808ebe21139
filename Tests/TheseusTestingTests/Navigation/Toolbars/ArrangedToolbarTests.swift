import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Items of toolbars that users may arrange have their written place")
struct ArrangedToolbarTests {
  @Test("a behavior changes nothing, and a hidden item is in the menu at the bar's end")
  func places() throws {
    let host = TestHost(columns: 60, rows: 6) {
      NavigationStack {
        Text("page")
          .toolbar(id: "main") {
            ToolbarItem(id: "a") { Button("Alpha") {} }.customizationBehavior(.reorderable)
            ToolbarItem(id: "b") { Button("Beta") {} }.customizationBehavior(.disabled)
            ToolbarItem(id: "c") { Button("Gamma") {} }
              .defaultCustomization(.hidden, options: .alwaysAvailable)
            ToolbarItem(id: "d") { Button("Delta") {} }.defaultCustomization()
          }
      }
    }
    let top = host.screen.split(separator: "\n").first ?? ""
    #expect(top.contains("Alpha") && top.contains("Beta") && top.contains("Delta"))
    #expect(!top.contains("Gamma"))
  }
}
