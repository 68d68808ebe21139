import Testing
import TheseusTesting

@MainActor @Suite("state of off-screen views is restored with the rest")
struct RestoredRowsTests {
  private struct Row: View {
    let id: Int
    @State private var count = 0
    var body: some View {
      HStack {
        Button("row \(id) \(count)") { count += 1 }
        Inner()
      }
    }
  }

  private struct Inner: View {
    @State private var count = 0
    var body: some View { Button("inner \(count)") { count += 1 } }
  }

  private struct Rows: View {
    let ids: [Int]
    var body: some View {
      ScrollView { LazyVStack { ForEach(ids, id: \.self) { Row(id: $0) } } }
    }
  }

  private func profile(_ retention: IdentityProfile.LazyRowRetention) -> IdentityProfile {
    var profile = IdentityProfile.default
    profile.lazyRowRetention = retention
    return profile
  }

  /// Counts row 0 and its content up, then scrolls row 0 away.
  private func saved(_ retention: IdentityProfile.LazyRowRetention) throws -> Snapshot {
    let host = TestHost(columns: 30, rows: 6, profile: profile(retention)) {
      Rows(ids: Array(0..<60))
    }
    try host.find(.button, "row 0 0").tap()
    try host.findAll(.button, "inner 0")[0].tap()
    try host.find(.scrollArea).scroll(by: 30)
    // Grace runs out with updates.
    for _ in 0..<4 { try host.find(.scrollArea).scroll(by: 1) }
    return try host.snapshot()
  }

  private func first(_ host: TestHost) throws -> [String] {
    try host.find(.scrollArea).scroll(by: 40)
    try host.find(.scrollArea).scroll(by: -60)
    return host.findAll(.button).prefix(2).map(\.label)
  }

  @Test("R71 R31 .all: a row away from the screen has its state when it is scrolled to")
  func all() throws {
    let host = TestHost(restoring: try saved(.all), columns: 30, rows: 6, profile: profile(.all)) {
      Rows(ids: Array(0..<60))
    }
    #expect(try first(host) == ["row 0 1", "inner 1"])
    #expect(host.restoreReport.allSatisfy { $0.outcome == .kept })
  }

  @Test("R71 R31 .rowOnly: the row's own state is restored, its body's was dropped before")
  func rowOnly() throws {
    let host = TestHost(
      restoring: try saved(.rowOnly), columns: 30, rows: 6, profile: profile(.rowOnly)
    ) { Rows(ids: Array(0..<60)) }
    #expect(try first(host) == ["row 0 1", "inner 0"])
  }

  @Test("R71 R31 .visible: state dropped before is not restored")
  func visible() throws {
    let retention = IdentityProfile.LazyRowRetention.visible(grace: 2)
    let host = TestHost(
      restoring: try saved(retention), columns: 30, rows: 6, profile: profile(retention)
    ) { Rows(ids: Array(0..<60)) }
    #expect(try first(host) == ["row 0 0", "inner 0"])
  }

  @Test("R6 R31 a row with a removed id is dropped and reported; moved rows are found by their ids")
  func changedData() throws {
    let snapshot = try saved(.all)
    let without = TestHost(restoring: snapshot, columns: 30, rows: 6) { Rows(ids: Array(1..<60)) }
    #expect(
      without.restoreReport.contains { $0.outcome == .dropped && $0.identity.contains("Row#0") })
    let moved = TestHost(restoring: snapshot, columns: 30, rows: 6) {
      Rows(ids: Array(100..<100_000) + [0])
    }
    try moved.find(.scrollArea).scroll(by: 200_000)
    #expect(moved.findAll(.button, "row 0 1").count == 1)
  }

  @Test(
    "R7 R31 two rows with one id are both restored, each with its state", arguments: [false, true])
  func twins(laterFirst: Bool) throws {
    var ids = Array(0..<60)
    ids[40] = 3
    var before = ids
    // The row at 40 is the first that has the id.
    if laterFirst { before[3] = 100 }
    let host = TestHost(columns: 30, rows: 6) { Rows(ids: before) }
    if laterFirst {
      try host.find(.scrollArea).scroll(by: 40)
      try host.find(.button, "row 3 0").tap()
      try host.find(.scrollArea).scroll(by: -60)
      host.update { Rows(ids: ids) }
      for count in 0..<2 { try host.find(.button, "row 3 \(count)").tap() }
    } else {
      for count in 0..<2 { try host.find(.button, "row 3 \(count)").tap() }
      try host.find(.scrollArea).scroll(by: 40)
      try host.find(.button, "row 3 0").tap()
    }
    try host.find(.scrollArea).scroll(by: laterFirst ? 20 : -20)
    let restored = TestHost(restoring: try host.snapshot(), columns: 30, rows: 6) { Rows(ids: ids) }
    #expect(restored.restoreReport.allSatisfy { $0.outcome == .kept })
    try restored.find(.scrollArea).scroll(by: -60)
    #expect(restored.findAll(.button, "row 3 2").count == 1)
    try restored.find(.scrollArea).scroll(by: 40)
    #expect(restored.findAll(.button, "row 3 1").count == 1)
  }

  @Test("R67 a row restored away from the screen appears once it is visible")
  func appearance() throws {
    final class Shown { var ids: [Int] = [] }
    struct Cell: View {
      let id: Int
      let shown: Shown
      @State private var count = 0
      var body: some View {
        Button("cell \(id) \(count)") { count += 1 }.onAppear { shown.ids.append(id) }
      }
    }
    struct Page: View {
      let shown: Shown
      var body: some View {
        ScrollView { LazyVStack { ForEach(0..<60, id: \.self) { Cell(id: $0, shown: shown) } } }
      }
    }
    let host = TestHost(columns: 30, rows: 6) { Page(shown: Shown()) }
    try host.find(.scrollArea).scroll(by: 40)
    try host.find(.button, "cell 40 0").tap()
    try host.find(.scrollArea).scroll(by: -40)
    let shown = Shown()
    let restored = TestHost(restoring: try host.snapshot(), columns: 30, rows: 6) {
      Page(shown: shown)
    }
    #expect(shown.ids.sorted() == Array(0..<6))
    let before = shown.ids.count
    try restored.find(.scrollArea).scroll(by: 40)
    #expect(shown.ids.dropFirst(before).filter { $0 == 40 } == [40])
  }

  @Test("R72 R31 a tab that had been visited has its state when it is selected")
  func tabs() throws {
    struct Tabs: View {
      @State private var selection = 0
      var body: some View {
        TabView(selection: $selection) {
          Row(id: 1).tabItem { Text("A") }.tag(0)
          Row(id: 2).tabItem { Text("B") }.tag(1)
          Row(id: 3).tabItem { Text("C") }.tag(2)
        }
      }
    }
    let host = TestHost { Tabs() }
    try host.find(.tab, "B").tap()
    try host.find(.button, "row 2 0").tap()
    try host.find(.tab, "A").tap()
    let restored = TestHost(restoring: try host.snapshot()) { Tabs() }
    #expect(restored.findAll(.button).map(\.label) == ["row 1 0", "inner 0"])
    // The third page was never visited.
    #expect(restored.trace.created(Row.self).count == 2)
    try restored.find(.tab, "B").tap()
    #expect(restored.findAll(.button).map(\.label) == ["row 2 1", "inner 0"])
    #expect(restored.restoreReport.allSatisfy { $0.outcome == .kept })
  }
}
