import Observation
import Testing
import TheseusSession
import TheseusTesting

@MainActor @Observable
private final class Place {
  var page = 0
  var other = 0
  func load() { page = 40 }
}

extension Place: SessionState {}

@MainActor @Suite("restored values that are overwritten")
struct OverwrittenValueTests {
  private struct Loader: View {
    enum Way { case never, appear, task, change, equal, object }
    let way: Way
    @State private var text = "initial"
    @State private var place = Place()
    @State private var trigger = 0
    var body: some View {
      VStack {
        TextField("text", text: $text)
        Button("page \(place.page)") { place.page += 1 }
        Button("trigger") { trigger += 1 }
      }
      .onAppear {
        switch way {
        case .appear: text = "loaded"
        case .equal: text = "typed"
        case .object: place.page = 9
        default: break
        }
      }
      .task { if way == .task { text = "loaded" } }
      .onChange(of: trigger) { if way == .change { text = "loaded" } }
    }
  }

  private func restored(_ way: Loader.Way) throws -> TestHost {
    let host = TestHost { Loader(way: .never) }
    try host.find(.textField).replaceText("typed")
    try host.find(.button, "page 0").tap()
    return TestHost(restoring: try host.snapshot()) { Loader(way: way) }
  }

  private func overwritten(_ host: TestHost) -> [String] {
    host.trace.issues.filter { $0.kind == .restoredValueOverwritten }.map(\.message)
  }

  @Test("R33 an onAppear that writes over a restored value is reported with its view")
  func appear() throws {
    let host = try restored(.appear)
    let messages = overwritten(host)
    #expect(messages.count == 1)
    #expect(messages[0].contains("onAppear in Loader") && messages[0].contains("Loader.text"))
    let issue = try #require(host.trace.issues.first)
    #expect(issue.location?.fileID.hasSuffix("OverwrittenValueTests.swift") == true)
    #expect(host.restoreReport.filter(\.isOverwritten).map(\.property) == ["Loader.text"])
  }

  @Test("R33 so is a task")
  func task() async throws {
    let host = try restored(.task)
    try await host.settle()
    #expect(overwritten(host).first?.contains("task in Loader") == true)
  }

  @Test("R33 so is a write to a restored object")
  func object() throws {
    let host = try restored(.object)
    #expect(overwritten(host).first?.contains("Place.page") == true, "\(host.trace.issues)")
    let location = host.trace.issues.first?.location
    #expect(location?.fileID.hasSuffix("OverwrittenValueTests.swift") == true)
  }

  @Test("R33 the runtime keeps the issues, and the developer's summary names the first")
  func kept() throws {
    let host = try restored(.appear)
    #expect(host.runtime.overwrittenValues.map(\.message) == overwritten(host))
    #expect(
      host.restoreReport.summary.hasSuffix(
        " · dropped 0 · overwritten 1 (Loader.text: by onAppear in Loader)"))
    // No user can do anything about it.
    #expect(host.restoreReport.summaryOfLosses == nil)
    #expect(try restored(.never).restoreReport.summary.hasSuffix(" · dropped 0"))
  }

  @Test("R33 a value that is overwritten later is reported then")
  func later() async throws {
    let host = try restored(.task)
    var told: [String] = []
    host.runtime.onOverwritten { told.append($0.message) }
    try await host.settle()
    #expect(told.count == 1 && told == overwritten(host), "\(told)")
    #expect(host.restoreReport.summary.hasSuffix("overwritten 1 (Loader.text: by task in Loader)"))
  }

  @Test("R33 an equal value, the user's own change and a later change are not issues")
  func others() async throws {
    for way in [Loader.Way.never, .equal, .change] {
      let host = try restored(way)
      try await host.settle()
      #expect(try host.find(.textField).value == "typed")
      try host.find(.textField).type("!")
      try host.find(.button, "trigger").tap()
      try host.find(.button, "page 1").tap()
      #expect(overwritten(host).isEmpty)
    }
  }

  private struct Forms: View {
    enum Form: CaseIterable {
      case none, appear, task, taskID, initialChange, preference, method, taskInAppear
      var name: String {
        switch self {
        case .none: ""
        case .appear, .method, .taskInAppear: "onAppear"
        case .task: "task"
        case .taskID: "task(id:)"
        case .initialChange: "onChange(initial: true)"
        case .preference: "onPreferenceChange"
        }
      }
    }
    let form: Form
    @State private var text = "initial"
    @State private var place = Place()
    var body: some View {
      VStack {
        TextField("text", text: $text)
        Button("page \(place.page)") { place.page += 1 }
          .preference(key: Number.self, value: 1)
      }
      .onAppear {
        if form == .appear { text = "loaded" }
        if form == .method { place.load() }
        if form == .taskInAppear { Task { text = "loaded" } }
      }
      .task { if form == .task { text = "loaded" } }
      .task(id: 5) { if form == .taskID { text = "loaded" } }
      .onChange(of: 5, initial: true) { if form == .initialChange { text = "loaded" } }
      .onPreferenceChange(Number.self) { _ in if form == .preference { text = "loaded" } }
    }
  }

  private struct Number: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test(
    "R33 each action that runs at a start is named as it is written, also for a method it calls",
    arguments: [
      "appear", "task", "taskID", "initialChange", "preference", "method", "taskInAppear",
    ])
  func forms(_ name: String) async throws {
    let form = try #require(Forms.Form.allCases.first { "\($0)" == name })
    let host = TestHost { Forms(form: .none) }
    try host.find(.textField).replaceText("typed")
    try host.find(.button, "page 0").tap()
    let next = TestHost(restoring: try host.snapshot()) { Forms(form: form) }
    try await next.settle()
    let messages = overwritten(next)
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.hasPrefix("\(form.name) in Forms wrote") == true, "\(messages)")
  }

  @Test("R33 no body and no action sees the initial value")
  func first() throws {
    final class Seen { var values: [Int] = [] }
    struct Counter: View {
      let seen: Seen
      @State private var count = 0
      var body: some View {
        seen.values.append(count)
        return Button("\(count)") { count += 1 }
          .onAppear { seen.values.append(count) }
          .onChange(of: count, initial: true) { seen.values.append(count) }
      }
    }
    let host = TestHost { Counter(seen: Seen()) }
    try host.find(.button).tap()
    let seen = Seen()
    _ = TestHost(restoring: try host.snapshot()) { Counter(seen: seen) }
    #expect(Set(seen.values) == [1])
  }
}
