import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("customizations of tables and tabs are stored")
struct StoredCustomizationTests {
  private struct Person: Identifiable {
    let id: Int
    var name = "Ana"
    var city = "Rome"
  }

  private struct Columns: View {
    @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
    @State private var selection: Set<Int> = []
    var body: some View {
      VStack {
        Table([Person(id: 1)], selection: $selection, columnCustomization: $columns) {
          TableColumn("Name", value: \.name).customizationID("name")
            .disabledCustomizationBehavior(.visibility)
          TableColumn("City", value: \.city).customizationID("city")
        }
        Button("Hide") { columns[visibility: "city"] = .hidden }
      }
    }
  }

  private struct Tabs: View {
    @AppStorage("tabs") private var tabs: TabViewCustomization
    var body: some View {
      VStack {
        TabView {
          Tab("Home", systemImage: "house") { Text("at home") }.customizationID("home")
          Tab("Other", systemImage: "star") { Text("elsewhere") }.customizationID("other")
        }
        .tabViewCustomization($tabs)
        Button("Hide") { tabs[tab: "other"].tabBarVisibility = .hidden }
      }
    }
  }

  @Test("R83 a column that the scene's storage hides is hidden in a view that begins later")
  func columns() throws {
    struct Page: View {
      @State private var generation = 0
      var body: some View {
        Columns().id(generation)
        Button("Again") { generation += 1 }
      }
    }
    let host = TestHost(columns: 60, rows: 12) { Page() }
    #expect(host.screen.contains("City"))
    try host.find(.button, "Hide").tap()
    #expect(host.screen.contains("Name") && !host.screen.contains("City"))
    try host.find(.button, "Again").tap()
    #expect(host.screen.contains("Name") && !host.screen.contains("City"))
  }

  @Test("R83 a tab that the app's storage hides is hidden in the next run")
  func tabs() throws {
    let storage = AppStorageStore.inMemory()
    let host = TestHost(columns: 60, rows: 12, storage: storage) { Tabs() }
    #expect(host.screen.contains("Home") && host.screen.contains("Other"))
    try host.find(.button, "Hide").tap()
    #expect(host.screen.contains("Home") && !host.screen.contains("Other"))
    let next = TestHost(columns: 60, rows: 12, storage: storage) { Tabs() }
    #expect(next.screen.contains("Home") && !next.screen.contains("Other"), "\(next.screen)")
  }
}
