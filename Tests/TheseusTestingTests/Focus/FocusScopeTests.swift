import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("focus scopes: the initial focus, and how it is restored")
struct FocusScopeTests {
  private struct Fields: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    @State private var preferred = 1
    var body: some View {
      VStack {
        ForEach(0..<3, id: \.self) { index in
          Button("button \(index)") {}.prefersDefaultFocus(preferred == index, in: scope)
        }
        Button("reset") { resetFocus(in: scope) }
        Button("other") {
          preferred = 2
          resetFocus(in: scope)
        }
        Button("none") {
          preferred = 9
          resetFocus(in: scope)
        }
      }
      .focusScope(scope)
    }
  }

  @Test("focus starts at the view that prefers it")
  func begins() {
    let host = TestHost { Fields() }
    #expect(host.focused?.label == "button 1")
  }

  @Test("a preference for another scope has no effect")
  func otherScope() {
    struct Other: View {
      @Namespace private var scope
      @Namespace private var other
      var body: some View {
        VStack { Button("one") {}.prefersDefaultFocus(in: other) }.focusScope(scope)
      }
    }
    #expect(TestHost { Other() }.focused == nil)
  }

  @Test(
    "resetFocus brings it back, to the view that prefers it after the update, else to the first")
  func reset() throws {
    let host = TestHost { Fields() }
    try host.find(.button, "reset").tap()
    #expect(host.focused?.label == "button 1")
    try host.find(.button, "other").tap()
    #expect(host.focused?.label == "button 2")
    try host.find(.button, "none").tap()
    #expect(host.focused?.label == "button 0")
  }

  @Test("a scope that appears does not move focus")
  func appearsLater() throws {
    struct Later: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("show") { isShown = true }
          if isShown { Fields() }
        }
      }
    }
    let host = TestHost { Later() }
    try host.find(.button, "show").tap()
    #expect(host.focused?.label == "show" && host.screen.contains("button 1"))
  }
}

@MainActor @Suite("moves of focus: default focus of a region, sections")
struct FocusMoveTests {
  private struct Region: View {
    let priority: DefaultFocusEvaluationPriority
    @FocusState private var field: String?
    var body: some View {
      VStack {
        Button("before") {}
        VStack {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Button(name) {}.focused($field, equals: name)
          }
        }
        .defaultFocus($field, "b", priority: priority)
        Button("after") {}
      }
    }
  }

  @Test("Tab moves to a region's default if that includes the user's moves, and on from there")
  func userInitiated() throws {
    let host = TestHost { Region(priority: .userInitiated) }
    #expect(host.focused?.label == "b")
    try host.find(.button, "before").focus()
    host.press(.tab)
    #expect(host.focused?.label == "b")
    host.press(.tab)
    #expect(host.focused?.label == "c")
    host.press(.tab)
    #expect(host.focused?.label == "after")
    host.press(.upArrow)
    #expect(host.focused?.label == "b")
  }

  @Test("otherwise Tab goes to the first")
  func automatic() throws {
    let host = TestHost { Region(priority: .automatic) }
    try host.find(.button, "before").focus()
    host.press(.tab)
    #expect(host.focused?.label == "a")
  }

  @Test("an arrow key reaches into a section although no view in it is in line")
  func section() throws {
    func host(isSection: Bool) -> TestHost {
      TestHost(columns: 40, rows: 12) {
        HStack(alignment: .top) {
          VStack { ForEach(0..<8, id: \.self) { Button("left \($0)") {} } }
          let right = VStack {
            Button("right 0") {}
            Spacer()
          }
          if isSection { right.focusSection() } else { right }
        }
      }
    }
    let with = host(isSection: true)
    try with.find(.button, "left 6").focus()
    with.press(.rightArrow)
    #expect(with.focused?.label == "right 0")
    let without = host(isSection: false)
    try without.find(.button, "left 6").focus()
    without.press(.rightArrow)
    #expect(without.focused?.label == "left 6")
  }
}
