import Foundation
import Observation
import Testing
import TheseusSession
import TheseusTesting

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Codable and not Equatable.
private struct Filter: Codable { var words: [String] = [] }

@MainActor @Observable
private final class Session {
  var page = 0
  var draft = ""
  var filter = Filter()
  @ObservationIgnored var ignored = 0
  private var hidden = 0
  func hide(_ value: Int) { hidden = value }
}

extension Session: SessionState {}

private class Base: ObservableObject {
  @Published var inherited = 0
  var plain = 0
}

private final class Model: Base {
  @Published var name = ""
}

extension Base: SessionState {}

/// The ways in which an action writes, set from outside: the code differs, the view does not.
@MainActor
private final class Actions {
  var appear: @MainActor (Session, Model) -> Void = { _, _ in }
  var task: @MainActor (Session, Model, any Clock<Duration>) async -> Void = { _, _, _ in }
  var session: Session?
  var model: Model?
}

private struct Root: View {
  let actions: Actions
  @State private var session = Session()
  @StateObject private var model = Model()
  @Environment(\.clock) private var clock
  @State private var presses = 0

  var body: some View {
    actions.session = session
    actions.model = model
    return VStack {
      Text("page \(session.page)")
      Button("draft") { session.draft += "!" }
      Button("page") { session.page += 1 }
      Button("press \(presses)") { presses += 1 }
    }
    .onAppear { actions.appear(session, model) }
    .task { await actions.task(session, model, clock) }
  }
}

@MainActor @Suite("restored objects that are overwritten")
struct OverwrittenObjectTests {
  /// A session in which every variable has another value than at first.
  private func saved() throws -> Snapshot {
    let actions = Actions()
    let host = TestHost { Root(actions: actions) }
    let session = try #require(actions.session)
    let model = try #require(actions.model)
    session.page = 4
    session.draft = "half a wo"
    session.filter.words = ["milk"]
    session.ignored = 5
    session.hide(6)
    model.inherited = 7
    model.plain = 8
    model.name = "named"
    host.flush()
    return try host.snapshot()
  }

  private func host(_ actions: Actions) throws -> TestHost {
    TestHost(restoring: try saved()) { Root(actions: actions) }
  }

  private func overwritten(_ host: TestHost) -> [String] {
    host.trace.issues.filter { $0.kind == .restoredValueOverwritten }.map { issue in
      String(issue.message.prefix { $0 != ";" })
    }
  }

  private func message(_ writer: String, _ property: String) -> String {
    "\(writer) in Root wrote another value over the restored one of \(property)"
  }

  nonisolated private static let variables = [
    "Session.page", "Session.draft", "Session.filter", "Session.ignored", "Session.hidden",
    "Model.inherited", "Model.plain", "Model.name",
  ]

  private static let writes: [String: @MainActor (Session, Model) -> Void] = [
    "Session.page": { session, _ in session.page = 40 },
    "Session.draft": { session, _ in session.draft = "loaded" },
    "Session.filter": { session, _ in session.filter.words = ["loaded"] },
    "Session.ignored": { session, _ in session.ignored = 50 },
    "Session.hidden": { session, _ in session.hide(60) },
    "Model.inherited": { _, model in model.inherited = 70 },
    "Model.plain": { _, model in model.plain = 80 },
    "Model.name": { _, model in model.name = "loaded" },
  ]

  @Test(
    "R33 a write of each kind of variable by onAppear is reported",
    arguments: variables)
  func appear(_ variable: String) throws {
    let actions = Actions()
    actions.appear = try #require(Self.writes[variable])
    let host = try host(actions)
    #expect(overwritten(host) == [message("onAppear", variable)])
    let cells = host.restoreReport.filter(\.isOverwritten).map(\.property)
    #expect(cells.count == 1 && cells[0].hasSuffix(variable.drop { $0 != "." }), "\(cells)")
  }

  @Test(
    "R33 a write of each kind of variable by a task is reported, also after it has waited",
    arguments: variables)
  func task(_ variable: String) async throws {
    for waits in [false, true] {
      let actions = Actions()
      let write = try #require(Self.writes[variable])
      actions.task = { session, model, clock in
        if waits { try? await clock.sleep(for: .seconds(2)) }
        write(session, model)
      }
      let host = try host(actions)
      try await host.settle()
      if waits {
        #expect(overwritten(host).isEmpty)
        host.advance(by: .seconds(2))
        try await host.settle()
      }
      #expect(overwritten(host) == [message("task", variable)])
    }
  }

  @Test("R33 of several variables that one action writes each is reported")
  func several() throws {
    let actions = Actions()
    actions.appear = { session, model in
      session.page = 40
      session.draft = "loaded"
      model.name = "loaded"
      model.inherited = 70
    }
    let messages = Set(overwritten(try host(actions)))
    let names = ["Session.page", "Session.draft", "Model.name", "Model.inherited"]
    #expect(messages == Set(names.map { message("onAppear", $0) }))
  }

  @Test("R33 a write of an equal value is not an issue, also of a type that is not Equatable")
  func equal() async throws {
    let actions = Actions()
    let write = { @MainActor (session: Session, model: Model) in
      session.page = 4
      session.filter = Filter(words: ["milk"])
      session.ignored = 5
      model.name = "named"
      model.plain = 8
    }
    actions.appear = write
    actions.task = { session, model, _ in write(session, model) }
    let host = try host(actions)
    try await host.settle()
    #expect(overwritten(host).isEmpty)
  }

  @Test("R33 a new object of the same class is not the restored one")
  func otherObject() throws {
    let actions = Actions()
    actions.appear = { _, _ in
      let other = Session()
      other.page = 9
      other.ignored = 9
      let model = Model()
      model.name = "other"
    }
    #expect(overwritten(try host(actions)).isEmpty)
  }

  @Test("R33 a write by a task over the user's own change is not an issue")
  func usersChange() async throws {
    for name in ["draft", "page"] {
      let actions = Actions()
      actions.task = { session, _, clock in
        try? await clock.sleep(for: .seconds(2))
        session.draft = "loaded"
        session.page = 40
      }
      let host = try host(actions)
      try await host.settle()
      try host.find(.button, name).tap()
      host.advance(by: .seconds(2))
      try await host.settle()
      let other = name == "draft" ? "Session.page" : "Session.draft"
      #expect(overwritten(host) == [message("task", other)])
    }
  }

  @Test("R33 the user's change while a task runs is not attributed to the task")
  func changeDuringTask() async throws {
    let actions = Actions()
    actions.task = { _, _, clock in try? await clock.sleep(for: .seconds(5)) }
    let host = try host(actions)
    try await host.settle()
    try host.find(.button, "draft").tap()
    try host.find(.button, "press 0").tap()
    host.advance(by: .seconds(5))
    try await host.settle()
    #expect(overwritten(host).isEmpty)
  }

  @Test("R33 a write by a task before the user's event is the task's")
  func taskBeforeEvent() async throws {
    let actions = Actions()
    actions.task = { session, _, clock in
      try? await clock.sleep(for: .seconds(1))
      session.ignored = 50
      try? await clock.sleep(for: .seconds(5))
    }
    let host = try host(actions)
    try await host.settle()
    host.advance(by: .seconds(1))
    try await host.settle()
    try host.find(.button, "press 0").tap()
    #expect(overwritten(host) == [message("task", "Session.ignored")])
  }

  @Test("R33 restored values are new for 10 seconds: a stream that writes later is not an issue")
  func stream() async throws {
    for (seconds, isIssue) in [(9, true), (11, false)] {
      let actions = Actions()
      actions.task = { session, model, clock in
        try? await clock.sleep(for: .seconds(seconds))
        session.page = 40
        session.ignored = 50
        model.name = "loaded"
        try? await clock.sleep(for: .seconds(1_000))
      }
      let host = try host(actions)
      try await host.settle()
      host.advance(by: .seconds(seconds))
      try await host.settle()
      #expect(overwritten(host).isEmpty != isIssue, "\(overwritten(host))")
    }
  }

  @Test("R33 the same deadline holds for a state")
  func state() async throws {
    struct Loader: View {
      let seconds: Int
      @Environment(\.clock) private var clock
      @State private var text = "initial"
      var body: some View {
        TextField("text", text: $text)
          .task {
            guard seconds > 0 else { return }
            try? await clock.sleep(for: .seconds(seconds))
            text = "loaded"
          }
      }
    }
    let old = TestHost { Loader(seconds: 0) }
    try old.find(.textField).replaceText("typed")
    for (seconds, isIssue) in [(9, true), (11, false)] {
      let host = TestHost(restoring: try old.snapshot()) { Loader(seconds: seconds) }
      try await host.settle()
      host.advance(by: .seconds(seconds))
      try await host.settle()
      #expect(try host.find(.textField).value == "loaded")
      #expect(overwritten(host).isEmpty != isIssue)
    }
  }

  @Test("R33 of two objects of one class the one that is overwritten is reported")
  func twoObjects() throws {
    struct Pair: View {
      let writes: Bool
      @State private var first = Session()
      @State private var second = Session()
      var body: some View {
        Button("\(first.page) \(second.page)") {
          first.page = 1
          second.page = 2
        }
        .onAppear { if writes { second.page = 20 } }
      }
    }
    let old = TestHost { Pair(writes: false) }
    try old.find(.button).tap()
    let host = TestHost(restoring: try old.snapshot()) { Pair(writes: true) }
    #expect(overwritten(host).count == 1)
    let cells = host.restoreReport.filter(\.isOverwritten).map(\.property)
    #expect(cells == ["Pair.second.page"])
  }

  @Test("R33 an object that replaces the restored one is reported with its property")
  func replaced() throws {
    struct Holder: View {
      let replaces: Bool
      @State private var session = Session()
      var body: some View {
        Button("\(session.page)") { session.page += 1 }
          .onAppear { if replaces { session = Session() } }
      }
    }
    let old = TestHost { Holder(replaces: false) }
    try old.find(.button).tap()
    let host = TestHost(restoring: try old.snapshot()) { Holder(replaces: true) }
    #expect(
      overwritten(host) == [
        "onAppear in Holder wrote another value over the restored one of Holder.session"
      ])
  }

  @Test("R33 a state written with an equal value that is not Equatable is not an issue")
  func equalState() throws {
    struct Holder: View {
      let loads: Bool
      @State private var filter = Filter()
      var body: some View {
        Button("\(filter.words)") { filter.words = ["milk"] }
          .onAppear {
            guard loads else { return }
            filter = Filter(words: ["milk"])
            filter = Filter(words: ["bread"])
          }
      }
    }
    let old = TestHost { Holder(loads: false) }
    try old.find(.button).tap()
    let host = TestHost(restoring: try old.snapshot()) { Holder(loads: true) }
    // The second write, and only once.
    #expect(overwritten(host).count == 1)
    struct Equal: View {
      let loads: Bool
      @State private var filter = Filter()
      var body: some View {
        Button("\(filter.words)") { filter.words = ["milk"] }
          .onAppear { if loads { filter = Filter(words: ["milk"]) } }
      }
    }
    let equal = TestHost { Equal(loads: false) }
    try equal.find(.button).tap()
    let next = TestHost(restoring: try equal.snapshot()) { Equal(loads: true) }
    #expect(overwritten(next).isEmpty)
  }

  @Test("R33 a publisher that delivers as the view appears is named by onReceive")
  func receive() throws {
    struct Receiver: View {
      let subject: CurrentValueSubject<String, Never>
      @State private var text = "initial"
      var body: some View {
        TextField("text", text: $text)
          .onReceive(subject) { if !$0.isEmpty { text = $0 } }
      }
    }
    let old = TestHost { Receiver(subject: CurrentValueSubject("")) }
    try old.find(.textField).replaceText("typed")
    let host = TestHost(restoring: try old.snapshot()) {
      Receiver(subject: CurrentValueSubject("loaded"))
    }
    #expect(overwritten(host).first?.hasPrefix("onReceive in Receiver") == true)
  }
}

@MainActor @Suite("optional objects in snapshots")
struct OptionalObjectTests {
  private struct Holder: View {
    enum Way { case never, appear, task }
    let way: Way
    @State private var session: Session?
    var body: some View {
      Button(session.map { "page \($0.page)" } ?? "none") {
        if session == nil { session = Session() }
        session?.page += 1
      }
      .onAppear { if way == .appear { session = Session() } }
      .task { if way == .task { session = Session() } }
    }
  }

  @Test("R35 the first object of an optional state that is nil at the start is restored")
  func optional() async throws {
    let old = TestHost { Holder(way: .never) }
    try old.find(.button).tap()
    for way in [Holder.Way.appear, .task] {
      let host = TestHost(restoring: try old.snapshot()) { Holder(way: way) }
      try await host.settle()
      #expect(host.screen.contains("page 1"), "\(host.screen)")
      #expect(host.restoreReport.contains { $0.property == "Holder.session.page" })
      #expect(host.trace.issues.isEmpty, "\(host.trace.issues)")
      try host.find(.button).tap()
      #expect(host.screen.contains("page 2"))
    }
  }

  @Test("R35 an object that the user creates later is new")
  func later() async throws {
    let old = TestHost { Holder(way: .never) }
    try old.find(.button).tap()
    let host = TestHost(restoring: try old.snapshot()) { Holder(way: .never) }
    try await host.settle()
    #expect(host.restoreReport.contains { $0.outcome == .dropped })
    try host.find(.button).tap()
    #expect(host.screen.contains("page 1"))
  }
}
