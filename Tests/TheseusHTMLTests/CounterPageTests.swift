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

  @Test func aPageShowsTextsAndButtons() throws {
    let page = try ModelPage { Counter() }
    let text = try page.find("text", "Count: 5")
    #expect(text.tag == "span")
    let button = try page.find("button", "Add")
    #expect(button.tag == "button")
    #expect(button.attribute("on") == "c")
  }

  @Test func aClickThatChangesADigitIsAtMost40Bytes() throws {
    let page = try ModelPage { Counter() }
    let id = try page.find("text", "Count: 5").id
    let bytes = try page.click("button", "Add")
    #expect(bytes <= 40)
    #expect(
      page.client.operations == [[.string("t"), .number(Double(id)), .string("Count: 6")]])
  }

  @Test func withoutAChangeThereIsNoFrame() throws {
    let page = try ModelPage { Counter() }
    #expect(page.page.nextFrame() == nil)
  }

  @Test func severalChangesBeforeAFrameAreOne() throws {
    let page = try ModelPage { Counter() }
    let button = try page.find("button", "Add")
    for _ in 0..<3 { try page.page.receive(.activate(button.id)) }
    try page.show()
    #expect(page.client.operationNames == ["t"])
    #expect(try page.root.first("text", "Count: 8") != nil)
  }

  @Test func aChangeIsAnnouncedOnce() throws {
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
