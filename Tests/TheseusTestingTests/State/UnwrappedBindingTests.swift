import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Binding($selected) writes the value it was created with, or none")
struct UnwrappedBindingTests {
  fileprivate struct Item: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  @Observable fileprivate final class Model {
    var selected: Item?
    var word: String?

    init(_ selected: Item?) { self.selected = selected }
  }

  @Test("R80 a late write after another value was selected is dropped with an issue")
  func replaced() throws {
    let model = Model(Item(id: 1, title: "one"))
    let first = try #require(Binding(Bindable(model).selected))
    first.wrappedValue.title = "edited"
    model.selected = Item(id: 2, title: "two")
    first.wrappedValue.title = "late"
    #expect(model.selected == Item(id: 2, title: "two"))
    #expect(first.wrappedValue == Item(id: 1, title: "edited"))
    // The model belongs to no host.
    #expect(TestHost.strayIssues.contains { $0.kind == .staleBinding })
    model.selected = Item(id: 1, title: "again")
    first.wrappedValue.title += "!"
    #expect(model.selected?.title == "again!")
  }

  @Test("R80 a write after the optional has become nil is dropped")
  func removed() throws {
    let model = Model(Item(id: 1, title: "one"))
    let first = try #require(Binding(Bindable(model).selected))
    model.selected = nil
    first.wrappedValue.title = "late"
    #expect(model.selected == nil && first.wrappedValue.title == "one")
  }

  @Test("R80 another value with the same id, or of a type without ids, is written")
  func same() throws {
    let model = Model(Item(id: 1, title: "one"))
    let first = try #require(Binding(Bindable(model).selected))
    model.selected = Item(id: 1, title: "loaded")
    first.wrappedValue.title += "!"
    #expect(model.selected?.title == "loaded!")
    model.word = "a"
    let word = try #require(Binding(Bindable(model).word))
    model.word = "b"
    word.wrappedValue += "!"
    #expect(model.word == "b!")
  }

  @Test("R80 a write that changes the id is followed by the next one")
  func changedID() throws {
    let model = Model(Item(id: 1, title: "one"))
    let first = try #require(Binding(Bindable(model).selected))
    first.wrappedValue.id = 7
    first.wrappedValue.title = "seven"
    #expect(model.selected == Item(id: 7, title: "seven"))
  }

  @Test("R80 a field edits the value that is selected, before and after another is selected")
  func field() throws {
    struct Page: View {
      @State private var selected: Item? = Item(id: 1, title: "one")
      var body: some View {
        VStack {
          if let item = Binding($selected) { Editor(item: item) }
          Button("next") { selected = Item(id: 2, title: "two") }
          Text("now \(selected?.id ?? 0) \(selected?.title ?? "")")
        }
      }
    }
    struct Editor: View {
      @Binding var item: Item
      var body: some View { TextField("title", text: $item.title) }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    try host.find(.textField).replaceText("uno")
    #expect(host.screen.contains("now 1 uno"))
    try host.find(.button, "next").tap()
    try host.find(.textField).replaceText("due")
    #expect(host.screen.contains("now 2 due"))
    #expect(host.trace.issues.isEmpty)
  }
}
