import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("lazy rows are placed by their lengths")
struct MovedRowsTests {
  private struct Rows: View {
    let ids: [Int]
    let lines: Int
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(ids, id: \.self) { id in
            VStack { ForEach(0..<lines, id: \.self) { Text("\(id) line \($0)") } }
          }
        }
      }
    }
  }

  private func problems(_ host: TestHost) -> [String] {
    var found: [String] = []
    var stack: [ViewElement] = [host.window.root]
    while let next = stack.popLast() {
      if let scroll = next as? ScrollElement { found += scroll.checkRowPlaces() }
      stack += next.viewChildren
    }
    return found
  }

  /// Found by random apps: the rows near the screen were the same elements and had kept their old
  /// places.
  @Test("rows that all move by one are placed again, though the container's size stays the same")
  func rotated() throws {
    let host = TestHost(columns: 26, rows: 2) { Rows(ids: Array(0..<9), lines: 1) }
    try host.find(.scrollArea).scroll(by: 4)
    host.update { Rows(ids: Array(0..<9), lines: 4) }
    #expect(problems(host).isEmpty)
    host.update { Rows(ids: Array(1..<9) + [0], lines: 4) }
    #expect(problems(host).isEmpty)
    let seen = host.screen.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(seen.first == "4")
  }

  /// Asks for its view's size at another width, and leaves it in place.
  private struct Asking: Layout {
    let width: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        _ = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
    }
  }

  @Test(
    "measuring lazy rows at another width moves none of them",
    arguments: [24, 80, 1_000])
  func asked(_ width: Double) throws {
    let words = "words that take two lines of the width that there is"
    let host = TestHost(columns: 30, rows: 8) {
      ScrollView {
        Asking(width: width) {
          LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0) \(words)") } }
        }.frame(height: 2_000)
      }
    }
    #expect(problems(host).isEmpty)
    try host.find(.scrollArea).scroll(by: 20)
    #expect(problems(host).isEmpty)
    #expect(host.screen.contains("10 words"))
  }

  @Test("R7 a row whose id an earlier one has can be scrolled to and past")
  func twins() throws {
    let host = TestHost(columns: 26, rows: 6) {
      Rows(ids: Array(0..<40) + [3] + Array(41..<60), lines: 1)
    }
    for _ in 0..<8 { try host.find(.scrollArea).scroll(by: 5) }
    #expect(host.screen.split(separator: " ").first == "3")
    try host.find(.scrollArea).scroll(by: 2)
    #expect(host.screen.split(separator: " ").first == "42")
  }

  /// Found by random apps: this never ended.
  @Test("R87 scrollTo in a scroll view without a length ends", arguments: [1, 2, 3, 12])
  func scrollingNowhere(_ rows: Int) throws {
    let host = TestHost(columns: 24, rows: rows) {
      ScrollViewReader { proxy in
        VStack {
          Button("go") { proxy.scrollTo(4, anchor: .center) }
          ScrollView { LazyVStack { ForEach(0..<9, id: \.self) { Text("row \($0)") } } }
        }
      }
    }
    try host.find(.button, "go").tap()
    #expect(host.trace.issues.isEmpty)
    host.resize(columns: 24, rows: 4)
    try host.find(.button, "go").tap()
    #expect(host.screen.contains("row 4"))
  }
}
