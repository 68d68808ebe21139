import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Every kind of message, for an element that cannot be operated for every reason: nothing changes,
/// whether the page has shown the reason yet or not.
@MainActor
@Suite struct RefusedKindsTests {
  enum Reason: CaseIterable { case gone, hidden, disabled, covered }

  /// The values that a refused message must not change, and the reason for refusing it.
  @Observable final class Facts {
    var reason: Reason?
    var text = "old"
    var number = 0.5
    var presses = 0
    var keys: [String] = []
    var drops = 0
    /// Keys that reached another element than the message's.
    var strayKeys: [String] = []
  }

  private struct Screen: View {
    let facts: Facts
    @FocusState private var isOtherFocused: Bool

    var body: some View {
      VStack {
        Button("Other") { facts.strayKeys.append("activated") }
          .focused($isOtherFocused)
          .onKeyPress(keys: ["x", .return, .space]) {
            facts.strayKeys.append(String($0.key.character))
            return .handled
          }
          .onAppear { isOtherFocused = true }
        if facts.reason != .gone {
          if facts.reason == .hidden { operated.hidden() } else { operated }
        }
      }
      .sheet(isPresented: .constant(facts.reason == .covered)) { Button("Inside") {} }
    }

    private var operated: some View { Operated(facts: facts) }
  }

  private struct Operated: View {
    @Bindable var facts: Facts

    var body: some View {
      VStack {
        TextField("Field", text: $facts.text)
        Slider(value: $facts.number)
        Button("Press") { facts.presses += 1 }
        Color.gray.frame(width: 80, height: 30)
          .onTapGesture { facts.presses += 1 }
          .accessibilityLabel("Area")
        Text("Keys").focusable()
          .onKeyPress(keys: ["x"]) { _ in
            facts.keys.append("x")
            return .handled
          }
        Color.blue.frame(width: 80, height: 30)
          .accessibilityLabel("Drop")
          .dropDestination(for: URL.self) { _, _ in
            facts.drops += 1
            return true
          }
        List(0..<50, id: \.self) { Text("Row \($0)") }.frame(height: 120)
      }
      .disabled(facts.reason == .disabled)
    }
  }

  /// A page, and every message with which its elements can be operated.
  @MainActor
  private struct Attempt {
    let facts = Facts()
    let page: ModelPage
    private(set) var messages: [(String, ClientMessage)] = []
    let list: ModelNode

    init() throws {
      let facts = facts
      page = try ModelPage(height: 700) { Screen(facts: facts) }
      let field = try page.find("textField").id
      let slider = try page.find("slider").id
      let button = try page.find("button", "Press").id
      list = try page.find("list")
      let all = try page.root.all
      let area = try #require(
        all.first { $0.name == "Area" || $0.attribute("aria-label") == "Area" })
      let drop = try #require(all.first { $0.attribute("on")?.contains("d") == true })
      let keys = try #require(
        all.first { $0.ownText == "Keys" || $0.attribute("aria-label") == "Keys" })
      messages = [
        ("v", .edit(.init(id: field, revision: 1, text: "new", selection: 3..<3))),
        ("sel", .select(field, 0..<1)), ("n", .setNumber(slider, 0.9)),
        ("s", .scroll(list.id, CGPoint(x: 0, y: 200))),
        ("w", .wheel(list.id, CGSize(width: 0, height: 200))),
        ("f", .focus(field)), ("c", .activate(button)),
        ("key of a field", key(field, "x")), ("key", key(keys.id, "x")),
        ("Return", key(button, .return)), ("space", key(button, .space)),
        (
          "drop",
          .files(
            .dropped([.init(name: "a", size: 1)], request: -1, node: drop.id, at: center(drop)))
        ),
      ]
      messages += pointer(area, "area") + pointer(try page.find("button", "Press"), "button")
    }

    private func key(_ id: Int, _ key: KeyEquivalent) -> ClientMessage {
      .key(.init(id: id, press: KeyPress(key: key, characters: String(key.character))))
    }

    private func center(_ node: ModelNode) -> CGPoint {
      var point = CGPoint(x: node.box[2] / 2, y: node.box[3] / 2)
      var current: ModelNode? = node
      while let next = current {
        point.x += next.box[0]
        point.y += next.box[1]
        current = next.parent
      }
      return point
    }

    private func pointer(_ node: ModelNode, _ name: String) -> [(String, ClientMessage)] {
      [ClientMessage.PointerInput.Kind.down, .up].map { kind in
        (
          "pointer on the \(name)",
          .pointer(
            .init(
              id: node.id, kind: kind, position: center(node), buttons: 1, modifiers: [],
              clicks: 1))
        )
      }
    }

    /// The node that has focus.
    var focused: Int? {
      guard let tree = page.page.tree, let element = tree.window.focus.focused else { return nil }
      return tree.nearestNode(element)?.id
    }

    var offset: CGFloat {
      (page.page.tree?.node(list.id)?.element as? ScrollElement)?.offset.y ?? 0
    }
  }

  @Test("each message changes something where nothing is refused")
  func eachMessageChangesSomethingWhereNothingIsRefused() throws {
    func result(_ kind: String) throws -> Attempt {
      let attempt = try Attempt()
      attempt.page.page.onFiles = { _ in attempt.facts.drops += 1 }
      for (name, message) in attempt.messages where name == kind {
        try attempt.page.send(message)
      }
      return attempt
    }
    #expect(try result("v").facts.text == "new")
    #expect(try result("n").facts.number == 0.9)
    #expect(try result("s").offset == 200)
    #expect(try result("w").offset > 0)
    #expect(try result("c").facts.presses == 1)
    #expect(try result("key").facts.keys == ["x"])
    #expect(try result("drop").facts.drops == 1)
    #expect(try result("pointer on the area").facts.presses == 1)
    #expect(try result("pointer on the button").facts.presses == 1)
    for kind in ["f", "sel"] {
      let attempt = try result(kind)
      #expect(try attempt.focused == attempt.page.find("textField").id, "\(kind)")
    }
  }

  @Test(arguments: Reason.allCases, [true, false])
  func aRefusedMessageChangesNothing(_ reason: Reason, isShown: Bool) throws {
    let attempt = try Attempt()
    let facts = attempt.facts
    attempt.page.page.onFiles = { _ in facts.drops += 1 }
    // Between a frame and the message, or before the frame.
    facts.reason = reason
    attempt.page.page.app.flush()
    if isShown { try attempt.page.show() }
    let focused = attempt.page.page.tree?.window.focus.focused
    for (name, message) in attempt.messages {
      try attempt.page.deliver(message)
      attempt.page.page.app.flush()
      #expect(facts.text == "old" && facts.number == 0.5, "\(name)")
      #expect(facts.presses == 0 && facts.drops == 0, "\(name)")
      #expect(facts.keys == [] && facts.strayKeys == [], "\(name)")
      // A disabled list can be read, so it scrolls.
      if reason != .disabled { #expect(attempt.offset == 0, "\(name)") }
      #expect(attempt.page.page.tree?.window.focus.focused === focused, "\(name)")
      if isShown { try attempt.page.show() }
    }
    facts.reason = nil
    attempt.page.page.app.flush()
    try attempt.page.show()
    #expect(try attempt.page.find("textField").value == "old")
  }
}
