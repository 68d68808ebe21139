import Testing
import TheseusTesting
import TheseusViews

/// A list and a scroll view take what they are offered on the axis on which they scroll, however
/// little they contain, as in SwiftUI: what stands behind them is at the end of the window.
@MainActor
@Suite struct EmptyListTests {
  private func row(of text: String, in host: TestHost) throws -> Int {
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) })
  }

  @Test("an empty list takes the rest of a stack")
  func list() throws {
    let host = TestHost(columns: 30, rows: 12) {
      VStack(spacing: 0) {
        Text("above")
        List([] as [String], id: \.self) { Text($0) }
        Text("below")
      }
    }
    #expect(try row(of: "above", in: host) == 0)
    #expect(try row(of: "below", in: host) == 11)
  }

  @Test("a scroll view with little content does, beside a view without a size of its own")
  func scrollView() throws {
    let host = TestHost(columns: 30, rows: 12) {
      VStack(spacing: 0) {
        ScrollView { Text("one") }
        Spacer()
        Text("below")
      }
    }
    #expect(try row(of: "below", in: host) == 11)
    #expect(try row(of: "one", in: host) == 0)
  }

  @Test("a horizontal one takes the rest of a row, and the height of its content")
  func horizontal() throws {
    let host = TestHost(columns: 30, rows: 6) {
      HStack(spacing: 0) {
        ScrollView(.horizontal) { Text("one") }
        Text("end")
      }
    }
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("one") })
    #expect(line.contains("end") && line.count == 30)
  }

  @Test("without a proposal it has the size of its content")
  func ideal() throws {
    let host = TestHost(columns: 30, rows: 12) {
      VStack(spacing: 0) {
        ScrollView { Text("one") }.fixedSize()
        Text("below")
      }
    }
    let one = try row(of: "one", in: host)
    #expect(try row(of: "below", in: host) == one + 1)
  }
}
