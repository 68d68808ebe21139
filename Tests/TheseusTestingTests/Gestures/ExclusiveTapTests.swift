import Testing
import TheseusTesting

@MainActor @Suite("a single tap waits while a double one has precedence")
struct ExclusiveTapTests {
  /// How a double tap has precedence over a single one.
  enum Form: CaseIterable { case exclusively, stacked, spatial, high, callbacks }

  @MainActor private final class Log: ObservableObject {
    var lines: [String] = []
    @Published var isShown = true
  }

  private struct Target: View {
    let form: Form
    let log: Log
    @GestureState private var state = 0
    var body: some View {
      let double = TapGesture(count: 2).onEnded { log.lines.append("double") }
      let single = TapGesture().onEnded { log.lines.append("single") }
      let key = Text("target")
      switch form {
      case .exclusively: key.gesture(double.exclusively(before: single))
      case .stacked:
        key.onTapGesture(count: 2) { log.lines.append("double") }
          .onTapGesture { log.lines.append("single") }
      case .spatial:
        key.gesture(
          SpatialTapGesture(count: 2).onEnded { _ in log.lines.append("double") }
            .exclusively(
              before: SpatialTapGesture().onEnded {
                log.lines.append($0.location.x < 16 ? "single" : "elsewhere")
              }))
      case .high: key.gesture(single).highPriorityGesture(double)
      case .callbacks:
        key.gesture(
          double.map { 1 }.updating($state) { value, state, _ in state = value }
            .exclusively(before: single.map { 2 }).onEnded { _ in })
      }
    }
  }

  private func host(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> TestHost {
    TestHost(columns: 20, rows: 3) {
      VStack(alignment: .leading) {
        content()
        Spacer()
      }
    }
  }

  private func click(_ host: TestHost, count: Int = 1) {
    for _ in 0..<count {
      host.send(.pointer(PointerEvent(.press(.left), column: 8, row: 0)))
      host.send(.pointer(PointerEvent(.release(.left), column: 8, row: 0)))
    }
  }

  private func pass(_ duration: Duration, _ host: TestHost) async throws {
    host.advance(by: duration)
    try await host.settle()
  }

  /// How long a tap at most waits for another one.
  private let interval = Duration.milliseconds(500)

  @Test("a double click runs the double tap's action alone", arguments: Form.allCases)
  func double(_ form: Form) async throws {
    let log = Log()
    let host = host { Target(form: form, log: log) }
    click(host)
    #expect(log.lines == [])
    host.advance(by: .milliseconds(200))
    click(host)
    #expect(log.lines == ["double"])
    try await pass(interval * 2, host)
    #expect(log.lines == ["double"])
  }

  @Test("a single click runs the other one's when no second click came", arguments: Form.allCases)
  func single(_ form: Form) async throws {
    let log = Log()
    let host = host { Target(form: form, log: log) }
    click(host)
    try await host.settle()
    #expect(log.lines == [])
    try await pass(interval, host)
    #expect(log.lines == ["single"])
  }

  @Test(
    "a second press that comes late is another tap; a press that was long enough does not wait",
    arguments: Form.allCases)
  func slow(_ form: Form) throws {
    let log = Log()
    let host = host { Target(form: form, log: log) }
    click(host)
    host.advance(by: interval)
    host.send(.pointer(PointerEvent(.press(.left), column: 8, row: 0)))
    #expect(log.lines == ["single"])
    host.advance(by: interval)
    host.send(.pointer(PointerEvent(.release(.left), column: 8, row: 0)))
    #expect(log.lines == ["single", "single"])
  }

  @Test("three taps before two before one", arguments: [true, false])
  func three(isStacked: Bool) async throws {
    let log = Log()
    let host = host {
      if isStacked {
        Text("target")
          .onTapGesture(count: 3) { log.lines.append("3") }
          .onTapGesture(count: 2) { log.lines.append("2") }
          .onTapGesture { log.lines.append("1") }
      } else {
        Text("target").gesture(
          TapGesture(count: 3).onEnded { log.lines.append("3") }
            .exclusively(before: TapGesture(count: 2).onEnded { log.lines.append("2") })
            .exclusively(before: TapGesture().onEnded { log.lines.append("1") }))
      }
    }
    for count in 1...3 {
      click(host, count: count)
      try await pass(interval * 2, host)
    }
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test("a single tap is not slow without a double one that has precedence")
  func immediate() {
    let log = Log()
    let host = host {
      Text("target")
        .onTapGesture { log.lines.append("single") }
        .onTapGesture(count: 2) { log.lines.append("outer") }
        .simultaneousGesture(TapGesture(count: 2).onEnded { log.lines.append("beside") })
    }
    click(host)
    #expect(log.lines == ["single"])
    click(host)
    #expect(log.lines.sorted() == ["beside", "single", "single"])
  }

  @Test("what is no tap ends with the release also beside a double tap")
  func pressing() {
    let log = Log()
    let host = host {
      Text("target")
        .onTapGesture(count: 2) { log.lines.append("double") }
        .onLongPressGesture {
        } onPressingChanged: {
          log.lines.append("\($0)")
        }
    }
    click(host)
    #expect(log.lines == ["true", "false"])
  }

  @Test(
    "a tap that no pointer makes is a single one at once", arguments: [Form.exclusively, .stacked])
  func activation(_ form: Form) throws {
    let log = Log()
    let host = host { Target(form: form, log: log) }
    let target = try #require(host.window.semantics.first(.text, "target"))
    try host.window.perform(.activate, on: target.id)
    #expect(log.lines == ["single"])
  }

  @Test("a view that is removed meanwhile gets no tap", arguments: Form.allCases)
  func removed(_ form: Form) async throws {
    struct Page: View {
      let form: Form
      @ObservedObject var log: Log
      var body: some View { if log.isShown { Target(form: form, log: log) } }
    }
    let log = Log()
    let host = host { Page(form: form, log: log) }
    click(host)
    log.isShown = false
    host.flush()
    try await pass(interval * 2, host)
    #expect(log.lines == [])
  }
}
