import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A modified GridRow is a row of its grid, and of no other")
struct GridRowModifierTests {
  /// The columns at which the second cells of two rows begin.
  private func columns<Row: View>(@ViewBuilder _ modified: @escaping (GridRow<TwoTexts>) -> Row)
    -> [Int]
  {
    let host = TestHost(columns: 40, rows: 8) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        modified(GridRow { TwoTexts(first: "a", second: "one") })
        modified(GridRow { TwoTexts(first: "a long name", second: "two") })
      }
    }
    return ["one", "two"].compactMap { try? host.find(.text, $0).frame.x }
  }

  private struct TwoTexts: View {
    let first: String
    let second: String
    var body: some View {
      Text(first)
      Text(second)
    }
  }

  @Test("backgrounds, overlays and other modifiers leave the columns as they are")
  func modifiers() {
    let plain = columns { $0 }
    #expect(plain.count == 2 && plain[0] == plain[1])
    #expect(columns { $0.background(.gray) } == plain)
    #expect(columns { $0.background { Color.gray } } == plain)
    #expect(columns { $0.overlay(alignment: .bottom) { Divider() } } == plain)
    #expect(columns { $0.background(.gray).overlay { Text("") } } == plain)
    #expect(columns { $0.background(.gray, in: Capsule()) } == plain)
    #expect(columns { $0.border(.gray) } == plain)
    #expect(
      columns {
        $0.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
        }
      } == plain)
    #expect(columns { $0.opacity(0.5).background(.gray).id(1) } == plain)
    #expect(columns { $0.transition(.opacity).contextMenu { Button("b") {} } } == plain)
  }

  @Test("a row in the background of another is no row of the grid")
  func rowInBackground() throws {
    let host = TestHost(columns: 40, rows: 8) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("a long name")
          Text("two")
        }
        .background(alignment: .leading) {
          GridRow {
            Text("b")
            Text("c")
          }
        }
      }
    }
    let (b, c) = (try host.find(.text, "b").frame, try host.find(.text, "c").frame)
    #expect(c.x > b.x && c.x - b.x < 4)
  }

  @Test("a grid around another grid of one row leaves that row to it")
  func nested() throws {
    func inner() -> some View {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("x")
          Text("y")
          Text("z")
        }
      }
    }
    let alone = TestHost(columns: 40, rows: 3) { inner() }
    let nested = TestHost(columns: 40, rows: 3) {
      Grid(alignment: .leading, horizontalSpacing: 32, verticalSpacing: 0) {
        GridRow {
          Text("a wide cell")
          Text("b")
        }
        inner()
      }
    }
    func distances(_ host: TestHost) throws -> [Int] {
      let places = try ["x", "y", "z"].map { try host.find(.text, $0).frame.x }
      return [places[1] - places[0], places[2] - places[1]]
    }
    #expect(try distances(nested) == distances(alone))
  }

  @Test("a row in a stack or a scroll view in the grid is arranged there")
  func contained() throws {
    for usesScrollView in [false, true] {
      let host = TestHost(columns: 40, rows: 4) {
        Grid(alignment: .leading, horizontalSpacing: 32, verticalSpacing: 0) {
          GridRow {
            Text("a wide cell")
            Text("b")
          }
          let row = GridRow {
            Text("x")
            Text("y")
          }
          if usesScrollView { ScrollView(.horizontal) { row } } else { HStack { row } }
        }
      }
      let (x, y) = (try host.find(.text, "x").frame, try host.find(.text, "y").frame)
      #expect(y.x > x.x && y.x - x.x < 4, "\(usesScrollView)")
    }
  }
}
