import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Messages for elements that are gone, disabled or behind a modal layer change nothing.
@MainActor
@Suite struct RefusalTests {
  private struct Screen: View {
    @State private var count = 0
    @State private var isShown = true
    @State private var isPresented = false
    @State private var isDisabled = false

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Add") { count += 1 }.disabled(isDisabled)
        if isShown { Button("Once") { count += 100 } }
        Button("Remove") { isShown = false }
        Button("Disable") { isDisabled = true }
        Button("Ask") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) { Button("Inside") { count += 10 } }
    }
  }

  @Test("an action on a removed element is refused")
  func anElementThatIsGone() throws {
    let page = try ModelPage { Screen() }
    let id = try page.find("button", "Once").id
    try page.click("button", "Remove")
    try page.send(.activate(id))
    for unknown in [0, -1, 99_999, Int.max] { try page.send(.activate(unknown)) }
    #expect(try page.root.first("text", "count 0") != nil)
  }

  @Test("an action on a disabled element is refused")
  func aDisabledElement() throws {
    let page = try ModelPage { Screen() }
    try page.click("button", "Disable")
    try page.click("button", "Add")
    #expect(try page.root.first("text", "count 0") != nil)
  }

  @Test("an action on a covered element is refused")
  func aCoveredElement() throws {
    let page = try ModelPage { Screen() }
    try page.click("button", "Ask")
    let covered = try page.find("button", "Add")
    var node: ModelNode? = covered
    while let next = node, next.attribute("inert") == nil { node = next.parent }
    #expect(node != nil, "nothing around the button is inert")
    try page.send(.activate(covered.id))
    let point = CGPoint(x: covered.box[0] + 4, y: covered.box[1] + 4)
    for kind in [ClientMessage.PointerInput.Kind.down, .up] {
      try page.send(
        .pointer(
          .init(
            id: covered.id, kind: kind, position: point, buttons: 1, modifiers: [], clicks: 1)))
    }
    #expect(try page.root.first("text", "count 0") != nil)
    try page.click("button", "Inside")
    #expect(try page.root.first("text", "count 10") != nil)
  }
}
