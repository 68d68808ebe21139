import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite("stacks divide their proposal: least flexible first, equal parts of the rest")
struct StackLayoutTests {
  @Test("flexible children have equal parts, fixed ones what they need")
  func shares() {
    let sizes = Sizes()
    _ = Laid(30, 4) {
      HStack(spacing: 0) {
        sizes.note("a")
        Text("12345")
        sizes.note("b")
        sizes.note("c").frame(width: 40)
      }
    }
    #expect(sizes.last == ["a": [10, 4], "b": [10, 4], "c": [5, 4]])
  }

  @Test("a remainder goes to the last children, in whole cells")
  func remainder() {
    let sizes = Sizes()
    _ = Laid(11, 3) { HStack(spacing: 0) { ForEach(0..<3) { sizes.note("\($0)") } } }
    #expect(sizes.last.values.reduce(0) { $0 + $1[0] } == 11)
    #expect(sizes.last["0"] == [3, 3] && sizes.last["2"] == [4, 3])
  }

  @Test("a higher layout priority gets its size before others get more than their minimum")
  func priority() {
    let low = Laid(20, 2) {
      HStack(spacing: 0) {
        Text("aaaaaaaaaaaaaaa").lineLimit(1)
        Text("bbbbbbbbbbbbbbb").lineLimit(1).layoutPriority(1)
      }
    }
    #expect(low.lines.contains { $0.contains("bbbbbbbbbbbbbbb") && $0.contains("aaaa…") })
    let equal = Laid(20, 2) {
      HStack(spacing: 0) {
        Text("aaaaaaaaaaaaaaa").lineLimit(1)
        Text("bbbbbbbbbbbbbbb").lineLimit(1)
      }
    }
    #expect(equal.lines.contains { $0.contains("aaaaaaaaa…bbbbbbbbb…") })
  }

  @Test("a spacer takes the rest, a second one half of it, and has no spacing beside it")
  func spacers() {
    let one = Laid(20, 1) {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(one["a"] == [0, 0, 1, 1] && one["b"] == [19, 0, 1, 1])
    let two = Laid(21, 1) {
      HStack {
        Spacer()
        Text("a")
        Spacer()
      }
    }
    #expect(two["a"][0] == 10)
    let least = Laid(20, 1) {
      HStack(spacing: 0) {
        Text("a")
        Spacer(minLength: 24)
        Text("b")
      }.fixedSize()
    }
    #expect(least["b"][0] - least["a"][0] == 4)
  }

  @Test(
    "by default columns are one cell apart and rows touch; explicit spacing is rounded to cells")
  func spacing() {
    let standard = Laid {
      VStack {
        HStack {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(standard["b"][0] - standard["a"][0] == 2)
    #expect(standard["c"][1] - standard["a"][1] == 1)
    let given = Laid {
      VStack(spacing: 32) {
        HStack(spacing: 20) {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(given["b"][0] - given["a"][0] == 4)
    #expect(given["c"][1] - given["a"][1] == 3)
  }

  @Test("a divider is perpendicular to its stack")
  func dividers() {
    let column = Laid(5, 3) {
      VStack {
        Text("a")
        Divider()
        Text("b")
      }
    }
    #expect(column.lines == ["  a", "─────", "  b"])
    let row = Laid(3, 3) {
      HStack(spacing: 0) {
        Text("a")
        Divider()
        Text("b")
      }
    }
    #expect(row.lines == [" │", "a│b", " │"])
  }

  @Test("an empty stack has no size; members of Group, ForEach and conditionals are its children")
  func transparent() {
    let sizes = Sizes()
    let laid = Laid {
      VStack(spacing: 0) {
        HStack {}.background { sizes.note("empty") }
        Group {
          Text("a")
          ForEach(0..<2) { Text("row \($0)") }
        }
        if true { Text("b") }
      }
    }
    #expect(sizes.last["empty"] == [0, 0])
    #expect([laid["a"], laid["row 0"], laid["row 1"], laid["b"]].map { $0[1] } == [3, 4, 5, 6])
  }

  @Test(
    "children are placed by the proposal that gave the stack its size, whatever else was measured")
  func offered() {
    // A second division would give the first text 7 of the 14 cells that the row takes of 15, and
    // wrap it differently.
    func row() -> some View {
      HStack(spacing: 0) {
        Text("one two three")
        Text("four five sixes")
      }
    }
    let alone = Laid(15, 6) { row() }
    let asked = Laid(15, 6) {
      ViewThatFits(in: .vertical) {
        Text("tall").frame(height: 400)
        row()
      }
    }
    let inFrame = Laid(15, 6) {
      row().frame(maxWidth: .infinity).padding(0).background(Color.clear)
    }
    #expect(alone.lines == asked.lines)
    #expect(alone.lines == inFrame.lines)
    #expect(alone["one two three"][2] + alone["four five sixes"][2] <= 15)
  }
}
