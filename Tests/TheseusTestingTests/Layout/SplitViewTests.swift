import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Panes of a split view share its room")
struct SplitViewTests {
  @Test("beside each other, with a gap, the flexible ones alike")
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

  @Test("below each other")
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
