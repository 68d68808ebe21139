import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("custom layouts")
struct OwnLayoutTests {
  private struct Flow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let rects = arrange(proposal.replacingUnspecifiedDimensions().width, subviews)
      return CGSize(
        width: rects.map(\.maxX).max() ?? 0, height: rects.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (subview, rect) in zip(subviews, arrange(bounds.width, subviews)) {
        subview.place(
          at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
          proposal: ProposedViewSize(rect.size))
      }
    }

    private func arrange(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
      var origin = CGPoint.zero
      var height: CGFloat = 0
      return subviews.map { subview in
        let size = subview.sizeThatFits(.unspecified)
        if origin.x > 0, origin.x + size.width > width {
          origin = CGPoint(x: 0, y: origin.y + height)
          height = 0
        }
        defer {
          origin.x += size.width + spacing
          height = max(height, size.height)
        }
        return CGRect(origin: origin, size: size)
      }
    }
  }

  @Test("tags flow onto lines, and follow a changed width, spacing and data")
  func flow() throws {
    struct Tags: View {
      let page: Measured.Page
      @State private var tags = ["swift", "ui", "layout"]
      @State private var isNarrow = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Narrow") { isNarrow.toggle() }
          Button("Add") { tags.insert("first", at: 0) }
          Flow(spacing: isNarrow ? 0 : 8) {
            ForEach(tags, id: \.self) { Text($0).measured($0, page) }
          }
          .measured("flow", page)
          .frame(width: isNarrow ? 64 : 320, alignment: .leading)
        }
      }
    }
    let page = Measured { Tags(page: $0) }
    #expect(page["flow"] == [0, 32, 120, 16])
    #expect(page["layout"] == [72, 32, 48, 16])
    try page.host.find(.button, "Narrow").tap()
    #expect(page["flow"] == [0, 32, 56, 32])
    #expect(page["layout"] == [0, 48, 48, 16])
    try page.host.find(.button, "Add").tap()
    #expect(page["first"] == [0, 32, 40, 16])
    #expect(page["swift"] == [0, 48, 40, 16])
    #expect(page["layout"] == [0, 64, 48, 16])
  }

  @Test("subviews that are not placed stand in the center, and the last place counts")
  func placing() {
    struct Some: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 160, height: 96)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[1].place(at: bounds.origin, proposal: .unspecified)
        subviews[1].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
          proposal: .unspecified)
        subviews[2].place(
          at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
          proposal: ProposedViewSize(width: 80, height: nil))
      }
    }
    let page = Measured { page in
      Some {
        Text("ab").measured("unplaced", page)
        Text("cd").measured("twice", page)
        Color.red.frame(height: 32).measured("proposed", page)
      }
      .padding(16)
    }
    #expect(page["unplaced"] == [88, 56, 16, 16])
    #expect(page["twice"] == [160, 96, 16, 16])
    #expect(page["proposed"] == [56, 16, 80, 32])
  }

  @Test("a cache written while measuring is read while placing, and replaced for other subviews")
  func cache() throws {
    @MainActor final class Log { var made: [Int] = [] }
    struct Cached: Layout {
      struct Cache { var widths: [CGFloat] = []; var count: Int }
      let note: @Sendable (Int) -> Void
      func makeCache(subviews: Subviews) -> Cache {
        note(subviews.count)
        return Cache(count: subviews.count)
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
        -> CGSize
      {
        cache.widths = subviews.map { $0.sizeThatFits(.unspecified).width }
        return CGSize(width: cache.widths.reduce(0, +), height: 16)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, cache.widths) {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += width
        }
      }
    }
    struct Row: View {
      let page: Measured.Page
      let log: Log
      @State private var hasMore = false
      @State private var other = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("More") { hasMore.toggle() }
          Text("other \(other)")
          Cached(note: { [log] count in MainActor.assumeIsolated { log.made.append(count) } }) {
            Text("ab")
            if hasMore { Text("cdef") }
            Text("g").measured("g", page)
          }
        }
      }
    }
    let log = Log()
    let page = Measured { Row(page: $0, log: log) }
    #expect(page["g"] == [16, 32, 8, 16])
    #expect(log.made.allSatisfy { $0 == 2 } && !log.made.isEmpty)
    try page.host.find(.button, "More").tap()
    #expect(page["g"] == [48, 32, 8, 16])
    #expect(log.made.last == 3)
  }

  @Test("priorities, values, dimensions and guides of subviews are those of their modifiers")
  func traits() {
    struct Rank: LayoutValueKey { static let defaultValue: Int? = nil }
    struct Seen: Sendable, Equatable {
      var rank: Int?
      var priority: Double
      var leading: CGFloat
      var explicit: CGFloat?
    }
    struct Reading: Layout {
      let note: @Sendable ([Seen]) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        note(
          subviews.map {
            let dimensions = $0.dimensions(in: .unspecified)
            return Seen(
              rank: $0[Rank.self], priority: $0.priority,
              leading: dimensions[HorizontalAlignment.leading],
              explicit: dimensions[explicit: HorizontalAlignment.leading])
          })
      }
    }
    struct Own: View {
      var body: some View { Text("own").layoutValue(key: Rank.self, value: 3).padding(8) }
    }
    nonisolated(unsafe) var seen: [Seen] = []
    _ = Measured { _ in
      Reading(note: { seen = $0 }) {
        Text("a")
        Group {
          Text("b").layoutValue(key: Rank.self, value: 1)
          Text("c").layoutPriority(2).layoutValue(key: Rank.self, value: 2).bold()
        }
        Own()
        ForEach(4..<5) { Text("\($0)").layoutValue(key: Rank.self, value: $0) }
        AnyView(Text("d").alignmentGuide(.leading) { _ in 24 })
        HStack { Text("e").layoutValue(key: Rank.self, value: 9).layoutPriority(3) }
      }
    }
    #expect(
      seen == [
        Seen(rank: nil, priority: 0, leading: 0), Seen(rank: 1, priority: 0, leading: 0),
        Seen(rank: 2, priority: 2, leading: 0), Seen(rank: 3, priority: 0, leading: 0),
        Seen(rank: 4, priority: 0, leading: 0),
        Seen(rank: nil, priority: 0, leading: 24, explicit: 24),
        Seen(rank: nil, priority: 0, leading: 0),
      ])
  }

  @Test("a layout's own alignment guide aligns it in its stack")
  func explicitAlignment() {
    struct Sunk: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 80, height: 64)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? { guide == .top ? bounds.minY + 48 : nil }
    }
    let page = Measured { page in
      HStack(alignment: .top, spacing: 0) {
        Sunk { Text("a") }.measured("sunk", page)
        Text("b").measured("b", page)
      }
      .measured("row", page)
    }
    #expect(page["sunk"] == [0, 0, 80, 64])
    #expect(page["b"] == [80, 48, 8, 16])
    #expect(page["row"] == [0, 0, 88, 64])
  }

  @Test("the orientation of a layout is that of its dividers and spacers")
  func orientation() {
    struct Line: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 320, height: 64)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
      }
    }
    let page = Measured { page in
      Line {
        Divider().measured("divider", page)
        Spacer().measured("spacer", page)
      }
    }
    #expect(page["divider"][3] == 64 && page["divider"][2] <= 8)
    #expect(page["spacer"][2] == 320 && page["spacer"][3] <= 16)
  }

  @Test("an animatable layout is placed with values between the old and the new")
  func animatableData() throws {
    struct Fan: Layout, Animatable {
      var distance: CGFloat
      var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 320, height: 16)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX + CGFloat(index) * distance, y: bounds.minY),
            proposal: .unspecified)
        }
      }
    }
    struct Page: View {
      @State private var distance: CGFloat = 16
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Open") { withAnimation(.linear(duration: 1)) { distance = 80 } }
          Fan(distance: distance) {
            Text("a"); Text("b"); Text("c")
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 2) { Page() }
    #expect(try host.find(.text, "c").frame.x == 4)
    try host.find(.button, "Open").tap()
    host.advance(by: .milliseconds(500))
    #expect(try host.find(.text, "c").frame.x == 12)
    host.advance(by: .milliseconds(600))
    #expect(try host.find(.text, "c").frame.x == 20)
  }
}
