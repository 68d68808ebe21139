import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// HTML allows no controls in a button or a link.
@MainActor
@Suite("Controls in the label of another control")
struct NestedControlTests {
  @Observable final class Facts {
    var outer = 0
    var inner = 0
    var isOn = false
    var isUnfolded = false
    var text = ""
    var hasInner = true
  }

  private struct Screen: View {
    @Bindable var facts: Facts

    var body: some View {
      NavigationStack {
        VStack {
          Button {
            facts.outer += 1
          } label: {
            HStack {
              Text("Outer")
              if facts.hasInner { Button("Inner") { facts.inner += 1 } }
            }
          }
          NavigationLink {
            Text("the page")
          } label: {
            HStack {
              Text("Leads")
              Toggle("Marked", isOn: $facts.isOn)
              Menu("Actions") { Button("First") {} }
              TextField("Name", text: $facts.text)
            }
          }
          DisclosureGroup(isExpanded: $facts.isUnfolded) {
            Text("inside")
          } label: {
            HStack {
              Text("Unfolds")
              Toggle("Chosen", isOn: $facts.isOn)
            }
          }
          Button("Alone") {}
        }
      }
    }
  }

  private func screen() throws -> (Facts, ModelPage) {
    let facts = Facts()
    return (facts, try ModelPage(width: 600) { Screen(facts: facts) })
  }

  @Test("none is in a button or a link of the document")
  func document() throws {
    let (_, page) = try screen()
    let controls = ["button", "a", "+button", "+a", "input", "textarea"]
    for node in try page.root.all where controls.contains(node.tag) {
      var outer = node.parent
      while let around = outer {
        #expect(around.tag != "button" && around.tag != "a", "\(node.name) in \(around.name)")
        outer = around.parent
      }
    }
    #expect(try page.find("button", "Alone").tag == "button")
  }

  @Test("the outer one keeps its role, its name and its focus")
  func outer() throws {
    let (_, page) = try screen()
    let outer = try #require(page.root.all.first { $0.kind == "button" })
    #expect(outer.tag == "+button" && outer.attribute("aria-label")?.hasPrefix("Outer") == true)
    let link = try #require(page.root.all.first { $0.attribute("role") == "link" })
    #expect(link.tag == "+button" && link.attribute("aria-label")?.hasPrefix("Leads") == true)
    let group = try #require(page.root.all.first { $0.kind == "disclosure" })
    #expect(group.tag == "+button" && group.attribute("aria-expanded") == "false")
    for node in [outer, link, group] {
      #expect(node.attributes["tabindex"] == nil)
      try page.send(.focus(node.id))
      let focused = page.page.app.keyWindow?.host.focus.focused
      #expect(focused.flatMap { page.page.tree?.nearestNode($0)?.id } == node.id)
    }
  }

  @Test("each acts alone")
  func acting() throws {
    let (facts, page) = try screen()
    try page.click("button", "Inner")
    #expect(facts.inner == 1 && facts.outer == 0)
    let outer = try #require(page.root.all.first { $0.kind == "button" })
    try page.send(.activate(outer.id))
    #expect(facts.inner == 1 && facts.outer == 1)
    try page.click("toggle", "Marked")
    #expect(facts.isOn && !facts.isUnfolded)
    try page.click("toggle", "Chosen")
    #expect(!facts.isOn && !facts.isUnfolded)
    try page.click("menu", "Actions")
    #expect(try page.find("menuItem", "First").attribute("role") == "menuitem")
    #expect(try !page.root.all.contains { $0.ownText == "the page" })
  }

  @Test("a button whose label loses its control is a plain one again")
  func changing() throws {
    let (facts, page) = try screen()
    facts.hasInner = false
    page.page.app.flush()
    try page.show()
    #expect(try page.find("button", "Outer").tag == "button")
    #expect(try page.root.lines() == page.freshTree().lines())
    facts.hasInner = true
    page.page.app.flush()
    try page.show()
    #expect(try page.root.all.first { $0.kind == "button" }?.tag == "+button")
    #expect(try page.root.lines() == page.freshTree().lines())
  }
}
