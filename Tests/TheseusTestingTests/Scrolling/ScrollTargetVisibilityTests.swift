import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("onScrollTargetVisibilityChange names the visible targets of a scroll view")
struct ScrollTargetVisibilityTests {
  private final class Log { var changes: [[Int]] = [] }
  private struct Row: Identifiable { let id: Int }

  @Test("a marked layout reports its visible rows, in order, and again after scrolling")
  func followsScrolling() throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 4) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)") } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.changes.append($0) }
    }
    #expect(log.changes == [[0, 1, 2, 3]])
    host.press(.end)
    #expect(log.changes.last == [16, 17, 18, 19])
    let count = log.changes.count
    host.flush()
    #expect(log.changes.count == count)
  }

  @Test("a lazy layout counts without a mark, and ids of another type are left out")
  func lazyLayouts() {
    let rows = Log()
    let texts = Log()
    let host = TestHost(columns: 20, rows: 3) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach((0..<50).map(Row.init)) { Text("row \($0.id)") } }
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { rows.changes.append($0) }
      .onScrollTargetVisibilityChange(idType: String.self) { texts.changes.append($0.map(\.count)) }
    }
    #expect(rows.changes.last == [0, 1, 2])
    host.press(.pageDown)
    #expect(rows.changes.last?.contains(0) == false)
    #expect(texts.changes.isEmpty)
  }

  @Test("a row counts from its threshold on", arguments: [(0.25, [0, 1]), (0.75, [0])])
  func threshold(share: Double, expected: [Int]) {
    let log = Log()
    let host = TestHost(columns: 20, rows: 3) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<4) { Text("row \($0)\nsecond line") } }
          .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: share) { log.changes.append($0) }
    }
    #expect(log.changes.last == expected)
    withExtendedLifetime(host) {}
  }

  @Test("rows that data adds and removes are reported")
  func followsData() {
    let log = Log()
    func root(_ ids: [Int]) -> some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(ids, id: \.self) { Text("row \($0)") } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.changes.append($0) }
    }
    let host = TestHost(columns: 20, rows: 3) { root([1, 2]) }
    #expect(log.changes.last == [1, 2])
    host.update { root([9, 1, 2]) }
    #expect(log.changes.last == [9, 1, 2])
    host.update { root([2]) }
    #expect(log.changes.last == [2])
  }
}
