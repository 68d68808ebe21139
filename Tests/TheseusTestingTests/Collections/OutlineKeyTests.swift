import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Outlines: Right unfolds a row, Left folds it, as on a Mac")
struct OutlineKeyTests {
  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  private static let tree = [
    Node(
      id: "fruit",
      children: [
        Node(id: "apple"), Node(id: "citrus", children: [Node(id: "lemon"), Node(id: "orange")]),
      ]),
    Node(id: "bread"),
  ]

  private struct Outline: View {
    @State private var selection: String?
    var body: some View {
      VStack {
        Text("selected \(selection ?? "nothing")")
        HStack {
          List(OutlineKeyTests.tree, children: \.children, selection: $selection) { Text($0.id) }
          Button("beside") {}
        }
      }
    }
  }

  private func outline() throws -> TestHost {
    let host = TestHost(columns: 40, rows: 12) { Outline() }
    try host.find(.list).focus()
    return host
  }

  @Test("Right unfolds, then goes to the first row below; Left goes up the tree, then folds")
  func walk() throws {
    let host = try outline()
    host.press(.downArrow)
    host.press(.upArrow)
    #expect(host.screen.contains("selected fruit") && !host.screen.contains("apple"))
    host.press(.rightArrow)
    #expect(host.screen.contains("apple") && host.screen.contains("selected fruit"))
    host.press(.rightArrow)
    #expect(host.screen.contains("selected apple"))
    host.press(.downArrow)
    host.press(.rightArrow)
    host.press(.rightArrow)
    #expect(host.screen.contains("selected lemon"))
    host.press(.downArrow)
    host.press(.leftArrow)
    #expect(host.screen.contains("selected citrus") && host.screen.contains("orange"))
    host.press(.leftArrow)
    #expect(host.screen.contains("selected citrus") && !host.screen.contains("orange"))
    host.press(.leftArrow)
    #expect(host.screen.contains("selected fruit"))
    host.press(.leftArrow)
    #expect(!host.screen.contains("apple"))
  }

  @Test("from a leaf at the root the keys continue to the views beside the list")
  func leaf() throws {
    let host = try outline()
    host.press(.end)
    host.press(.rightArrow)
    #expect(host.focused?.label == "beside")
  }

  @Test("a disclosure group that is a row of a list")
  func disclosure() throws {
    let host = TestHost(columns: 40, rows: 12) {
      List {
        Text("plain")
        DisclosureGroup("more") { Text("hidden") }
      }
    }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.leftArrow)
    #expect(!host.screen.contains("hidden"))
    host.press(.rightArrow)
    #expect(host.screen.contains("hidden"))
    host.press(.rightArrow)
    #expect(host.screen.contains("hidden"))
    host.press(.leftArrow)
    #expect(!host.screen.contains("hidden"))
  }
}
