import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("snapshots with deep paths")
struct DeepPathTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("many cells whose paths have 10,000 parts are dropped, and the others are restored")
  func deep() throws {
    let host = TestHost { Counter() }
    try host.find(.button).tap()
    var snapshot =
      try JSONSerialization.jsonObject(
        with: JSONEncoder().encode(try host.snapshot())) as? [String: Any]
    var cells = try #require(snapshot?["cells"] as? [[String: Any]])
    let first = try #require(cells.first { $0["name"] as? String == "count" })
    let path = Array(repeating: "VStack[0]", count: 10_000).joined(separator: "/")
    for number in 0..<100 {
      var cell = first
      cell["identity"] = "Root/\(path)/Row#\(number)"
      cells.append(cell)
    }
    snapshot?["cells"] = cells
    let data = try JSONSerialization.data(withJSONObject: try #require(snapshot))
    let start = ContinuousClock.now
    let next = TestHost(restoring: try JSONDecoder().decode(Snapshot.self, from: data)) {
      VStack { Counter() }
    }
    let same = TestHost(restoring: try JSONDecoder().decode(Snapshot.self, from: data)) {
      Counter()
    }
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(next.restoreReport.count { $0.outcome == .dropped } >= 100)
    #expect(same.screen.contains("count 1"))
  }
}
