import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a value that was skipped is not shown later")
struct SkippedValueTests {
  /// How a view says that only its id counts.
  enum Form: CaseIterable { case equatable, equatableView, conformance, plainData }

  /// Equal whenever the ids are. The name makes it no plain data.
  private struct Named: View, Equatable {
    let id: Int
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
    nonisolated static func == (a: Named, b: Named) -> Bool { a.id == b.id }
  }

  /// Plain data, which only `equatable()` compares by `==`.
  private struct Numbered: View, Equatable {
    let id: Int
    let number: Int
    @Binding var count: Int
    var body: some View { Button("number \(number) \(count)") { count += 1 } }
    nonisolated static func == (a: Numbered, b: Numbered) -> Bool { a.id == b.id }
  }

  private struct Page: View {
    let form: Form
    @State private var name = 1
    @State private var id = 1
    @State private var count = 0
    var body: some View {
      VStack {
        switch form {
        case .equatable: Named(id: id, name: "number \(name)").equatable()
        case .equatableView: EquatableView(content: Named(id: id, name: "number \(name)"))
        case .conformance: Named(id: id, name: "number \(name)")
        case .plainData: Numbered(id: id, number: name, count: $count).equatable()
        }
        Button("Rename") { name += 1 }
        Button("Replace") { id += 1 }
      }
    }
  }

  @Test(
    "R40 the value that is kept is the one that was compared, until an unequal one comes",
    arguments: Form.allCases)
  func kept(_ form: Form) throws {
    let host = TestHost { Page(form: form) }
    #expect(host.screen.contains("number 1 0"))
    try host.find(.button, "Rename").tap()
    #expect(host.screen.contains("number 1 0"), "the new value is skipped")
    try host.find(.button, "number 1 0").tap()
    #expect(host.screen.contains("number 1 1"), "the view's own state changes, its value does not")
    try host.find(.button, "Rename").tap()
    try host.find(.button, "Replace").tap()
    #expect(host.screen.contains("number 3 1"), "an unequal value is shown as a whole")
  }

  @Test("R40 a new value is compared with the one that is kept, not with the last one")
  func comparedWithKept() throws {
    struct Rounded: View, Equatable {
      let number: Int
      let text: String
      var body: some View { Text(text) }
      /// Numbers that are near each other are equal, which is not transitive.
      nonisolated static func == (a: Rounded, b: Rounded) -> Bool { abs(a.number - b.number) < 2 }
    }
    struct Page: View {
      @State private var number = 0
      var body: some View {
        Rounded(number: number, text: "shown \(number)").equatable()
        Button("More") { number += 1 }
      }
    }
    let host = TestHost { Page() }
    try host.find(.button, "More").tap()
    #expect(host.screen.contains("shown 0"))
    try host.find(.button, "More").tap()
    #expect(host.screen.contains("shown 2"))
  }

  @Test("R40 also in the body of a modifier")
  func modifier() throws {
    struct Label: ViewModifier, Equatable {
      let id: Int
      let name: String
      @State private var count = 0
      func body(content: Content) -> some View {
        content
        Button("\(name) \(count)") { count += 1 }
      }
      nonisolated static func == (a: Label, b: Label) -> Bool { a.id == b.id }
    }
    struct Page: View {
      @State private var name = 1
      var body: some View {
        VStack { Text("content").modifier(Label(id: 1, name: "name \(name)")) }
        Button("Rename") { name += 1 }
      }
    }
    let host = TestHost { Page() }
    try host.find(.button, "Rename").tap()
    try host.find(.button, "name 1 0").tap()
    #expect(host.screen.contains("name 1 1"))
  }
}
