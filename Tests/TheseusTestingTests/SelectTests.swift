import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Element.select chooses an item or changes nothing")
struct SelectTests {
  @Test("the only item of a menu or of a picker is chosen")
  func oneItem() throws {
    struct Page: View {
      @State private var log = "none"
      @State private var choice = ""
      var body: some View {
        VStack {
          Menu("More") { Button("Delete") { log = "deleted" } }
          Picker("Size", selection: $choice) { Text("Small").tag("s") }
          Text("\(log) \(choice)")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Page() }
    try host.find(.menu, "More").select("Delete")
    #expect(host.screen.contains("deleted"))
    try host.find(.picker, "Size").select("Small")
    #expect(host.screen.contains("deleted s"))
    #expect(host.findAll(.menuItem).isEmpty)
  }

  @Test("an unknown label throws, without a tap or an open menu")
  func missing() throws {
    struct Page: View {
      @State private var taps = 0
      @State private var tab = 1
      var body: some View {
        VStack {
          TabView(selection: $tab) {
            Button("press") { taps += 1 }.tabItem { Text("A") }.tag(1)
            Text("second").tabItem { Text("B") }.badge(3).tag(2)
          }
          List { Button("row") { taps += 1 } }
          Menu("More") {
            Button("One") { taps += 1 }
            Button("Two") { taps += 1 }
          }
          Text("taps \(taps)")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 20) { Page() }
    let before = host.screen
    for element in [try host.find(.tabList), try host.find(.list), try host.find(.menu, "More")] {
      #expect(throws: TestHostError.self) { try element.select("Nothing") }
      #expect(host.screen.contains("taps 0") && host.findAll(.menuItem).isEmpty)
    }
    #expect(host.screen.contains("press") == before.contains("press"))
    try host.find(.tabList).select("B")
    #expect(host.screen.contains("second"))
    try host.find(.menu, "More").select("Two")
    #expect(host.screen.contains("taps 1"))
  }

  @Test("a disabled item throws and closes the menu")
  func disabled() throws {
    let host = TestHost(columns: 40, rows: 12) {
      Menu("More") {
        Button("One") {}.disabled(true)
        Button("Two") {}
      }
    }
    #expect(throws: TestHostError.self) { try host.find(.menu, "More").select("One") }
    #expect(host.findAll(.button, "Two").isEmpty && host.findAll(.menuItem, "Two").isEmpty)
  }
}
