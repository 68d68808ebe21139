import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// What HTML and ARIA want of one control: the tag, the attributes that say what it is and how it
/// stands, and what it reports.
private struct Expectation {
  let name: String
  let kind: String
  let tag: String
  var attributes: [String: JSONValue] = [:]
  /// Attributes that would be wrong.
  var without: [String] = []
  let view: @MainActor () -> AnyView

  @MainActor
  init(
    _ name: String, _ kind: String, _ tag: String, _ attributes: [String: JSONValue] = [:],
    without: [String] = [], @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) {
    self.name = name
    self.kind = kind
    self.tag = tag
    self.attributes = attributes
    self.without = without
    self.view = { AnyView(view()) }
  }

  @MainActor static let all: [Expectation] = [
    // Buttons and links
    Expectation("button", "button", "button", ["on": .string("c")], without: ["role", "disabled"]) {
      Button("Save") {}
    },
    Expectation(
      "disabled button", "button", "button", ["disabled": .bool(true)], without: ["on"]
    ) { Button("Save") {}.disabled(true) },
    Expectation("link", "link", "a", ["href": .string("https://example.org/a")], without: ["role"])
    {
      Link("More", destination: address)
    },
    Expectation(
      "menu", "menu", "button", ["aria-haspopup": .string("menu")],
      without: ["aria-checked", "role"]
    ) { Menu("Actions") { Button("One") {} } },
    // Choices
    Expectation(
      "switch", "toggle", "button", ["role": .string("switch"), "aria-checked": .string("true")]
    ) { Toggle("Sound", isOn: .constant(true)) },
    Expectation("switch that is off", "toggle", "button", ["aria-checked": .string("false")]) {
      Toggle("Sound", isOn: .constant(false))
    },
    Expectation(
      "mixed toggle: a switch is on or off, a checkbox can be both", "toggle", "button",
      ["role": .string("checkbox"), "aria-checked": .string("mixed")]
    ) {
      Toggle(sources: [Flag(isOn: .constant(true)), Flag(isOn: .constant(false))], isOn: \.isOn) {
        Text("All")
      }
    },
    // Texts
    Expectation("text", "text", "span", [:], without: ["role", "aria-label", "on"]) { Text("Hi") },
    Expectation("heading", "heading", "h2", [:], without: ["role"]) {
      Text("Part").accessibilityAddTraits(.isHeader)
    },
    Expectation(
      "field", "textField", "input", ["placeholder": .string("Name"), "type": .string("text")],
      without: ["role"]
    ) { TextField("Name", text: .constant("Ann")) },
    Expectation("trailing field", "textField", "input", ["data-s": .string("trailing")]) {
      TextField("Name", text: .constant("Ann")).multilineTextAlignment(.trailing)
    },
    Expectation("centered editor", "textField", "textarea", ["data-s": .string("center")]) {
      TextEditor(text: .constant("a")).multilineTextAlignment(.center)
    },
    Expectation("disabled field", "textField", "input", ["disabled": .bool(true)]) {
      TextField("Name", text: .constant("Ann")).disabled(true)
    },
    Expectation("secret", "secureField", "input", ["type": .string("password")]) {
      SecureField("Code", text: .constant(""))
    },
    Expectation("editor", "textField", "textarea", [:], without: ["type"]) {
      TextEditor(text: .constant("a"))
    },
    // Numbers
    Expectation(
      "slider", "slider", "input",
      ["type": .string("range"), "min": .number(0), "max": .number(4), "step": .number(1)],
      without: ["role"]
    ) { Slider(value: .constant(1), in: 0...4, step: 1) { Text("Size") } },
    Expectation(
      "stepper", "stepper", "div",
      [
        "role": .string("spinbutton"), "aria-valuenow": .number(2), "aria-valuemin": .number(0),
        "aria-valuemax": .number(9),
      ]
    ) { Stepper("Count", value: .constant(2), in: 0...9) },
    Expectation(
      "progress", "progressBar", "div",
      ["role": .string("progressbar"), "aria-valuenow": .number(0.5)]
    ) { ProgressView("Loading", value: 0.5) },
    Expectation(
      "progress without an end", "progressBar", "div", ["role": .string("progressbar")],
      without: ["aria-valuenow"]
    ) { ProgressView("Loading") },
    // Containers
    Expectation("list", "list", "div", ["role": .string("list")]) { List { Text("a") } },
    Expectation("row", "row", "div", ["role": .string("listitem")], without: ["aria-selected"]) {
      List { Text("a") }
    },
    Expectation(
      "disclosure that is open", "disclosure", "button", ["aria-expanded": .string("true")],
      without: ["role"]
    ) { DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") } },
    Expectation("closed disclosure", "disclosure", "button", ["aria-expanded": .string("false")]) {
      DisclosureGroup("More", isExpanded: .constant(false)) { Text("a") }
    },
    Expectation("tab", "tab", "button", ["role": .string("tab"), "aria-selected": .string("true")])
    {
      TabView { Text("page").tabItem { Text("One") } }
    },
    Expectation("tab list", "tabList", "div", ["role": .string("tablist")]) {
      TabView { Text("page").tabItem { Text("One") } }
    },
    Expectation(
      "choices", "picker", "div", ["role": .string("radiogroup"), "tabindex": .number(0)]
    ) {
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(1)
        Text("L").tag(2)
      }
      .pickerStyle(.segmented)
    },
    Expectation(
      "choice", "menuItem", "button",
      ["role": .string("radio"), "aria-checked": .string("true"), "tabindex": .number(-1)],
      without: ["aria-current", "aria-description"]
    ) {
      Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented)
    },
    Expectation(
      "choice that is not chosen", "menuItem", "button",
      ["role": .string("radio"), "aria-checked": .string("false"), "on": .string("c")]
    ) {
      Picker("Size", selection: .constant(2)) { Text("S").tag(1) }.pickerStyle(.inline)
    },
    Expectation("closed choices", "picker", "div", ["role": .string("group")]) {
      Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.menu)
    },
    Expectation(
      "sheet", "dialog", "dialog", ["role": .string("dialog"), "aria-modal": .string("true")]
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("Inside") } },
    Expectation(
      "alert", "alert", "dialog",
      [
        "role": .string("alertdialog"), "aria-modal": .string("true"),
        "aria-label": .string("Delete?"),
      ]
    ) { Text("a").alert("Delete?", isPresented: .constant(true)) { Button("OK") {} } },
    Expectation(
      "picture", "image", "span", ["role": .string("img"), "aria-label": .string("star")]
    ) { Image(systemName: "star") },
    Expectation("scroll area: a region only the browser scrolls", "scrollArea", "div", [:]) {
      ScrollView { Text("a") }
    },
  ]
}

private struct Flag { var isOn: Binding<Bool> }

private let address = URL(string: "https://example.org/a") ?? URL(fileURLWithPath: "/")

@MainActor
@Suite("Each control is the element that HTML and ARIA have for it")
struct ControlNodeTests {
  @Test("tag, role, states and values")
  func table() throws {
    for expectation in Expectation.all {
      let page = try ModelPage { expectation.view() }
      guard let node = try page.root.first(expectation.kind) else {
        let kinds = try page.root.all.compactMap(\.kind)
        Issue.record("\(expectation.name): none among \(kinds)")
        continue
      }
      #expect(node.tag == expectation.tag, "\(expectation.name)")
      for (name, value) in expectation.attributes {
        #expect(node.attributes[name] == value, "\(expectation.name) \(name)")
      }
      for name in expectation.without {
        #expect(node.attributes[name] == nil, "\(expectation.name) \(name)")
      }
    }
  }

  @Test("every operated element has a name, and is reached by Tab or by arrow keys")
  func namesAndKeys() throws {
    for expectation in Expectation.all {
      let page = try ModelPage { expectation.view() }
      guard let node = try page.root.first(expectation.kind) else { continue }
      if ["button", "a", "input", "textarea"].contains(node.tag) {
        let name = node.name + (node.attribute("placeholder") ?? "")
        // The example of an editor has no label.
        #expect(!name.isEmpty || node.tag == "textarea", "\(expectation.name)")
      }
      let isReached =
        ["button", "a", "input", "textarea"].contains(node.tag)
        || node.attributes["tabindex"] != nil
      if ["stepper"].contains(expectation.kind) { #expect(isReached, "\(expectation.name)") }
    }
  }

  @Test("a hidden label is the name all the same")
  func hiddenLabel() throws {
    let page = try ModelPage { Toggle("Marked", isOn: .constant(true)).labelsHidden() }
    #expect(try page.find("toggle").attribute("aria-label") == "Marked")
    let shown = try ModelPage { Toggle("Marked", isOn: .constant(true)) }
    #expect(try shown.find("toggle").attribute("aria-label") == nil)
  }

  @Test("a stepper and a slider say what their value is called")
  func valueTexts() throws {
    let page = try ModelPage { Stepper("Count", value: .constant(2), in: 0...9) }
    let stepper = try page.find("stepper")
    #expect(stepper.name.contains("Count"))
    #expect(stepper.attributes["aria-valuenow"] == .number(2))
  }

  @Test("the keys of a control that HTML does not have are announced for it while it has focus")
  func keys() throws {
    let page = try ModelPage { Stepper("Count", value: .constant(2), in: 0...9) }
    let stepper = try page.find("stepper")
    try page.send(.focus(stepper.id))
    let keys = page.client.keys[stepper.id] ?? []
    #expect(keys.contains("ArrowUp") || keys.contains("ArrowRight"), "\(keys)")
  }
}
