import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("stacks as layouts, erased or not, arrange what is in them as stacks do")
struct ErasedStackTests {
  private struct Parts: View {
    var body: some View {
      Text("a")
      Spacer()
      Divider()
      Text("b")
    }
  }

  private func page<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
    -> [String]
  {
    Laid(20, 8) {
      VStack(spacing: 0) {
        content()
        Text("below")
      }
    }.lines
  }

  @Test("spacers and dividers follow the axis of a row")
  func row() {
    let wanted = page { HStack { Parts() } }
    #expect(wanted.contains { $0.hasPrefix("a") && $0.contains("│") && $0.hasSuffix("b") })
    #expect(page { HStackLayout() { Parts() } } == wanted)
    #expect(page { AnyLayout(HStackLayout()) { Parts() } } == wanted)
    #expect(
      page { AnyLayout(HStackLayout()) { Group { Parts() }.padding(0) } }
        == page {
          HStack { Group { Parts() }.padding(0) }
        })
  }

  @Test("spacers and dividers follow the axis of a column")
  func column() {
    let wanted = page { VStack { Parts() } }
    #expect(page { VStackLayout() { Parts() } } == wanted)
    #expect(page { AnyLayout(VStackLayout()) { Parts() } } == wanted)
    #expect(page { AnyLayout(ZStackLayout()) { Parts() } } == page { ZStack { Parts() } })
  }

  private struct Turning: View {
    @State private var isRow = true
    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      VStack(spacing: 0) {
        layout { Parts() }
        Button("turn") { isRow.toggle() }
      }
    }
  }

  @Test("they turn with the layout")
  func turned() throws {
    func still<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
      -> [String]
    {
      Laid(20, 8) {
        VStack(spacing: 0) {
          content()
          Button("turn") {}
        }
      }.lines
    }
    let laid = Laid(20, 8) { Turning() }
    let (row, column) = (still { HStack { Parts() } }, still { VStack { Parts() } })
    #expect(laid.lines == row)
    // The position of focus is drawn: only the views that turn are compared.
    try laid.host.find(.button, "turn").tap()
    #expect(laid.lines.dropLast() == column.dropLast())
    try laid.host.find(.button, "turn").tap()
    #expect(
      laid.lines.filter { $0.contains("│") } == row.filter { $0.contains("│") })
  }

  @Test("a column in a row stands on the guide of its first or last line")
  func baselines() {
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      func row<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
        -> [String]
      {
        Laid(20, 8) {
          HStack(alignment: alignment) {
            Text("x")
            content()
          }
        }.lines
      }
      func lines() -> some View { ForEach(0..<3) { Text("\($0)") } }
      let wanted = row { VStack { lines() } }
      #expect(row { VStackLayout() { lines() } } == wanted)
      #expect(row { AnyLayout(VStackLayout()) { lines() } } == wanted)
      let beside = row { HStack { Text("1\n2") } }
      #expect(row { HStackLayout() { Text("1\n2") } } == beside)
      #expect(row { AnyLayout(HStackLayout()) { Text("1\n2") } } == beside)
      #expect(row { ZStackLayout() { Text("1\n2") } } == beside)
      #expect(row { AnyLayout(ZStackLayout()) { Text("1\n2") } } == beside)
    }
  }

  @Test("a guide that a view inside sets goes through, along the axis too")
  func guides() {
    func column<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
      -> [String]
    {
      Laid(20, 8) {
        VStack(alignment: .leading) {
          Text("first")
          content()
        }
      }.lines
    }
    func pair() -> some View {
      Group {
        Text("a")
        Text("bc").alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    let wanted = column { HStack { pair() } }
    #expect(column { HStackLayout() { pair() } } == wanted)
    #expect(column { AnyLayout(HStackLayout()) { pair() } } == wanted)
  }

  @MainActor private final class Calls {
    var made = 0
    var updated = 0
  }

  private struct Caching: Layout {
    let calls: Calls

    func makeCache(subviews: Subviews) -> Int {
      MainActor.assumeIsolated { calls.made += 1 }
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      MainActor.assumeIsolated { calls.updated += 1 }
      cache = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(
        width: CGFloat(cache) * (subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0),
        height: 16)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}
  }

  private struct Growing: View {
    @State private var text = "more"
    var body: some View { Button(text) { text += " more" } }
  }

  @Test("the cache of an erased layout is updated, not made again")
  func cache() throws {
    let calls = Calls()
    let laid = Laid { AnyLayout(Caching(calls: calls)) { Growing() } }
    let made = calls.made
    try laid.host.find(.button, "more").tap()
    #expect(calls.made == made && calls.updated > 0)
  }
}
