import Foundation
import Observation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor
@Suite("Texts as views")
struct TextViewTests {
  private func drawn<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    WindowHost.of(columns, rows, content).rowsDrawn
  }

  @Test("A text takes its size, wraps in the width it is offered, and is cut in the height")
  func layout() {
    #expect(drawn(20, 2) { Text("Hello") } == ["Hello", ""])
    #expect(drawn(10, 3) { Text("the quick brown fox") } == ["the quick", "brown fox", ""])
    #expect(drawn(10, 2) { Text("the quick brown fox jumps over") } == ["the quick", "brown fox…"])
    #expect(
      drawn(10, 3) { Text("the quick brown fox").frame(width: 40) } == ["the", "quick", "brow…"])
    #expect(drawn(10, 2) { Text("the quick brown fox").lineLimit(1) } == ["the quick…", ""])
    #expect(
      drawn(10, 2) { Text("the quick brown fox").lineLimit(1).truncationMode(.middle) } == [
        "the q…fox", "",
      ])
    #expect(drawn(10, 3) { Text("日本語文字列").frame(width: 48) } == ["日 本 語", "文 字 列", ""])
  }

  @Test("Lines are aligned as the surroundings say")
  func alignment() {
    #expect(drawn(10, 2) { Text("abc\nd").multilineTextAlignment(.trailing) } == ["abc", "  d"])
    #expect(drawn(10, 2) { Text("abc\nd").multilineTextAlignment(.center) } == ["abc", " d"])
  }

  @Test("Texts in a row share its width; the one with priority is cut last")
  func stacks() {
    #expect(
      drawn(20, 1) {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      } == ["a" + String(repeating: " ", count: 18) + "b"])
    #expect(
      drawn(14, 1) {
        HStack {
          Text("the long title").lineLimit(1)
          Text("12:30").layoutPriority(1)
        }
      } == ["the lon… 12:30"])
    #expect(
      drawn(10, 3) {
        VStack(alignment: .leading) {
          Text("one"); Text("two"); Text("three")
        }
      } == ["one", "two", "three"])
  }

  @Test("First baselines meet where a text wraps")
  func baselines() {
    let row = drawn(8, 2) {
      HStack(alignment: .firstTextBaseline) {
        Text("•")
        Text("one two")
      }
    }
    #expect(row == ["• one", "  two"])
    let last = drawn(8, 2) {
      HStack(alignment: .lastTextBaseline) {
        Text("•")
        Text("one two")
      }
    }
    #expect(last == ["  one", "• two"])
  }

  @Test("styles apply to all texts inside")
  func styles() {
    let host = WindowHost.of(20, 4) {
      VStack {
        Text("a")
        Text("b").bold(false).foregroundStyle(.green)
        Text("c").foregroundStyle(.secondary)
      }
      .font(.headline).italic().foregroundStyle(.red)
    }
    let pieces = GridSurface(host).pieces
    #expect(pieces.map(\.text) == ["a", "b", "c"])
    #expect(
      pieces[0].attributes.traits == [.bold, .italic]
        && pieces[0].attributes.foreground?.flat.system == .red)
    #expect(pieces[1].attributes.foreground?.flat.system == .green)
    #expect(
      pieces[2].attributes.foreground?.flat.system == .red
        && pieces[2].attributes.foreground?.flat.opacity == 153)
  }

  @Test("a style level for a subtree keeps the meaning of the levels")
  func levels() {
    let host = WindowHost.of(20, 4) {
      VStack {
        Text("a")
        Text("b").foregroundStyle(.primary)
      }
      .foregroundStyle(.secondary)
    }
    let systems = GridSurface(host).pieces.map { $0.attributes.foreground?.flat.system }
    #expect(systems == [.secondary, .primary])
  }

  @Test("a gradient colors each character by its position")
  func gradient() {
    let host = WindowHost.of(20, 1) {
      Text("abc").foregroundStyle(
        .linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    }
    let pieces = GridSurface(host).pieces
    #expect(pieces.map(\.text) == ["a", "b", "c"])
    let reds = pieces.compactMap { $0.attributes.foreground?.flat.red }
    #expect(reds.count == 3 && reds[0] < reds[1] && reds[1] < reds[2])
  }

  @Test("a text is read out as its string")
  func semantics() {
    let host = WindowHost.of(10, 1) { Text("a very **long** text").lineLimit(1) }
    #expect(
      host.all(TextElement.self).map(\.semantics) == [Semantics(.text, label: "a very long text")])
  }

  private struct Counter: View {
    let model: CounterModel
    var body: some View {
      HStack {
        Text("Count")
        Text("\(model.count)")
      }
    }
  }

  @Observable @MainActor final class CounterModel {
    var count = 1
  }

  @Test("A changed digit redraws its own text and lays out nothing else")
  func change() {
    let model = CounterModel()
    let host = WindowHost.of(10, 1) { Counter(model: model) }
    var updated: [String] = []
    host.onCommit = { commit in
      for case .updated(let element, let change) in commit.patches {
        updated.append("\(type(of: element)) \(change.rawValue)")
      }
    }
    model.count = 2
    host.flush()
    #expect(host.rowsDrawn == ["Count 2"])
    #expect(updated == ["TextElement \(Commit.Change.content.rawValue)"])
    model.count = 10
    host.flush()
    #expect(host.rowsDrawn == ["Count 10"])
  }

  @Test("an image is its symbol in the surrounding style and variant, centered in its size")
  func images() {
    #expect(
      drawn(10, 1) {
        HStack {
          Image(systemName: "star.fill"); Text("x")
        }
      } == ["★ x"])
    #expect(drawn(10, 1) { Image(systemName: "star").symbolVariant(.fill) } == ["★"])
    #expect(
      drawn(10, 3) { Image(systemName: "star").resizable().frame(width: 40, height: 48) } == [
        "", "  ☆", "",
      ])
    let host = WindowHost.of(10, 1) { Image(systemName: "trash").bold().foregroundStyle(.red) }
    #expect(GridSurface(host).pieces[0].attributes.foreground?.flat.system == .red)
    #expect(host.all(ImageElement.self).map(\.semantics) == [Semantics(.image, label: "trash")])
  }

  @Test("a color fills its proposal, and behind or in front of a view its bounds")
  func colors() {
    let full = GridSurface(WindowHost.of(10, 4) { Color.red })
    #expect(
      full.fills.map(\.area) == [CGRect(x: 0, y: 0, width: 10, height: 4)]
        && full.fills[0].style.flat.system == .red)
    let behind = GridSurface(WindowHost.of(10, 4) { Text("abc").background(.blue) })
    #expect(
      behind.fills.map(\.area) == [CGRect(x: 0, y: 0, width: 3, height: 1)]
        && behind.rows[0] == "abc")
    let tinted = GridSurface(
      WindowHost.of(10, 4) { Text("abc").background(.tint.opacity(0.5)).tint(.pink) })
    #expect(tinted.fills[0].style.flat == Color.pink.opacity(0.5).paint(in: PaintContext()))
    let small = GridSurface(
      WindowHost.of(10, 4) { HStack { Color.red.frame(width: 16, height: 16) } })
    #expect(small.fills.map(\.area) == [CGRect(x: 0, y: 0, width: 2, height: 1)])
  }

  @Test("Light and dark may be set for a part of the tree")
  func scheme() {
    let host = WindowHost.of(10, 4) {
      Text("abc").background(Color.red).environment(\.colorScheme, .light)
    }
    #expect(
      GridSurface(host).fills[0].style.flat
        == Color.red.paint(in: PaintContext(colorScheme: .light)))
  }
}

@MainActor
@Suite("Texts that speak of now")
struct TextTimeTests {
  @Test(
    "A running text is drawn again when it reads differently, by the window's clock, and not before"
  )
  func running() async {
    let host = WindowHost.of(20, 1) { Text("") }
    var time = Duration.zero
    var sleepers: [(Duration, CheckedContinuation<Void, Never>)] = []
    host.now = { time }
    host.sleep = { duration in await withCheckedContinuation { sleepers.append((duration, $0)) } }
    let start = Date.now.addingTimeInterval(-10.5)
    host.update { Text(start, style: .timer) }
    host.flush()
    let first = host.rowsDrawn
    for second in 1...3 {
      for _ in 0..<100_000 where sleepers.isEmpty { await Task.yield() }
      guard !sleepers.isEmpty else {
        Issue.record("the text waits for nothing")
        return
      }
      let (wait, sleeper) = sleepers.removeFirst()
      #expect(wait <= .seconds(1))
      time += wait
      sleeper.resume()
      for _ in 0..<100_000 where sleepers.isEmpty { await Task.yield() }
      #expect(
        host.rowsDrawn[0].trimmingCharacters(in: .whitespaces) == "0:\(10 + second)",
        "after \(first)")
    }
    host.update { Text("done") }
    host.flush()
    for (_, sleeper) in sleepers { sleeper.resume() }
  }
}
