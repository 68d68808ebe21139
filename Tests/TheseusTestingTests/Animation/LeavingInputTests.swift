import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Log { var lines: [String] = [] }

private struct Raised: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.padding(.leading, phase.isIdentity ? 0 : 8)
  }
}

private enum Way: CaseIterable {
  case opacity, scale, slide, combined, custom
  @MainActor var transition: AnyTransition {
    switch self {
    case .opacity: .opacity
    case .scale: .scale
    case .slide: .asymmetric(insertion: .identity, removal: .move(edge: .trailing))
    case .combined: .scale.combined(with: .opacity)
    case .custom: AnyTransition(Raised())
    }
  }
}

private enum Form: CaseIterable { case optional, arm, row, id, outside, nested }

private struct Screen: View {
  let form: Form
  let way: Way
  let log: Log
  @State private var isShown = true
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      content
      Text("focus \(isFocused) text \(text)")
      Button("change") { change() }.keyboardShortcut("c")
      Button("focus") { isFocused = true }
    }
  }

  private func change() { withAnimation(.linear(duration: 2)) { isShown.toggle() } }

  @ViewBuilder private var content: some View {
    switch form {
    case .optional: if isShown { panel.transition(way.transition) }
    case .arm: if isShown { panel.transition(way.transition) } else { Text("other") }
    case .row: ForEach(isShown ? [1] : [], id: \.self) { _ in panel.transition(way.transition) }
    case .id: panel.transition(way.transition).id(isShown)
    case .outside: Group { if isShown { panel } }.transition(way.transition)
    case .nested: if isShown { Group { if true { panel } }.transition(way.transition) }
    }
  }

  private var panel: some View {
    HStack {
      TextField("field", text: $text).focused($isFocused).frame(width: 80)
      Button("press") { log.lines.append("pressed") }.keyboardShortcut("p")
    }
  }
}

@MainActor @Suite("R66 R82 what a transition takes away has no input")
struct LeavingInputTests {
  /// The screen, its log and its first field, which has focus and the text "a".
  private func begin(_ form: Form, _ way: Way) throws -> (TestHost, Log) {
    let log = Log()
    let host = TestHost { Screen(form: form, way: way, log: log) }
    try host.find(.textField, "field").focus()
    host.type("a")
    host.press("p", modifiers: .command)
    #expect(log.lines == ["pressed"])
    log.lines = []
    return (host, log)
  }

  private func status(_ host: TestHost) -> String? {
    host.findAll(.text).map(\.label).first { $0.hasPrefix("focus") }
  }

  @Test(
    "it loses focus, and typed text no longer reaches it",
    arguments: Form.allCases.filter { $0 != .id }, Way.allCases)
  private func focus(_ form: Form, _ way: Way) throws {
    let (host, _) = try begin(form, way)
    host.press("c", modifiers: .command)
    host.advance(by: .milliseconds(500))
    #expect(status(host) == "focus false text a")
    host.type("b")
    #expect(status(host) == "focus false text a")
    for _ in 0..<4 {
      host.press(.tab)
      #expect(host.focused?.label != "field" && host.focused?.label != "press")
    }
    try host.find(.button, "focus").tap()
    #expect(status(host) == "focus false text a")
  }

  @Test("its shortcuts and clicks on it do nothing", arguments: Form.allCases, Way.allCases)
  private func press(_ form: Form, _ way: Way) throws {
    let (host, log) = try begin(form, way)
    let button = try host.find(.button, "press")
    let cell = button.frame
    host.press("c", modifiers: .command)
    host.advance(by: .milliseconds(100))
    #expect(log.lines == [])
    if form == .id { return }
    host.press("p", modifiers: .command)
    for action in [PointerEvent.Action.press(.left), .release(.left)] {
      host.send(.pointer(PointerEvent(action, column: cell.x + 1, row: cell.y)))
    }
    #expect(log.lines == [])
  }

  @Test("a new view for another id has the input", arguments: Way.allCases)
  private func replacement(_ way: Way) throws {
    let (host, log) = try begin(.id, way)
    host.press("c", modifiers: .command)
    host.advance(by: .milliseconds(100))
    host.press("p", modifiers: .command)
    #expect(log.lines == ["pressed"])
  }

  @Test("when it returns, it has the input again", arguments: [Form.optional, .row], Way.allCases)
  private func returning(_ form: Form, _ way: Way) throws {
    let (host, log) = try begin(form, way)
    host.press("c", modifiers: .command)
    host.advance(by: .milliseconds(500))
    host.press("c", modifiers: .command)
    host.press("p", modifiers: .command)
    #expect(log.lines == ["pressed"])
    host.advance(by: .seconds(3))
    try host.find(.button, "press").tap()
    #expect(log.lines == ["pressed", "pressed"])
    try host.find(.button, "focus").tap()
    host.type("c")
    #expect(status(host) == "focus true text ac")
  }

  @Test("a click on it is for the view behind it")
  func behind() throws {
    let log = Log()
    let host = TestHost { Covered(log: log) }
    let cell = try host.find(.text, "behind").frame
    func click() {
      for action in [PointerEvent.Action.press(.left), .release(.left)] {
        host.send(.pointer(PointerEvent(action, column: cell.x + 1, row: cell.y)))
      }
    }
    click()
    #expect(log.lines == ["cover"])
    host.press("d", modifiers: .command)
    host.advance(by: .seconds(1))
    click()
    #expect(log.lines == ["cover", "behind"])
  }

  @Test("it ends the press on its button and the drag on its view", arguments: Way.allCases)
  private func held(_ way: Way) throws {
    for name in ["press", "drag"] {
      let log = Log()
      let host = TestHost { Held(way: way, log: log) }
      let cell = try host.find(nil, name).frame
      host.send(.pointer(PointerEvent(.press(.left), column: cell.x + 1, row: cell.y)))
      if name == "drag" {
        host.send(.pointer(PointerEvent(.move(.left), column: cell.x + 3, row: cell.y)))
        #expect(log.lines == ["dragged"])
        _ = try host.find(.text, "drags true")
      }
      host.press("r", modifiers: .command)
      _ = try host.find(.text, "drags false")
      host.send(.pointer(PointerEvent(.move(.left), column: cell.x + 2, row: cell.y)))
      host.send(.pointer(PointerEvent(.release(.left), column: cell.x + 2, row: cell.y)))
      #expect(log.lines == (name == "drag" ? ["dragged"] : []))
      _ = try host.find(.text, "drags false")
    }
  }

  private struct Held: View {
    let way: Way
    let log: Log
    @State private var isShown = true
    @GestureState private var drags = false
    var body: some View {
      VStack(alignment: .leading) {
        if isShown {
          VStack(alignment: .leading) {
            Button("press") { log.lines.append("pressed") }
            Text("drag").gesture(
              DragGesture().updating($drags) { _, state, _ in state = true }
                .onChanged { _ in log.lines.append("dragged") }
                .onEnded { _ in log.lines.append("ended") })
          }
          .transition(way.transition)
        }
        Text("drags \(drags)")
        Button("remove") { withAnimation(.linear(duration: 2)) { isShown = false } }
          .keyboardShortcut("r")
      }
    }
  }

  private struct Covered: View {
    let log: Log
    @State private var isCovered = true
    var body: some View {
      ZStack {
        Text("behind").onTapGesture { log.lines.append("behind") }
        if isCovered {
          Text("cover!").onTapGesture { log.lines.append("cover") }.transition(.opacity)
        }
      }
      Button("dismiss") { withAnimation(.linear(duration: 2)) { isCovered = false } }
        .keyboardShortcut("d")
    }
  }
}
