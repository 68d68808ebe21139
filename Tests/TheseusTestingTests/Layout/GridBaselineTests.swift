import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("The baselines of a grid's cells meet within their row")
struct GridBaselineTests {
  /// Lines of one word each.
  private static let long = "first second third"

  private func rows(_ alignment: Alignment, _ own: VerticalAlignment? = nil) -> Laid {
    Laid(20, 10) {
      Grid(alignment: alignment, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow(alignment: own) {
          Text("Notes")
          Text(Self.long).frame(width: 64)
        }
        GridRow(alignment: own) {
          Text("Name")
          Text("Anna")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("the first lines are level, and the next row begins below the last line")
  func first() {
    for laid in [rows(.leadingFirstTextBaseline), rows(.topLeading, .firstTextBaseline)] {
      #expect(laid["Notes"][1] == 0 && laid[Self.long][1] == 0)
      #expect(laid[Self.long][3] == 3)
      #expect(laid["Name"][1] == 3 && laid["Anna"][1] == 3)
    }
  }

  @Test("the last lines are level")
  func last() {
    let laid = rows(.leadingLastTextBaseline)
    #expect(laid["Notes"][1] == 2 && laid[Self.long][1] == 0)
    #expect(laid["Name"][1] == 3)
  }

  @Test("a text between rows stays above the next one")
  func betweenRows() {
    let laid = Laid(20, 10) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8, verticalSpacing: 0) {
        Text(Self.long).frame(width: 64)
        GridRow { Text("Name") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(laid[Self.long][1] == 0 && laid["Name"][1] == 3)
  }

  @Test("a row is as high as its cells need on both sides of the line")
  func height() {
    let laid = Laid(20, 10) {
      Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("raised").alignmentGuide(.top) { _ in 32 }
          Text("plain")
        }
        GridRow { Text("next") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(laid["raised"][1] == 0 && laid["plain"][1] == 2 && laid["next"][1] == 3)
  }
}
