import Foundation
import TheseusTesting
import TheseusViews
import Testing

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

@MainActor @Suite("layouts know the guides that an app defines")
struct OwnGuideTests {
  /// A column whose rows meet at their colons.
  private struct Colons: Layout {
    var isExplicit = false

    private func guide(_ view: LayoutSubview) -> CGFloat {
      let dimensions = view.dimensions(in: .unspecified)
      return isExplicit ? dimensions[explicit: .colon] ?? 0 : dimensions[.colon]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 160, height: CGFloat(subviews.count) * 16)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.minX + 80 - guide(view), y: bounds.minY + CGFloat(index) * 16),
          proposal: .unspecified)
      }
    }
  }

  @Test("dimensions have them, where a view or one inside it sets them", arguments: [false, true])
  func dimensions(isExplicit: Bool) {
    let laid = Laid(20, 4) {
      Colons(isExplicit: isExplicit) {
        Text("unset")
        Text("ab:c").alignmentGuide(.colon) { _ in 16 }
        HStack(spacing: 0) {
          Text("12")
          Text("34:5").alignmentGuide(.colon) { _ in 16 }
        }
      }
    }
    let start = laid["unset"][0]
    #expect(laid["ab:c"][0] == start - 2)
    #expect(laid["12"][0] == start - 4)
  }

  @Test("the first baseline of a stack is its first child's, the last one its lowest child's")
  func baselinesOfStacks() {
    let words = ["one", "two", "three"]
    func lines(_ alignment: VerticalAlignment, _ layout: AnyLayout) -> Laid {
      Laid(20, 8) {
        HStack(alignment: alignment, spacing: 8) {
          Text("label")
          layout {
            ForEach(words, id: \.self) { word in
              Text(word)
                .alignmentGuide(.firstTextBaseline) { $0.height }
                .alignmentGuide(.lastTextBaseline) { $0.height }
            }
          }
        }
      }
    }
    let column = AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    let first = lines(.firstTextBaseline, column)
    #expect(first["label"][1] == first["one"][1])
    let last = lines(.lastTextBaseline, column)
    #expect(last["label"][1] == last["three"][1])
    let plain = Laid(20, 8) {
      HStack(alignment: .lastTextBaseline, spacing: 8) {
        Text("label")
        VStack(alignment: .leading, spacing: 0) {
          Text("one").alignmentGuide(.lastTextBaseline) { $0.height }
          Text("two").alignmentGuide(.lastTextBaseline) { $0.height }
        }
      }
    }
    #expect(plain["label"][1] == plain["two"][1])
    let depth = Laid(20, 8) {
      HStack(alignment: .lastTextBaseline, spacing: 8) {
        Text("label")
        ZStack(alignment: .topLeading) {
          Text("one").alignmentGuide(.lastTextBaseline) { $0.height }
          Text("two").padding(.top, 32).alignmentGuide(.lastTextBaseline) { $0.height }
        }
      }
    }
    #expect(depth["label"][1] == depth["two"][1])
  }

  @Test("a guide can be computed from another one of the view")
  func computed() {
    let laid = Laid(20, 6) {
      HStack(alignment: .top, spacing: 0) {
        Text("x")
        Text("a\nb").alignmentGuide(.top) { $0[.lastTextBaseline] }
        Text("y").alignmentGuide(.top) { $0[.lastTextBaseline] }
      }
    }
    // The tops of both are at their last lines.
    #expect(laid["y"][1] == laid["a\nb"][1] + 1)
    let own = Laid(20, 6) {
      VStack(alignment: .leading, spacing: 0) {
        Text("first")
        Text("ab:c").alignmentGuide(.colon) { _ in 16 }.alignmentGuide(.leading) { $0[.colon] }
      }
    }
    #expect(own["ab:c"][0] == own["first"][0] - 2)
  }
}
