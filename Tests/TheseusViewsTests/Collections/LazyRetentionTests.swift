import Foundation
import Testing
import TheseusTesting

/// A row with a state of its own.
private struct Item: View {
  var id: Int
  @State private var counter = 0
  var body: some View {
    HStack {
      Text("Item \(id)")
      Button("Counter \(id): \(counter)") { counter += 1 }
    }
  }
}

/// A row whose state is inside its body.
private struct ItemWrapper: View {
  var id: Int
  var body: some View { ZStack { Item(id: id) } }
}

/// A wrapper with a state of its own around a state in its body.
private struct Both: View {
  var id: Int
  @State private var own = 0
  var body: some View {
    HStack {
      Button("Own \(id): \(own)") { own += 1 }
      Item(id: id)
    }
  }
}

@MainActor private final class Gone { var count = 0 }
@MainActor private final class Probe {
  let gone: Gone
  init(_ gone: Gone) { self.gone = gone }
  deinit {
    let gone = gone
    MainActor.assumeIsolated { gone.count += 1 }
  }
}

private struct ObjectRow: View {
  var id: Int
  let gone: Gone
  @State private var probe: Probe
  init(id: Int, gone: Gone) {
    self.id = id
    self.gone = gone
    _probe = State(initialValue: Probe(gone))
  }
  var body: some View { Text("Row \(id) \(probe.gone === gone ? "ok" : "lost")") }
}

@MainActor @Suite("the state of a lazy row that scrolls off the screen")
struct LazyRetentionTests {
  private func profile(_ retention: IdentityProfile.LazyRowRetention) -> IdentityProfile {
    var profile = IdentityProfile.default
    profile.lazyRowRetention = retention
    return profile
  }

  private func host<Row: View>(
    _ retention: IdentityProfile.LazyRowRetention, _ row: @escaping @MainActor (Int) -> Row
  ) -> TestHost {
    TestHost(columns: 60, rows: 10, profile: profile(retention)) { List(0..<1000) { row($0) } }
  }

  private func scroll(_ host: TestHost, by rows: Int) throws {
    try host.find(.list).scroll(by: rows)
  }

  /// Counts row 0 up, scrolls far away, waits `updates` committed updates there, comes back and
  /// reads the buttons of row 0.
  private func buttonsAfterLeaving<Row: View>(
    _ retention: IdentityProfile.LazyRowRetention, tapping labels: [String] = ["Counter 0: 0"],
    updates: Int = 0,
    _ row: @escaping @MainActor (Int) -> Row
  ) throws -> [String] {
    let host = host(retention, row)
    for label in labels { try host.find(.button, label).tap() }
    try scroll(host, by: 500)
    #expect(host.findAll(.button, labels[0]).isEmpty)
    for _ in 0..<updates { try scroll(host, by: 1) }
    try scroll(host, by: -600)
    return host.findAll(.button).map(\.label).filter { $0.contains(" 0:") }
  }

  @Test("R71 .all: the row's own state and its body's state stay")
  func all() throws {
    #expect(try buttonsAfterLeaving(.all) { Item(id: $0) } == ["Counter 0: 1"])
    #expect(try buttonsAfterLeaving(.all) { ItemWrapper(id: $0) } == ["Counter 0: 1"])
  }

  @Test("R71 .rowOnly: the row's own state stays, its body's is dropped")
  func rowOnly() throws {
    #expect(try buttonsAfterLeaving(.rowOnly) { Item(id: $0) } == ["Counter 0: 1"])
    #expect(try buttonsAfterLeaving(.rowOnly) { ItemWrapper(id: $0) } == ["Counter 0: 0"])
    let both = try buttonsAfterLeaving(.rowOnly, tapping: ["Counter 0: 0", "Own 0: 0"]) {
      Both(id: $0)
    }
    #expect(both == ["Own 0: 1", "Counter 0: 0"])
  }

  @Test("R71 .rowOnly keeps the state of a row's own view, not of views in a container around it")
  func rowOnlyIdentities() throws {
    let own = host(.rowOnly) { Item(id: $0).padding(.leading, 8) }
    try scroll(own, by: 500)
    #expect(own.trace.ended(Item.self).isEmpty)
    let contained = host(.rowOnly) { id in VStack { Item(id: id) } }
    try contained.find(.button, "Counter 0: 0").tap()
    try scroll(contained, by: 500)
    let ended = contained.trace.ended(Item.self)
    #expect(ended.contains { $0.identity.contains("#0/") || $0.identity.hasSuffix("#0") })
    #expect(ended.allSatisfy { $0.cause.kind == .scrolledOutOfView && $0.cause.rule == "R71" })
    try scroll(contained, by: -500)
    #expect(contained.findAll(.button, "Counter 0: 0").count == 1)
  }

  @Test("R71 .rowOnly: state written while the row is off screen is there when it returns")
  func rowOnlyWrites() throws {
    @MainActor final class Handle { var add: [Int: () -> Void] = [:] }
    struct Row: View {
      let id: Int
      let handle: Handle
      @State private var count = 0
      var body: some View {
        handle.add[id] = { count += 1 }
        return Text("row \(id) is \(count)")
      }
    }
    let handle = Handle()
    let host = host(.rowOnly) { Row(id: $0, handle: handle) }
    try scroll(host, by: 500)
    handle.add[0]?()
    host.flush()
    #expect(host.trace.bodyRuns(of: Row.self) > 0)
    try scroll(host, by: -500)
    #expect(host.findAll(.text, "row 0 is 1").count == 1)
  }

  @Test("R71 .visible(grace:): dropped after this many committed updates off screen, not before")
  func visible() throws {
    #expect(
      try buttonsAfterLeaving(.visible(grace: 3), updates: 1) { Item(id: $0) } == ["Counter 0: 1"])
    #expect(
      try buttonsAfterLeaving(.visible(grace: 3), updates: 3) { Item(id: $0) } == ["Counter 0: 0"])
    #expect(
      try buttonsAfterLeaving(.visible(grace: 3), updates: 3) { ItemWrapper(id: $0) } == [
        "Counter 0: 0"
      ])
    #expect(try buttonsAfterLeaving(.visible(grace: 0)) { Item(id: $0) } == ["Counter 0: 0"])
  }

  @Test("R71 .visible(grace: 2) counts committed updates exactly")
  func graceIsExact() throws {
    struct Screen: View {
      @State private var ticks = 0
      var body: some View {
        VStack {
          Button("tick \(ticks)") { ticks += 1 }
          List(0..<1000) { Item(id: $0) }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 12, profile: .swiftUI2026) { Screen() }
    func hasEnded() -> Bool { host.trace.ended(Item.self).contains { $0.identity.hasSuffix("#0") } }
    try host.find(.list).scroll(by: 500)
    #expect(!hasEnded())
    try host.find(.button, "tick 0").tap()
    #expect(!hasEnded())
    try host.find(.button, "tick 1").tap()
    #expect(hasEnded())
    #expect(host.trace.ended(Item.self).first?.cause.kind == .scrolledOutOfView)
  }

  @Test("R71 .visible: objects in a dropped row's state are released, those of visible rows stay")
  func objectsGo() throws {
    let gone = Gone()
    let host = host(.visible(grace: 1)) { ObjectRow(id: $0, gone: gone) }
    let first = host.trace.created(ObjectRow.self).count
    let thrown = gone.count
    try scroll(host, by: 500)
    try scroll(host, by: 1)
    #expect(gone.count - thrown >= first)
    host.unmount()
    #expect(host.trace.ended(ObjectRow.self).count == host.trace.created(ObjectRow.self).count)
  }

  @Test(
    "R71 removing the list ends all of its rows",
    arguments: [IdentityProfile.LazyRowRetention.all, .rowOnly, .visible(grace: 2)])
  func listGoes(_ retention: IdentityProfile.LazyRowRetention) throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("flip") { isShown.toggle() }
          if isShown { List(0..<100) { Item(id: $0) } }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 10, profile: profile(retention)) { Screen() }
    try host.find(.button, "Counter 1: 0").tap()
    try host.find(.list).scroll(by: 60)
    try host.find(.button, "flip").tap()
    #expect(host.trace.ended(Item.self).count == host.trace.created(Item.self).count)
    try host.find(.button, "flip").tap()
    #expect(host.findAll(.button, "Counter 1: 0").count == 1)
  }

  @Test("R67 a row that scrolls off disappears and its task is canceled; it starts again on return")
  func appearance() async throws {
    @MainActor final class Log { var lines: [String] = [] }
    struct Row: View {
      let id: Int
      let log: Log
      var body: some View {
        Text("row \(id)")
          .onAppear { log.lines.append("+\(id)") }
          .onDisappear { log.lines.append("-\(id)") }
          .task {
            log.lines.append("task \(id)")
            do { try await Task.sleep(for: .seconds(3600)) } catch {
              log.lines.append("canceled \(id)")
            }
          }
      }
    }
    let log = Log()
    let host = TestHost(columns: 40, rows: 5) { List(0..<100) { Row(id: $0, log: log) } }
    try await host.settle()
    #expect(log.lines.filter { $0.hasPrefix("+") } == (0..<5).map { "+\($0)" })
    log.lines = []
    try host.find(.list).scroll(by: 2)
    try await host.settle()
    #expect(
      log.lines.filter { !$0.hasPrefix("task") }.sorted() == [
        "+5", "+6", "-0", "-1", "canceled 0", "canceled 1",
      ])
    log.lines = []
    try host.find(.list).scroll(by: -2)
    try await host.settle()
    #expect(log.lines.contains("+0") && log.lines.contains("task 0"))
    #expect(host.trace.ended(Row.self).isEmpty)
    host.unmount()
  }
}
