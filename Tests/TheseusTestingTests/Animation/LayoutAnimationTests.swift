import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a layout with animatable data moves its views step by step")
struct LayoutAnimationTests {
  private struct Shifted: Layout {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 160, height: 16)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(
          at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  private struct Page<Arranged: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let content: (CGFloat) -> Arranged
    @State private var distance: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content(distance)
        Button("go") { withAnimation(animation) { distance = 80 } }
      }
    }
  }

  private func check(_ laid: Laid) throws {
    let start = laid["x"][0]
    try laid.host.find(.button, "go").tap()
    #expect(laid["x"][0] == start)
    laid.host.advance(by: .milliseconds(500))
    #expect(laid["x"][0] == start + 5)
    laid.host.advance(by: .seconds(1))
    #expect(laid["x"][0] == start + 10)
  }

  @Test("as itself and as AnyLayout")
  func moves() throws {
    try check(Laid { Page { distance in Shifted(distance: distance) { Text("x") } } })
    try check(Laid { Page { distance in AnyLayout(Shifted(distance: distance)) { Text("x") } } })
  }

  @Test("without an animation it changes immediately")
  func still() throws {
    let laid = Laid {
      Page(animation: nil) { distance in Shifted(distance: distance) { Text("x") } }
    }
    let start = laid["x"][0]
    try laid.host.find(.button, "go").tap()
    #expect(laid["x"][0] == start + 10)
  }

  @Test("a change of the layout's type is one step")
  func types() throws {
    let laid = Laid {
      Page { distance in
        let layout =
          distance == 0 ? AnyLayout(HStackLayout()) : AnyLayout(Shifted(distance: distance))
        layout { Text("x") }.frame(width: 160, alignment: .leading)
      }
    }
    let start = laid["x"][0]
    try laid.host.find(.button, "go").tap()
    #expect(laid["x"][0] == start + 10)
  }
}
