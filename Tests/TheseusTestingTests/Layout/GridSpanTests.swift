import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A cell over several columns stays in the grid's width")
struct GridSpanTests {
  private static let hint = (0..<40).map { "word\($0)" }.joined(separator: " ")

  @Test("a long text over all columns wraps, and the fields of the other rows are in sight")
  func wraps() throws {
    let host = TestHost(columns: 40, rows: 20) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("Name")
          TextField("name", text: .constant(""))
        }
        GridRow { Text(Self.hint).gridCellColumns(2) }
      }
    }
    #expect(try host.find(.text, "Name").frame.x == 0)
    let field = try host.find(.textField).frame
    #expect(field.x + field.width <= 40)
    let hint = try host.find(.text, Self.hint).frame
    #expect(hint.x == 0 && hint.width <= 40 && hint.height > 1)
  }

  @Test("a view between rows is as large as it wants, where the grid or its anchor aligns it")
  func betweenRows() {
    func heading(_ alignment: Alignment, _ anchor: UnitPoint?) -> Laid {
      Laid(40, 4) {
        Grid(alignment: alignment, horizontalSpacing: 8, verticalSpacing: 0) {
          if let anchor {
            Text("head").gridCellAnchor(anchor)
          } else {
            Text("head")
          }
          GridRow {
            Text("first column").gridColumnAlignment(.leading)
            Text("second")
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    // The grid is 19 wide.
    #expect(heading(.leading, nil)["head"] == [0, 0, 4, 1])
    #expect(heading(.trailing, nil)["head"] == [15, 0, 4, 1])
    let centered = heading(.center, nil)["head"]
    #expect([7, 8].contains(centered.first) && centered.dropFirst() == [0, 4, 1])
    #expect(heading(.leading, .trailing)["head"] == [15, 0, 4, 1])
    #expect(heading(.trailing, .leading)["head"] == [0, 0, 4, 1])
  }

  @Test("over some columns it takes what the others leave")
  func part() throws {
    let host = TestHost(columns: 40, rows: 30) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text(Self.hint).gridCellColumns(2)
          Text("last")
        }
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
      }
    }
    let last = try host.find(.text, "last").frame
    #expect(last.x + last.width <= 40)
    #expect(try host.find(.text, Self.hint).frame.height > 1)
  }

  @Test("without a limit it is as wide as it wants")
  func ideal() throws {
    let host = TestHost(columns: 40, rows: 5) {
      ScrollView(.horizontal) {
        Grid(horizontalSpacing: 8, verticalSpacing: 0) {
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow { Text(Self.hint).gridCellColumns(2) }
        }
      }
    }
    #expect(try host.find(.text, Self.hint).frame.width == Self.hint.count)
  }

  @Test("any number of columns is taken", arguments: [Int.min, -1, 0, 3, .max])
  func numbers(count: Int) throws {
    let host = TestHost(columns: 40, rows: 5) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("first")
          Text("second").gridCellColumns(count)
        }
        GridRow { Text("third").gridCellColumns(count) }
      }
    }
    let (first, second) = (
      try host.find(.text, "first").frame.x, try host.find(.text, "second").frame.x
    )
    #expect(second - first == 5)
    #expect(host.screen.contains("third"))
  }
}
