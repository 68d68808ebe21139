import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a stack leaves the space beside a layout of one's own that the layout prefers")
struct LayoutSpacingTests {
  /// Its one view, with a spacing of its own if there is one.
  private struct Holder: Layout {
    var own: ViewSpacing?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      own ?? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }
  }

  /// The same, with the default spacing.
  private struct Plain: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private func row<V: View>(@ViewBuilder _ middle: @escaping @MainActor () -> V) -> String {
    TestHost(columns: 20, rows: 1) {
      HStack {
        Text("a")
        middle()
        Text("c")
      }
    }.screen.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("none, also around modifiers and behind an erased type")
  func none() {
    #expect(row { Text("b") } == "a b c")
    #expect(row { Holder(own: .zero) { Text("b") } } == "abc")
    #expect(row { Holder(own: .zero) { Text("b") }.accessibilityLabel("bee") } == "abc")
    #expect(row { AnyLayout(Holder(own: .zero)) { Text("b") } } == "abc")
  }

  @Test("at some edges only")
  func edges() {
    let spacing = ViewSpacing().union(.zero, edges: .trailing)
    #expect(row { Holder(own: spacing) { Text("b") } } == "a bc")
    #expect(
      row { Holder(own: ViewSpacing().union(.zero, edges: .leading)) { Text("b") } } == "ab c")
    #expect(
      row { Holder(own: ViewSpacing().union(.zero, edges: .vertical)) { Text("b") } } == "a b c")
  }

  @Test("by default the union of those of its views")
  func union() {
    #expect(row { Plain { Text("b") } } == "a b c")
    #expect(row { Plain { Holder(own: .zero) { Text("b") } } } == "abc")
    #expect(row { Holder { Text("b") } } == "a b c")
  }

  @Test("a spacing that a stack names wins")
  func named() {
    let host = TestHost(columns: 20, rows: 1) {
      HStack(spacing: 16) {
        Text("a")
        Holder(own: .zero) { Text("b") }
      }
    }
    #expect(host.screen.contains("a  b"))
  }

  @Test("distances are those of the edges that meet")
  func distances() {
    let (free, tight) = (ViewSpacing(), ViewSpacing().union(.zero, edges: .top))
    #expect(free.distance(to: .zero, along: .vertical) == 0)
    #expect(free.distance(to: tight, along: .vertical) == 0)
    #expect(tight.distance(to: free, along: .vertical) > 0)
    #expect(free.distance(to: tight, along: .horizontal) > 0)
  }
}
