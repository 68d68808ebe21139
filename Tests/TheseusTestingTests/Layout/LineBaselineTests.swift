import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a text of one line has a baseline, whatever is around it")
struct LineBaselineTests {
  private struct Column: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("one")
        Text("two")
      }
    }
  }

  /// A label beside a view, and the rows of its texts below that of the label.
  private func rows<V: View>(
    _ alignment: VerticalAlignment = .firstTextBaseline, _ names: [String] = ["one"],
    @ViewBuilder _ view: @escaping @MainActor () -> V
  ) -> [Int] {
    let laid = Laid(40, 12) {
      HStack(alignment: alignment, spacing: 8) {
        Text("label")
        view()
      }
    }
    return names.map { (laid[$0].dropFirst().first ?? -100) - laid["label"][1] }
  }

  @Test("a column stands at its first or its last line")
  func columns() {
    #expect(rows(.firstTextBaseline, ["one", "two"]) { Column() } == [0, 1])
    #expect(rows(.lastTextBaseline, ["one", "two"]) { Column() } == [-1, 0])
    let erased = AnyLayout(VStackLayout(spacing: 0))
    #expect(
      rows(.firstTextBaseline, ["a", "b"]) {
        erased {
          Text("a")
          Text("b")
        }
      } == [0, 1])
  }

  @Test("the first line is not that of a text with more lines below it")
  func beforeLines() {
    let found = rows(.firstTextBaseline, ["one"]) {
      VStack(spacing: 0) {
        Text("one")
        Text("a\nb")
      }
    }
    #expect(found == [0])
  }

  @Test("through modifiers")
  func modifiers() {
    #expect(rows { Text("one").padding(.vertical, 16) } == [0])
    #expect(rows { Text("one").frame(height: 48) } == [0])
    #expect(rows { Text("one").frame(height: 48, alignment: .top) } == [0])
    #expect(rows { Column().background(Color.red) } == [0])
    #expect(rows { Column().overlay { Color.clear } } == [0])
    #expect(rows { Column().fixedSize() } == [0])
    #expect(rows { Column().opacity(1) } == [0])
    #expect(rows { Column().alignmentGuide(.leading) { _ in 8 } } == [0])
  }

  @Test("in rows, depth and custom layouts")
  func containers() {
    let tall = Color.clear.frame(width: 8, height: 48)
    let row = rows {
      HStack(spacing: 0) {
        Text("one")
        tall
      }
    }
    #expect(row == [0])
    let depth = rows {
      ZStack {
        Text("one")
        tall
      }
    }
    #expect(depth == [0])
    #expect(rows { Held { Column() } } == [0])
  }

  /// Its one view; as high as the first line of the view, with one more.
  private struct Held: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let inner = subviews.first?.dimensions(in: .unspecified)
      return CGSize(
        width: inner?.width ?? 0, height: 16 + (inner?[VerticalAlignment.firstTextBaseline] ?? 0))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
  }

  @Test("dimensions have it, for guides and layouts")
  func dimensions() {
    let laid = Laid(40, 8) {
      HStack(alignment: .top, spacing: 0) {
        Text("label")
        Column().alignmentGuide(.top) { $0[.firstTextBaseline] }
      }
    }
    #expect(laid["label"][1] == laid["one"][1] + 1)
    let below = Laid(40, 8) {
      VStack(alignment: .leading, spacing: 0) {
        Held { Column() }
        Text("below")
      }
    }
    #expect(below["below"][1] == below["one"][1] + 2)
  }

  @Test("the cells of a grid's row stand at their first lines")
  func grids() {
    let laid = Laid(40, 8) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("label")
          Column()
        }
        GridRow { Text("next") }
      }
    }
    #expect(laid["label"][1] == laid["one"][1])
    #expect(laid["next"][1] == laid["two"][1] + 1)
  }

  private struct Moving: View {
    @State private var isBelow = false

    private var space: some View { Color.clear.frame(width: 8, height: 16) }

    var body: some View {
      VStack(spacing: 0) {
        Button("turn") { isBelow.toggle() }
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("label")
          VStack(spacing: 0) {
            if !isBelow { space }
            Text("one")
            if isBelow { space }
          }
        }
      }
    }
  }

  @Test("a line that moves in a view of the same size takes the others with it")
  func moves() throws {
    let laid = Laid(40, 8) { Moving() }
    let before = laid["one"][1]
    #expect(laid["label"][1] == before)
    try laid.host.find(.button, "turn").tap()
    #expect(laid["one"][1] == before - 1 && laid["label"][1] == before - 1)
  }
}
