import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// The client keeps each style of text that it was sent, so there must not be more and more.
@MainActor
@Suite("The styles of a page")
struct TextStyleTests {
  @Observable final class Model {
    var step = 0
  }

  private struct Colors: View {
    let model: Model

    var body: some View {
      let part = Double(model.step % 200) / 200
      VStack {
        Text("Text").foregroundStyle(Color(red: part, green: 0, blue: 0.5))
        Text("Secondary").foregroundStyle(.secondary)
        Text("Faint").foregroundStyle(Color.red.opacity(part))
        Text("Gradient").foregroundStyle(
          LinearGradient(
            colors: [Color(red: part, green: 1, blue: 0), .blue], startPoint: .leading,
            endPoint: .trailing))
      }
    }
  }

  private struct Sizes: View {
    let model: Model

    var body: some View {
      VStack {
        Text("Text").font(.system(size: 10 + Double(model.step) / 100)).bold()
        Text("Other")
      }
    }
  }

  private func texts(_ page: ModelPage) throws -> [[JSONValue]] {
    try page.root.all.flatMap(\.pieces).compactMap(\.array).filter { $0.first == .string("t") }
  }

  @Test("a color that changes needs no new style")
  func colors() throws {
    let model = Model()
    let page = try ModelPage { Colors(model: model) }
    let before = page.client.styles.count
    for step in 1...100 {
      model.step = step
      page.page.app.flush()
      try page.show()
    }
    #expect(page.client.styles.count == before)
    let text = try #require(try texts(page).first)
    #expect(text.count > 7 && text[7] == .string("#800080"))
    #expect(try page.root.lines() == page.freshTree().lines())
  }

  @Test("many sizes do not stay: the table restarts with those that are shown")
  func sizes() throws {
    let model = Model()
    let page = try ModelPage { Sizes(model: model) }
    var most = 0
    var trees = 0
    for step in 1...1_600 {
      model.step = step
      page.page.app.flush()
      try page.show()
      trees += page.client.operationNames.contains("full") ? 1 : 0
      // As the script, which restarts with the first style.
      if page.client.operations.contains(where: {
        $0.first == .string("style") && $0[1] == .number(0)
      }) {
        most = 0
      }
      most += page.client.operationNames.filter { $0 == "style" }.count
      #expect(most < 520)
    }
    #expect((2...4).contains(trees))
    #expect(try page.root.lines() == page.freshTree().lines())
  }

  @Test("a field keeps its color")
  func field() throws {
    struct Field: View {
      @State private var text = "a"
      var body: some View {
        TextField("Name", text: $text).foregroundStyle(Color(red: 1, green: 0, blue: 0))
      }
    }
    let page = try ModelPage { Field() }
    let number = try #require(try page.find("textField").attributes["font"]?.int)
    #expect(page.client.styles[number]?.array?[2].string == "#ff0000")
  }
}
