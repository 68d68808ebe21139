import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("when saved values stop waiting")
struct LateDropTests {
  /// Its row comes only when `arrives` seconds have passed.
  private struct Loading: View {
    var arrives: Int?
    /// How long the task runs.
    var length = 100_000
    @State private var isLoaded = false
    @Environment(\.clock) private var clock
    var body: some View {
      VStack {
        if isLoaded { Row() } else { Text("loading") }
      }
      .task {
        if let arrives {
          try? await clock.sleep(for: .seconds(arrives))
          isLoaded = true
        }
        try? await clock.sleep(for: .seconds(length))
      }
    }
  }

  private struct Row: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private func saved() async throws -> Snapshot {
    let host = TestHost { Loading(arrives: 0) }
    try await host.settle()
    try host.find(.button).tap()
    var snapshot = try host.snapshot()
    // As an app's data is not a part of the session.
    snapshot = try without("isLoaded", snapshot)
    return snapshot
  }

  private func without(_ name: String, _ snapshot: Snapshot) throws -> Snapshot {
    let json = try JSONEncoder().encode(snapshot)
    var object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let cells = try #require(object["cells"] as? [[String: Any]])
    object["cells"] = cells.filter { $0["name"] as? String != name }
    let data = try JSONSerialization.data(withJSONObject: object)
    return try JSONDecoder().decode(Snapshot.self, from: data)
  }

  private func outcome(_ host: TestHost) -> RestoredCell? {
    host.restoreReport.first { $0.property == "Row.count" }
  }

  @Test("R33 while a task of the start runs, values wait for 10 seconds by the host's clock")
  func expiry() async throws {
    let host = TestHost(restoring: try await saved()) { Loading() }
    var finished = 0
    host.runtime.onRestored { finished += 1 }
    try await host.settle()
    host.advance(by: .seconds(9.9))
    #expect(outcome(host)?.outcome == .waiting)
    #expect(finished == 0 && host.trace.issues.isEmpty)
    // Nothing else happens.
    host.advance(by: .seconds(0.1))
    #expect(outcome(host)?.outcome == .dropped)
    #expect(outcome(host)?.reason == "its view did not appear within 10 s")
    #expect(host.trace.issues.map(\.kind) == [.stateNotRestored])
    #expect(finished == 1)
    host.advance(by: .seconds(60))
    #expect(finished == 1 && host.trace.issues.count == 1)
  }

  @Test("R33 data that comes before that has its state, data that comes after it has none")
  func arrival() async throws {
    for (seconds, count) in [(9, 1), (10, 0), (11, 0)] {
      let host = TestHost(restoring: try await saved()) { Loading(arrives: seconds) }
      try await host.settle()
      host.advance(by: .seconds(seconds))
      try await host.settle()
      #expect(host.screen.contains("count \(count)"), "after \(seconds) s: \(host.screen)")
    }
  }

  @Test("R33 when the tasks end without data, values are dropped then, and the reason says so")
  func tasksEnd() async throws {
    let host = TestHost(restoring: try await saved()) { Loading(length: 3) }
    try await host.settle()
    #expect(outcome(host)?.outcome == .waiting)
    host.advance(by: .seconds(3))
    try await host.settle()
    #expect(outcome(host)?.outcome == .dropped)
    #expect(
      outcome(host)?.reason == "its view was not there when the app had loaded its data")
  }

  @Test("R33 without tasks, values are dropped with the first update")
  func noTasks() async throws {
    let host = TestHost(restoring: try await saved()) { Text("nothing") }
    #expect(outcome(host)?.reason == "its view was not there after the start")
    var isFinal = false
    host.runtime.onRestored { isFinal = true }
    #expect(isFinal)
  }

  @Test("R33 each of several listeners receives the final outcome")
  func listeners() async throws {
    let host = TestHost(restoring: try await saved()) { Loading() }
    var told: [Int] = []
    host.runtime.onRestored { told.append(1) }
    host.runtime.onRestored { told.append(2) }
    try await host.settle()
    #expect(told.isEmpty)
    host.advance(by: .seconds(10))
    #expect(told == [1, 2])
  }

  @Test("R33 the same for the windows of an app, by the clock of their host")
  func app() async throws {
    struct LoadingApp: App {
      var arrives: Int?
      init() {}
      init(arrives: Int?) { self.arrives = arrives }
      var body: some Scene { WindowGroup { Loading(arrives: arrives) } }
    }
    let old = TestHost(app: LoadingApp(arrives: 0))
    try await old.settle()
    try old.find(.button).tap()
    let snapshot = try without("isLoaded", try old.snapshot())
    let host = TestHost(app: LoadingApp(), restoring: snapshot)
    try await host.settle()
    host.advance(by: .seconds(9.9))
    #expect(outcome(host)?.outcome == .waiting)
    host.advance(by: .seconds(0.1))
    #expect(outcome(host)?.outcome == .dropped)
    #expect(host.trace.issues.map(\.kind) == [.stateNotRestored])
  }

  @Test("R33 the time in which values wait keeps no host awake")
  func idle() async throws {
    let host = TestHost(restoring: try await saved()) { Loading() }
    try await host.settle()
    #expect(!host.runtime.timeline.isRunning)
    #expect(host.runtime.isRestoring)
  }
}
