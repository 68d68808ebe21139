import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Log { var lines: [String] = [] }

private struct Counter: View {
  let name: String
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.lines.append("+\(name)") }
      .onDisappear { log.lines.append("-\(name)") }
  }
}

/// A view whose body is the conditional.
private struct Choice: View {
  let isFirst: Bool
  let log: Log

  var body: some View {
    if isFirst { Counter(name: "first", log: log) } else { Counter(name: "second", log: log) }
  }
}

private struct Screen: View {
  enum Form: CaseIterable { case id, arms, optional, rows, erased, customView, nested }

  let form: Form
  let log: Log
  @State private var isFirst = true
  @State private var transition = AnyTransition.opacity

  private var name: String { isFirst ? "first" : "second" }

  var body: some View {
    VStack {
      Button("change") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
      Button("at once") { isFirst.toggle() }
      content
      Text("below")
    }
  }

  @ViewBuilder private var content: some View {
    switch form {
    case .id: Counter(name: name, log: log).id(isFirst).transition(.opacity)
    case .arms:
      Group {
        Text("always")
        if isFirst { Counter(name: "first", log: log) } else { Counter(name: "second", log: log) }
      }
      .transition(.move(edge: .leading))
    case .optional:
      Group {
        if isFirst { Counter(name: "first", log: log) }
        if !isFirst { Counter(name: "second", log: log) }
      }
      .transition(.slide)
    case .rows:
      ForEach([name], id: \.self) { Counter(name: $0, log: log) }.transition(.scale)
    case .erased:
      (isFirst
        ? AnyView(Counter(name: "first", log: log))
        : AnyView(Counter(name: "second", log: log).padding(.leading, 0)))
        .transition(.opacity)
    case .customView: Choice(isFirst: isFirst, log: log).transition(.opacity)
    case .nested: Group { Choice(isFirst: isFirst, log: log) }.id(0).padding(0).transition(.opacity)
    }
  }
}

@MainActor @Suite("A transition outside of what changes (R66)")
struct OuterTransitionTests {
  private func start(_ form: Screen.Form) throws -> (TestHost, Log) {
    let log = Log()
    let host = TestHost(columns: 30, rows: 12) { Screen(form: form, log: log) }
    try host.find(.button, "first 0").tap()
    #expect(log.lines == ["+first"])
    log.lines = []
    return (host, log)
  }

  @Test("the removed view stays until the transition ends", arguments: Screen.Form.allCases)
  fileprivate func removal(form: Screen.Form) throws {
    let (host, log) = try start(form)
    try host.find(.button, "change").tap()
    host.advance(by: .milliseconds(500))
    #expect(log.lines == ["+second"])
    host.advance(by: .milliseconds(600))
    #expect(log.lines == ["+second", "-first"])
    #expect(host.findAll(.button, "first 1").isEmpty)
    #expect(try host.find(.button, "second 0").isEnabled)
    #expect(host.trace.issues.isEmpty)
  }

  @Test("the view that returns in time keeps its state", arguments: Screen.Form.allCases)
  fileprivate func revival(form: Screen.Form) throws {
    let (host, log) = try start(form)
    try host.find(.button, "change").tap()
    host.advance(by: .milliseconds(300))
    try host.find(.button, "second 0").tap()
    try host.find(.button, "change").tap()
    host.advance(by: .seconds(3))
    #expect(log.lines == ["+second", "-second"])
    #expect(host.findAll(.button, "first 1").count == 1)
  }

  @Test("nothing stays where nothing is animated", arguments: Screen.Form.allCases)
  fileprivate func atOnce(form: Screen.Form) throws {
    let (host, log) = try start(form)
    try host.find(.button, "at once").tap()
    #expect(log.lines == ["+second", "-first"])
    #expect(host.findAll(.button, "first 1").isEmpty)
  }

  private struct Enclosed: View {
    let log: Log
    @State private var isShown = true
    @State private var names = ["a", "b"]
    @State private var fades = true

    var body: some View {
      VStack {
        Button("hide") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        Button("drop") { withAnimation(.linear(duration: 1)) { names = ["b"] } }
        Button("plain") { fades = false }
        if isShown {
          ForEach(names, id: \.self) { Counter(name: $0, log: log) }
            .transition(fades ? .opacity : .identity)
        }
      }
    }
  }

  @Test("the whole content leaves by the transition too")
  func enclosed() throws {
    let log = Log()
    let host = TestHost(columns: 30, rows: 12) { Enclosed(log: log) }
    log.lines = []
    try host.find(.button, "drop").tap()
    host.advance(by: .milliseconds(400))
    try host.find(.button, "hide").tap()
    host.advance(by: .milliseconds(400))
    #expect(log.lines == [])
    host.advance(by: .milliseconds(300))
    #expect(log.lines == ["-a"])
    host.advance(by: .milliseconds(400))
    #expect(log.lines == ["-a", "-b"])
  }

  @Test("a row uses the newest transition")
  func newest() throws {
    let log = Log()
    let host = TestHost(columns: 30, rows: 12) { Enclosed(log: log) }
    log.lines = []
    try host.find(.button, "plain").tap()
    try host.find(.button, "drop").tap()
    #expect(log.lines == ["-a"])
  }
}
