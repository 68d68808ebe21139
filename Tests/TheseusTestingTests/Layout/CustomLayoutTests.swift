import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Layouts of one's own, GeometryReader and AnyLayout")
struct CustomLayoutTests {
  private struct Weight: LayoutValueKey { static let defaultValue = 1 }

  /// Children beside each other, as wide as their weights.
  private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(
        width: proposal.width ?? 160,
        height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }

    func makeCache(subviews: Subviews) -> Int { subviews.reduce(0) { $0 + $1[Weight.self] } }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      var x = bounds.minX
      for view in subviews {
        let width = bounds.width * CGFloat(view[Weight.self]) / CGFloat(cache)
        view.place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  @Test("values, cache, anchors and proposals reach the children")
  func weighted() {
    let laid = Laid(36, 3) {
      Weighted {
        Box("a")
        Box("b").layoutValue(key: Weight.self, value: 3)
      }
    }
    #expect(laid["a"][0] == 4 && laid["b"][0] == 22)
  }

  @Test("placeSubviews gets the answered proposal, not the resulting size")
  func proposal() {
    struct Noting: Layout {
      let note: @Sendable (ProposedViewSize) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 80, height: 16)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { note(proposal) }
    }
    nonisolated(unsafe) var last: ProposedViewSize?
    _ = Laid(40, 10) { Noting(note: { last = $0 }) { Text("a") } }
    #expect(last == ProposedViewSize(width: 320, height: 160))
    _ = Laid(40, 10) {
      Noting(note: { last = $0 }) { Text("a") }.fixedSize(horizontal: true, vertical: false)
    }
    #expect(last == ProposedViewSize(width: nil, height: 160))
  }

  @Test("switching the layout of AnyLayout moves its views and keeps their state")
  func anyLayout() throws {
    struct Page: View {
      @State private var isColumn = false
      var body: some View {
        let layout =
          isColumn ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        VStack(spacing: 0) {
          Button("turn") { isColumn.toggle() }
          layout {
            Text("a")
            Counter()
          }
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let laid = Laid { Page() }
    try laid.host.find(.button, "count 0").tap()
    let before = try laid.host.find(.button, "count 1").frame
    #expect(before.x > laid["a"][0] && before.y == laid["a"][1])
    try laid.host.find(.button, "turn").tap()
    let after = try laid.host.find(.button, "count 1").frame
    #expect(after.x == laid["a"][0] && after.y == laid["a"][1] + 1)
  }

  @Test("GeometryReader takes the proposed size, passes it on, and follows a new size")
  func geometry() {
    let laid = Laid(40, 10) {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))") }
    }
    #expect(laid["320 x 160"] == [0, 0, 9, 1])
    laid.host.resize(columns: 20, rows: 5)
    #expect(laid["160 x 80"] == [0, 0, 8, 1])
  }

  @Test("frames in named and global coordinate spaces")
  func spaces() {
    let laid = Laid(40, 10) {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        GeometryReader { proxy in
          let (named, global) = (proxy.frame(in: .named("stack")), proxy.frame(in: .global))
          Text("\(Int(named.minY)) \(Int(global.minY)) \(Int(proxy.frame(in: .local).minY))")
        }
      }
      .coordinateSpace(.named("stack")).padding(.top, 32)
    }
    #expect(laid["16 48 0"].count == 4)
  }

  @Test("zIndex decides the order, and equal ones keep their written order")
  func depth() {
    #expect(
      Laid(3, 1) {
        ZStack {
          Text("a").zIndex(1)
          Text("b")
          Text("c")
        }
      }.lines == [" a"])
    #expect(
      Laid(3, 1) {
        ZStack {
          Text("a")
          Text("b")
        }
      }.lines == [" b"])
  }
}
