import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("an inline picker in a menu is a section of it")
struct InlineMenuPickerTests {
  enum Place: CaseIterable { case menu, submenu, contextMenu }

  private struct Sorting: View {
    var title = "Sort by"
    var hidesLabel = false
    @Binding var order: String
    var body: some View {
      let picker = Picker(title, selection: $order) {
        Text("Name").tag("name")
        Text("Date").tag("date")
      }
      .pickerStyle(.inline)
      if hidesLabel { picker.labelsHidden() } else { picker }
    }
  }

  private struct Page: View {
    let place: Place
    var title = "Sort by"
    var hidesLabel = false
    @State private var order = "name"

    @ViewBuilder private var items: some View {
      Button("Open") {}
      Sorting(title: title, hidesLabel: hidesLabel, order: $order)
      Button("Delete") {}
    }

    var body: some View {
      VStack {
        switch place {
        case .menu: Menu("Menu") { items }
        case .submenu: Menu("Menu") { Menu("More") { items } }
        case .contextMenu: Button("Menu") {}.contextMenu { items }
        }
        Text("by \(order)")
      }
    }
  }

  private func opened(_ page: Page) throws -> TestHost {
    let host = TestHost(columns: 60, rows: 20) { page }
    try host.find(nil, "Menu").focus()
    switch page.place {
    case .menu: host.press(.return)
    case .submenu:
      host.press(.return)
      host.press(.rightArrow)
    case .contextMenu: host.press(try #require(KeyEquivalent.function(10)), modifiers: .shift)
    }
    return host
  }

  /// The rows that have one of these words, or a rule, from the first item to the last.
  private func rows(_ host: TestHost) -> [String] {
    let words = ["Sort by", "Name", "Date", "Delete", "Open", "──"]
    let rows = host.screen.components(separatedBy: "\n").compactMap { line in
      words.first { line.contains($0) }
    }
    guard let first = rows.firstIndex(of: "Open"), let last = rows.firstIndex(of: "Delete") else {
      return rows
    }
    return Array(rows[first...last])
  }

  @Test(
    "its choices stand below its label, set off from other items, the chosen one marked",
    arguments: Place.allCases)
  func choices(_ place: Place) throws {
    let host = try opened(Page(place: place))
    #expect(rows(host) == ["Open", "──", "Sort by", "Name", "Date", "──", "Delete"])
    #expect(host.screen.contains("✓ Name") && !host.screen.contains("✓ Date"))
    try host.find(.menuItem, "Date").tap()
    #expect(host.screen.contains("by date") && !host.screen.contains("Delete"), "the menu closes")
  }

  @Test(
    "focus begins at the chosen item; arrow keys pass over the label", arguments: Place.allCases)
  func keys(_ place: Place) throws {
    let host = try opened(Page(place: place))
    var labels: [String] = []
    for _ in 0..<4 {
      labels.append(host.focused?.label ?? "")
      host.press(.downArrow)
    }
    #expect(labels == ["Name", "Date", "Delete", "Open"])
    host.press(.downArrow)
    host.press(.return)
    #expect(host.screen.contains("by date"))
  }

  @Test("an empty label and a hidden one are no title", arguments: [true, false])
  func untitled(isHidden: Bool) throws {
    let page =
      isHidden
      ? Page(place: .menu, hidesLabel: true) : Page(place: .menu, title: "")
    #expect(rows(try opened(page)) == ["Open", "──", "Name", "Date", "──", "Delete"])
  }

  @Test("other styles are a submenu", arguments: [true, false])
  func submenu(isMenuStyle: Bool) throws {
    struct Page: View {
      let isMenuStyle: Bool
      var body: some View {
        let picker = Picker("Sort by", selection: .constant(1)) { Text("Name").tag(1) }
        Menu("Menu") { if isMenuStyle { picker.pickerStyle(.menu) } else { picker } }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page(isMenuStyle: isMenuStyle) }
    try host.find(nil, "Menu").focus()
    host.press(.return)
    #expect(host.screen.contains("Sort by") && !host.screen.contains("Name"))
    host.press(.rightArrow)
    #expect(host.screen.contains("✓ Name"))
  }

  private struct Commanded: App {
    @State private var order = "name"
    var body: some Scene {
      WindowGroup { Text("by \(order)") }
        .commands {
          CommandMenu("Look") {
            Button("Open") {}
            Sorting(order: $order)
            Sorting(title: "Hidden", hidesLabel: true, order: $order)
            Button("Delete") {}
          }
        }
    }
  }

  @Test("among commands its label is the title of its choices")
  func commands() throws {
    let host = TestHost(app: Commanded(), columns: 60, rows: 30)
    try host.press(#require(KeyEquivalent.function(10)))
    let found = rows(host)
    #expect(found.prefix(5) == ["Open", "──", "Sort by", "Name", "Date"])
    #expect(!host.screen.contains("Hidden"))
    host.press(.escape)
    try host.choose("Look", "Date")
    #expect(host.screen.contains("by date"))
  }
}
