import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the focus of an assistive technology, without one")
struct AccessibilityFocusTests {
  @Test("a request moves nothing and reports no issue; a heading is in the tree")
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

@MainActor @Suite("the focus of an assistive technology that reads the window")
struct ReadAccessibilityFocusTests {
  private struct Page: View {
    enum Place { case first, second }
    @AccessibilityFocusState private var place: Place?
    @AccessibilityFocusState private var isAtThird: Bool
    let startsAtSecond: Bool

    var body: some View {
      VStack {
        Button("first") { place = .second }.accessibilityFocused($place, equals: .first)
        Button("second") { isAtThird = true }.accessibilityFocused($place, equals: .second)
        Button("third") { place = nil }.accessibilityFocused($isAtThird)
        Text("at \(place == .first ? "1" : place == .second ? "2" : isAtThird ? "3" : "none")")
      }
      .modifier(Start(place: $place, isAtSecond: startsAtSecond))
    }

    private struct Start: ViewModifier {
      let place: AccessibilityFocusState<Place?>.Binding
      let isAtSecond: Bool
      func body(content: Content) -> some View {
        if isAtSecond {
          content.accessibilityDefaultFocus(place, .second)
        } else {
          content
        }
      }
    }
  }

  private func host(reads: Bool) -> TestHost {
    let host = TestHost(columns: 20, rows: 6) { Page(startsAtSecond: false) }
    if reads { _ = host.window.observeSemantics { _ in } }
    return host
  }

  @Test("the state follows focus, and writing it moves focus")
  func follows() throws {
    let host = host(reads: true)
    host.press(.tab)
    #expect(host.screen.contains("at 1"))
    host.press(.tab)
    #expect(host.screen.contains("at 2"))
    host.press(.tab)
    #expect(host.screen.contains("at 3"))
    host.press(.tab, modifiers: .shift)
    host.press(.tab, modifiers: .shift)
    host.press(.return)
    #expect(host.focused?.label == "second")
    #expect(host.screen.contains("at 2"))
    host.press(.return)
    #expect(host.focused?.label == "third")
    #expect(host.screen.contains("at 3"))
  }

  @Test("without a technology the state stays nil, and writing it moves nothing")
  func unread() throws {
    let host = host(reads: false)
    host.press(.tab)
    #expect(host.screen.contains("at none"))
    host.press(.return)
    #expect(host.focused?.label == "first")
    #expect(host.screen.contains("at none"))
  }
  private final class Model: ObservableObject { @Published var isShown = false }

  private struct Later: View {
    @ObservedObject var model: Model
    var body: some View { if model.isShown { Page(startsAtSecond: true) } }
  }

  @Test("a view that appears has its initial focus for a technology, and none without")
  func initial() {
    for reads in [true, false] {
      let model = Model()
      let host = TestHost(columns: 20, rows: 6) { Later(model: model) }
      if reads { _ = host.window.observeSemantics { _ in } }
      model.isShown = true
      host.flush()
      #expect(host.focused?.label == (reads ? "second" : nil))
      #expect(host.screen.contains(reads ? "at 2" : "at none"))
    }
  }
}
