import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a layout of one's own has the guides of the views that it arranges")
struct LayoutGuideTests {
  /// Views beside each other, at the top.
  private struct Row: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for view in subviews {
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += view.sizeThatFits(.unspecified).width
      }
    }
  }

  /// The same, placed by a stack's layout.
  private struct Stacked: Layout {
    private var stack: HStackLayout { HStackLayout(alignment: .top, spacing: 0) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      stack.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      stack.placeSubviews(in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
    }
  }

  /// A guide of its own.
  private struct Named: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guide == .leading ? 24 : nil }
  }

  private static let rows = [AnyLayout(Row()), AnyLayout(Stacked())]

  @Test("one view's guide, where the view is", arguments: [0, 1])
  func one(_ row: Int) {
    let row = Self.rows[row]
    let laid = Laid(30, 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("label")
        row {
          Text("ab")
          Text("cd").alignmentGuide(.leading) { _ in 8 }
        }
      }
    }
    // The guide is one column into the second view.
    #expect(laid["label"][0] == laid["ab"][0] + 3)
    #expect(laid["cd"][0] == laid["ab"][0] + 2)
  }

  @Test("the mean of several views' guides, also inside modifiers", arguments: [0, 1])
  func mean(_ row: Int) {
    let row = Self.rows[row]
    let laid = Laid(30, 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("label")
        row {
          Text("ab").alignmentGuide(.leading) { _ in 8 }
          Text("cd").alignmentGuide(.leading) { _ in 8 }.opacity(1)
        }
        .padding(.leading, 8)
      }
    }
    // At one and at three columns.
    #expect(laid["label"][0] == laid["ab"][0] + 2)
    #expect(laid["cd"][0] == laid["ab"][0] + 2)
  }

  @Test("the first of several first baselines, the lowest of the last ones", arguments: [0, 1])
  func baselines(_ row: Int) {
    let row = Self.rows[row]
    func label(_ alignment: VerticalAlignment) -> Laid {
      Laid(30, 8) {
        HStack(alignment: alignment, spacing: 8) {
          Text("label")
          row {
            Text("ab").alignmentGuide(alignment) { _ in 16 }
            Text("c\nd\ne").alignmentGuide(alignment) { _ in 32 }
          }
        }
      }
    }
    let first = label(.firstTextBaseline)
    #expect(first["label"][1] == first["ab"][1])
    let last = label(.lastTextBaseline)
    #expect(last["label"][1] == last["ab"][1] + 1)
  }

  @Test("the baseline of the first line of a text in it")
  func lines() {
    let laid = Laid(30, 8) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("label")
        Row { Text("a\nb") }
      }
    }
    #expect(laid["label"][1] == laid["a\nb"][1])
  }

  @Test("a guide that the layout computes itself comes before those of its views")
  func own() {
    let laid = Laid(30, 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("label")
        Named { Text("wide text").alignmentGuide(.leading) { _ in 8 } }
      }
    }
    #expect(laid["label"][0] == laid["wide text"][0] + 3)
  }
}
