import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor
@Suite struct CounterPageTests {
  private struct Counter: View {
    @State private var count = 5

    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test("a page shows texts and buttons")
  func aPageShowsTextsAndButtons() throws {
    let page = try ModelPage { Counter() }
    let text = try page.find("text", "Count: 5")
    #expect(text.tag == "span")
    let button = try page.find("button", "Add")
    #expect(button.tag == "button")
    #expect(button.attribute("on") == "c")
  }

  @Test("a click that changes a digit is at most 40 bytes")
  func aClickThatChangesADigitIsAtMost40Bytes() throws {
    let page = try ModelPage { Counter() }
    let id = try page.find("text", "Count: 5").id
    // A browser moves focus to a button before it reports the click.
    try page.send(.focus(page.find("button", "Add").id))
    let bytes = try page.click("button", "Add")
    #expect(bytes <= 40)
    #expect(
      page.client.operations == [[.string("t"), .number(Double(id)), .string("Count: 6")]])
  }

  @Test("without a change there is no frame")
  func withoutAChangeThereIsNoFrame() throws {
    let page = try ModelPage { Counter() }
    #expect(page.page.nextFrame() == nil)
  }

  @Test("several changes before a frame are one")
  func severalChangesBeforeAFrameAreOne() throws {
    let page = try ModelPage { Counter() }
    let button = try page.find("button", "Add")
    try page.send(.focus(button.id))
    for _ in 0..<3 { try page.page.receive(.activate(button.id)) }
    try page.show()
    #expect(page.client.operationNames == ["t"])
    #expect(try page.root.first("text", "Count: 8") != nil)
  }

  @Test("a change is announced once")
  func aChangeIsAnnouncedOnce() throws {
    let page = try ModelPage { Counter() }
    var announced = 0
    page.page.onChange = { announced += 1 }
    let button = try page.find("button", "Add")
    for _ in 0..<3 { try page.page.receive(.activate(button.id)) }
    #expect(announced == 1)
    try page.show()
    try page.page.receive(.activate(button.id))
    #expect(announced == 2)
  }
}
