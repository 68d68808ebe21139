import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// Apple: the ideal size *on the constrained axes* has to fit.
@MainActor @Suite("ViewThatFits frees a view only along its axes")
struct FittingTextTests {
  private static let terms = (0..<60).map { "word\($0)" }.joined(separator: " ")

  @Test("a text that wraps into more rows than fit is scrolled", arguments: [4, 40])
  func vertical(rows: Int) {
    let host = TestHost(columns: 30, rows: rows) {
      ViewThatFits(in: .vertical) {
        Text(Self.terms)
        ScrollView { Text(Self.terms) }
      }
    }
    #expect(host.findAll(.scrollArea).count { !$0.frame.isEmpty } == (rows == 4 ? 1 : 0))
    #expect(!host.screen.contains("…"))
  }

  /// As wide as it is high, so its width depends on the height that it is offered.
  private struct Square: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let length = proposal.height ?? 1_000
      return CGSize(width: length, height: length)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { subviews.forEach { $0.place(at: bounds.origin, proposal: proposal) } }
  }

  @Test("a view whose width follows from its height is asked with that height")
  func horizontal() {
    func shown(_ axes: Axis.Set) -> Bool {
      TestHost(columns: 30, rows: 4) {
        ViewThatFits(in: axes) {
          Square { Text("square") }
          Text("other")
        }
      }.screen.contains("square")
    }
    #expect(shown(.horizontal))
    #expect(!shown([.horizontal, .vertical]))
  }
}
