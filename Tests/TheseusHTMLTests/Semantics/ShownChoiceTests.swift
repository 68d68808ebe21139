import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// ARIA's pattern of a radio group: one stop for Tab, and arrow keys that choose.
@MainActor
@Suite("a picker that shows its choices is a radio group on a page")
struct ShownChoiceTests {
  enum Form: CaseIterable { case segmented, inline, radioGroup, palette }

  private struct Choices: View {
    let form: Form
    @State private var size = 1

    var body: some View {
      VStack {
        switch form {
        case .segmented: picker.pickerStyle(.segmented)
        case .inline: picker.pickerStyle(.inline)
        case .radioGroup: picker.pickerStyle(.radioGroup)
        case .palette: picker.pickerStyle(.palette)
        }
      }
    }

    private var picker: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Medium").tag(1)
        Text("Large").tag(2)
      }
    }
  }

  private func checked(_ page: ModelPage) throws -> [String] {
    try radios(page).filter { $0.attribute("aria-checked") == "true" }.map(\.name)
  }

  private func radios(_ page: ModelPage) throws -> [ModelNode] {
    try page.find("picker").all.filter { $0.attribute("role") == "radio" }
  }

  @Test(
    "its name is the title, and each choice says whether it is chosen", arguments: Form.allCases)
  func names(_ form: Form) throws {
    let page = try ModelPage { Choices(form: form) }
    let group = try page.find("picker")
    #expect(group.attribute("role") == "radiogroup" && group.attribute("aria-label") == "Size")
    #expect(try radios(page).map(\.name) == ["Small", "Medium", "Large"])
    #expect(try checked(page) == ["Medium"])
    try page.click("menuItem", "Large")
    #expect(try checked(page) == ["Large"])
  }

  @Test("Tab stops at the group, whose arrow keys choose", arguments: Form.allCases)
  func keys(_ form: Form) throws {
    let page = try ModelPage { Choices(form: form) }
    let group = try page.find("picker")
    #expect(group.attributes["tabindex"] == .number(0))
    #expect(try radios(page).allSatisfy { $0.attributes["tabindex"] == .number(-1) })
    try page.send(.focus(group.id))
    let isAcross = form == .segmented || form == .palette
    let next = isAcross ? "ArrowRight" : "ArrowDown"
    #expect(page.client.keys[group.id]?.contains(next) == true)
    try page.send("[\"key\",\(group.id),\"\(next)\",\"\",\"down\"]")
    #expect(try checked(page) == ["Large"])
  }

  @Test("choices in a menu are its items")
  func menu() throws {
    let page = try ModelPage {
      Menu("Actions") {
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.inline)
      }
    }
    try page.click("menu", "Actions")
    #expect(try page.find("menuItem", "Small").attribute("role") == "menuitem")
    #expect(try page.root.all.allSatisfy { $0.attribute("role") != "radiogroup" })
  }
}
