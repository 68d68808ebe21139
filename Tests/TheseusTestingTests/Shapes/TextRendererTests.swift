import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A text renderer draws texts in place of the host")
struct TextRendererTests {
  private struct Mark: TextAttribute, Equatable {}
  private struct Level: TextAttribute { var value: Int }

  /// Keeps what the layout contained.
  private final class Seen {
    var layout: Text.Layout?
  }

  private struct Plain: TextRenderer {
    let seen: Seen
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      seen.layout = layout
      for line in layout { ctx.draw(line) }
    }
  }

  private struct Spread: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for (index, slice) in run.enumerated() {
            var copy = ctx
            copy.translateBy(x: CGFloat(index) * 8, y: 0)
            copy.draw(slice)
          }
        }
      }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width * 2, height: size.height)
    }
  }

  private struct OnlyMarked: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) where run[Mark.self] != nil { ctx.draw(run) }
    }
  }

  private func host(_ width: Int = 20, @ViewBuilder _ content: () -> some View) -> TestHost {
    let view = content()
    return TestHost(columns: width, rows: 4) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n").map(String.init)
  }

  @Test("drawing every line shows the text as it is")
  func plain() throws {
    let seen = Seen()
    let shown = host(7) { Text("one two three").textRenderer(Plain(seen: seen)) }
    #expect(lines(shown) == ["one two", "three"])
    let layout = try #require(seen.layout)
    #expect(layout.count == 2 && !layout.isTruncated)
    #expect(layout[1].origin.y - layout[0].origin.y == 16)
    #expect(layout[1].typographicBounds.width == 40)
    #expect(layout[0].typographicBounds.rect == CGRect(x: 0, y: 0, width: 56, height: 16))
    #expect(shown.findAll(.text, "one two three").count == 1)
  }

  @Test("lines consist of runs, and runs of slices with one cluster each")
  func parts() throws {
    let seen = Seen()
    _ = host { (Text("ab") + Text("cé").bold()).textRenderer(Plain(seen: seen)) }
    let line = try #require(seen.layout?.first)
    #expect(line.count == 2 && line.map(\.count) == [2, 2])
    let run = line[1]
    #expect(run.typographicBounds.origin.x == 16 && run.typographicBounds.width == 16)
    #expect(run.layoutDirection == .leftToRight)
    let slice = run[1]
    #expect(slice.typographicBounds.origin.x == 24 && slice.typographicBounds.width == 8)
    #expect(slice.indices == 1..<2 && slice.run == run)
    #expect(Text.Layout.RunSlice(run: run, indices: 1..<2) == slice)
    #expect(run.characterIndices.count == 2 && run.characterIndices[0] < run.characterIndices[1])
    #expect(slice.characterIndices == [run.characterIndices[1]])
    #expect(Text.Layout.TypographicBounds().rect == .zero)
  }

  @Test("slices are drawn where the context takes them, in the size the renderer answers")
  func slices() {
    let shown = host {
      HStack(spacing: 0) {
        Text("abc").textRenderer(Spread())
        Text("|")
      }
    }
    #expect(lines(shown) == ["a b c |"])
  }

  @Test("a run has the values attached to its text; inner ones replace outer ones of their type")
  func attributes() throws {
    let seen = Seen()
    let marked = Text("b").customAttribute(Mark()).customAttribute(Level(value: 1))
    _ = host {
      Text("a\(marked)c").customAttribute(Level(value: 2)).textRenderer(Plain(seen: seen))
    }
    let runs = try #require(seen.layout?.first).map { $0 }
    #expect(runs.map { $0[Level.self]?.value } == [2, 1, 2])
    #expect(runs.map { $0[Mark.self] != nil } == [false, true, false])
    #expect(runs[1][0][Mark.self] == Mark())
    let shown = host { Text("a\(marked)c").textRenderer(OnlyMarked()) }
    #expect(lines(shown) == [" b"])
  }

  @Test("a text that does not fit is truncated for a renderer too")
  func truncation() throws {
    let seen = Seen()
    let shown = host(6) { Text("one two three").lineLimit(1).textRenderer(Plain(seen: seen)) }
    #expect(lines(shown) == ["one t…"] || lines(shown) == ["one…"])
    #expect(seen.layout?.isTruncated == true)
  }

  private struct Moving: TextRenderer {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      ctx.translateBy(x: distance, y: 0)
      for line in layout { ctx.draw(line, options: .disablesSubpixelQuantization) }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8) }
  }

  @Test("its data moves; the texts are drawn in each frame")
  func moving() throws {
    struct Page: View {
      @State private var isAway = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("x").frame(width: 80, alignment: .leading)
          Text("y         ").textRenderer(Moving(distance: isAway ? 64 : 0))
          Button("Go") { withAnimation(.linear(duration: 1)) { isAway = true } }
        }
      }
    }
    let host = TestHost(columns: 20, rows: 4) { Page() }
    func column() -> Int? {
      for line in host.screen.split(separator: "\n") {
        if let place = line.firstIndex(of: "y") {
          return line.distance(from: line.startIndex, to: place)
        }
      }
      return nil
    }
    let start = try #require(column())
    try host.find(.button, "Go").tap()
    host.advance(by: .milliseconds(500))
    let middle = try #require(column())
    host.advance(by: .milliseconds(600))
    let end = try #require(column())
    #expect(start < middle && middle < end && end == start + 8)
  }

  @Test("a text whose content changes is drawn again, and one without a renderer is not affected")
  func changes() throws {
    struct Page: View {
      @State private var count = 1
      var body: some View {
        Button("More") { count += 1 }
        Text("n\(count)").textRenderer(Spread())
        Text("plain \(count)")
      }
    }
    let host = TestHost(columns: 20, rows: 6) { Page() }
    #expect(host.screen.contains("n 1"))
    try host.find(.button, "More").tap()
    #expect(host.screen.contains("n 2") && host.screen.contains("plain 2"))
  }
}
