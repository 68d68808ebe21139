import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a tap is for what the user can see")
struct VisibleTapTests {
  // A double tap is no action that a tap could perform, so these views are clicked, twice.

  private struct Clipped: View {
    static let tall = (1...9).map { "line \($0)" }.joined(separator: "\n")
    @State private var taps = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("taps \(taps)")
        ScrollView {
          Text(Self.tall).onTapGesture(count: 2) { taps += 1 }
        }
        .frame(height: 16 * 3)
        Text("below")
      }
    }
  }

  @Test("of a view that its scroll view clips, the visible part is clicked")
  func clipped() throws {
    let host = TestHost(columns: 20, rows: 12) { Clipped() }
    let tall = try host.find(.text, Clipped.tall)
    try tall.tap()
    try tall.tap()
    #expect(host.screen.contains("taps 1"))
  }

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<30) { Text("row \($0)") } }
      }
    }
  }

  @Test("an element without an action that is scrolled away cannot be tapped")
  func scrolledAway() throws {
    let host = TestHost(columns: 20, rows: 6) { Rows() }
    let far = try host.find(.text, "row 25")
    #expect {
      try far.tap()
    } throws: { error in
      "\(error)".contains("row 25") && "\(error)".contains("no part of it is visible")
    }
    try host.find(.text, "row 1").tap()
  }

  private struct Covered: View {
    let covers: Int
    @State private var taps = 0
    @State private var overs = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("taps \(taps) overs \(overs)")
        ZStack {
          Text("a label of 20 cells.").onTapGesture(count: 2) { taps += 1 }
          Text(String(repeating: "#", count: covers)).onTapGesture(count: 2) { overs += 1 }
        }
      }
    }
  }

  @Test("a view whose middle is covered is clicked beside what covers it")
  func partlyCovered() throws {
    let host = TestHost(columns: 20, rows: 4) { Covered(covers: 4) }
    let label = try host.find(.text, "a label of 20 cells.")
    try label.tap()
    try label.tap()
    #expect(host.screen.contains("taps 1 overs 0"))
  }

  @Test("a view that is covered altogether cannot be tapped, and the error names what covers it")
  func covered() throws {
    let host = TestHost(columns: 20, rows: 4) { Covered(covers: 20) }
    let label = try host.find(.text, "a label of 20 cells.")
    #expect {
      try label.tap()
    } throws: { error in
      "\(error)".contains("a label") && "\(error)".contains("####")
    }
    #expect(host.screen.contains("taps 0 overs 0"))
  }

  private struct Transparent: View {
    @State private var taps = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("taps \(taps)")
        ZStack {
          Text("behind it all").onTapGesture(count: 2) { taps += 1 }
          Text("glass").allowsHitTesting(false)
        }
      }
    }
  }

  @Test("a click on a view that takes none is for the view behind it")
  func transparent() throws {
    let host = TestHost(columns: 20, rows: 4) { Transparent() }
    let glass = try host.find(.text, "glass")
    try glass.tap()
    try glass.tap()
    #expect(host.screen.contains("taps 1"))
  }
}
