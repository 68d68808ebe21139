import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the focus of an assistive technology, without one")
struct AccessibilityFocusTests {
  @Test("a wish is no error and moves nothing; a heading is one")
  func wish() throws {
    struct Page: View {
      enum Place { case title, button }
      @AccessibilityFocusState private var place: Place?
      @AccessibilityFocusState private var isAtTitle: Bool
      @State private var wishes = 0
      var body: some View {
        VStack {
          Text("Title").accessibilityHeading(.h1).accessibilityFocused($isAtTitle)
            .accessibilityFocused($place, equals: .title)
          Button("go") {
            place = .title
            isAtTitle = true
            wishes += 1
          }
          Text("\(wishes) wishes, at \(place == nil && !isAtTitle ? "nothing" : "something")")
        }
      }
    }
    let host = TestHost(columns: 30, rows: 4) { Page() }
    #expect(host.findAll(.heading, "Title").count == 1)
    try host.find(.button, "go").tap()
    #expect(host.screen.contains("1 wishes, at nothing"))
    #expect(host.trace.issues.isEmpty)
  }
}
