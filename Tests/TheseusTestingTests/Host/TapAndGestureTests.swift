import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Log { var lines: [String] = [] }

@MainActor @Suite("A tap does what a click in the middle of the element does")
struct TapAndGestureTests {
  private let log = Log()
  private func note(_ line: String) -> @MainActor @Sendable () -> Void {
    { [log] in log.lines.append(line) }
  }
  private func tap(_ line: String) -> some Gesture {
    TapGesture().onEnded { [log] in log.lines.append(line) }
  }

  private func host(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> TestHost {
    TestHost(columns: 40, rows: 8) { content() }
  }

  @Test("simultaneous gestures of a button and around it see the tap")
  func simultaneous() throws {
    let host = host {
      VStack {
        Button("go", action: note("button")).simultaneousGesture(tap("own"))
        Text("other")
      }
      .simultaneousGesture(tap("around"))
    }
    try host.find(.button, "go").tap()
    #expect(Set(log.lines) == ["button", "own", "around"])
    #expect(log.lines.count == 3)
    try host.find(.button, "go").tap()
    #expect(log.lines.count == 6)
    #expect(host.focused?.label == "go")
  }

  @Test("a gesture of high priority takes the tap")
  func highPriority() throws {
    let host = host {
      VStack {
        Button("go", action: note("button"))
        Toggle("switch", isOn: .constant(false))
      }
      .highPriorityGesture(tap("around"))
    }
    try host.find(.button, "go").tap()
    #expect(log.lines == ["around"])
    try host.find(.toggle, "switch").toggle()
    #expect(log.lines == ["around", "around"])
  }

  @Test("a mask leaves out the gestures inside, the gesture itself, or both")
  func masks() throws {
    func text(_ name: String, _ mask: GestureMask) -> some View {
      VStack { Text(name).onTapGesture(perform: note("inner")) }
        .gesture(tap("outer"), including: mask)
    }
    let host = host {
      text("all", .all)
      text("gesture", .gesture)
      text("subviews", .subviews)
      text("none", .none)
    }
    for (name, lines) in [
      ("all", ["inner"]), ("gesture", ["outer"]), ("subviews", ["inner"]), ("none", []),
    ] {
      log.lines = []
      try host.find(.text, name).tap()
      #expect(log.lines == lines, "\(name)")
    }
  }

  @Test("a view that allows no hit testing is not tapped, what is behind it is")
  func hitTesting() throws {
    let host = host {
      ZStack {
        Text(verbatim: "                    ").onTapGesture(perform: note("behind"))
        Button("go", action: note("button")).allowsHitTesting(false)
      }
      VStack { Toggle("switch", isOn: .constant(true)) }.allowsHitTesting(false)
    }
    try host.find(.button, "go").tap()
    #expect(log.lines == ["behind"])
    try host.find(.toggle, "switch").toggle()
    #expect(log.lines == ["behind"])
  }

  @Test("an element that is scrolled out of sight is activated")
  func scrolledAway() throws {
    let host = host {
      ScrollView {
        VStack {
          ForEach(0..<30) { number in
            Button("row \(number)", action: note("row \(number)"))
              .simultaneousGesture(tap("gesture \(number)"))
          }
        }
      }
    }
    try host.find(.button, "row 25").tap()
    #expect(log.lines.first == "row 25")
  }

  @Test("a double tap takes two taps, and the button below it each of them")
  func doubleTap() throws {
    let host = host {
      Button("go", action: note("button"))
        .simultaneousGesture(TapGesture(count: 2).onEnded(note("double")))
    }
    try host.find(.button, "go").tap()
    #expect(log.lines == ["button"])
    try host.find(.button, "go").tap()
    #expect(log.lines.filter { $0 == "button" }.count == 2)
    #expect(log.lines.filter { $0 == "double" }.count == 1)
  }
}
