import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a scroll view without lazy content is restored at its row")
struct BuiltRowPositionTests {
  private struct Plain: View {
    let ids: [Int]
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text("title")
          ForEach(ids, id: \.self) { Text("row \($0)") }
        }
      }
    }
  }

  private struct Sections: View {
    let ids: [Int]
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(["a", "b"], id: \.self) { section in
            Text("section \(section)")
            ForEach(ids, id: \.self) { Text("\(section) \($0)") }
          }
        }
      }
    }
  }

  /// The first row that is seen.
  private func first(_ host: TestHost) -> String {
    host.screen.split(separator: "\n").first?.split(separator: " ").prefix(2)
      .joined(separator: " ") ?? ""
  }

  @Test("R32 with rows inserted or removed above", arguments: [-5, 0, 15])
  func plain(_ start: Int) throws {
    let host = TestHost(columns: 30, rows: 6) { Plain(ids: Array(0..<50)) }
    try host.find(.scrollArea).scroll(by: 21)
    let top = first(host)
    #expect(top.hasPrefix("row 20"), "\(host.screen)")
    let next = TestHost(restoring: try host.snapshot(), columns: 30, rows: 6) {
      Plain(ids: Array(start..<50))
    }
    #expect(first(next) == top, "\(next.screen)")
    #expect(!next.trace.issues.contains { $0.kind == .updateCycle })
  }

  @Test("R32 where two sections have rows with the same ids")
  func sections() throws {
    let host = TestHost(columns: 30, rows: 6) { Sections(ids: Array(0..<20)) }
    try host.find(.scrollArea).scroll(by: 30)
    let top = first(host)
    #expect(top == "b 8", "\(host.screen)")
    let next = TestHost(restoring: try host.snapshot(), columns: 30, rows: 6) {
      Sections(ids: Array(-3..<20))
    }
    #expect(first(next) == top, "\(next.screen)")
  }
}
