import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("panes of a split view share its space")
struct SplitViewTests {
  @Test("side by side, with a gap, the flexible ones equal")
  func horizontal() {
    let laid = Laid(31, 1) {
      HSplitView {
        Text("left").frame(maxWidth: .infinity, alignment: .leading)
        Text("right").frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(laid["left"].prefix(2) == [0, 0])
    #expect(laid["right"].prefix(2) == [16, 0])
  }

  @Test("stacked vertically")
  func vertical() {
    let laid = Laid(20, 6) {
      VSplitView {
        Text("upper").frame(maxHeight: .infinity, alignment: .top)
        Text("lower").frame(maxHeight: .infinity, alignment: .top)
      }
    }
    #expect(laid["upper"][1] == 0)
    #expect(laid["lower"][1] == 3)
  }
}
