import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A picker that is closed shows one choice. The others are in its menu, and nowhere else.
@MainActor
@Suite("Closed pickers on a page")
struct ClosedPickerTests {
  private struct Choices: View {
    @State private var size = 1

    var body: some View {
      VStack {
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.menu)
        Button("Enlarge") { size = 2 }
      }
    }
  }

  /// The texts that are drawn or read in the picker, without its label.
  private func shown(_ page: ModelPage) throws -> [String] {
    try page.find("picker").all.dropFirst()
      .map { $0.attribute("aria-label") ?? $0.ownText }.filter { !$0.isEmpty && $0 != "Size" }
  }

  @Test("only the chosen value is in the page, also after another was chosen")
  func choices() throws {
    let page = try ModelPage { Choices() }
    #expect(try shown(page) == ["Medium"])
    try page.click("button", "Enlarge")
    #expect(try shown(page) == ["Large"])
    #expect(try page.find("picker").attribute("aria-description") == "Large")
  }

  private struct Commands: View {
    @State private var size = 1

    var body: some View {
      Menu("Actions") {
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
        }
        .pickerStyle(.menu)
      }
    }
  }

  @Test("an item that opens the choices is read with its title and the chosen value")
  func submenu() throws {
    let page = try ModelPage { Commands() }
    try page.click("menu", "Actions")
    let item = try page.find("menuItem", "Size")
    #expect(item.all.dropFirst().allSatisfy { $0.attribute("aria-label") == nil })
    #expect(item.all.map(\.ownText).filter { !$0.isEmpty } == ["Size"])
    #expect(item.attribute("aria-description") == "Medium")
  }
}
