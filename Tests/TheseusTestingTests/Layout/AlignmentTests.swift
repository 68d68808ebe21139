import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Views are aligned by their guides")
struct AlignmentTests {
  @Test(
    "VStack aligns across by its alignment",
    arguments: [(HorizontalAlignment.leading, 0), (.center, 2), (.trailing, 4)])
  func column(alignment: HorizontalAlignment, inset: Int) {
    let laid = Laid {
      VStack(alignment: alignment) {
        Text("12345")
        Text("x")
      }
    }
    #expect(laid["x"][0] - laid["12345"][0] == inset)
  }

  @Test(
    "HStack aligns across by its alignment",
    arguments: [(VerticalAlignment.top, 0), (.center, 1), (.bottom, 2)])
  func row(alignment: VerticalAlignment, inset: Int) {
    let laid = Laid {
      HStack(alignment: alignment) {
        Text("a\nb\nc")
        Text("x")
      }
    }
    #expect(laid["x"][1] - laid["a\nb\nc"][1] == inset)
  }

  @Test("baselines are those of the first and the last line, through padding and frames")
  func baselines() {
    let first = Laid {
      HStack(alignment: .firstTextBaseline) {
        Text("x")
        Text("a\nb").padding(.top, 16).frame(height: 80, alignment: .top)
      }
    }
    #expect(first["x"][1] == first["a\nb"][1])
    let last = Laid {
      HStack(alignment: .lastTextBaseline) {
        Text("x")
        Text("a\nb")
      }
    }
    #expect(last["x"][1] == last["a\nb"][1] + 1)
  }

  @Test("an alignment guide moves the view and widens the stack by as much")
  func guides() {
    let sizes = Sizes()
    let laid = Laid {
      VStack(alignment: .leading, spacing: 0) {
        Text("12345")
        Text("ab").alignmentGuide(.leading) { $0[.trailing] }
      }.background { sizes.note("stack") }
    }
    // The trailing edge of "ab" is at the leading edge of the others.
    #expect(laid["ab"][0] + 2 == laid["12345"][0])
    #expect(sizes.last["stack"]?[0] == 7)
  }

  @Test("a guide outside of its views does not add to the stack: only covered frames do")
  func outside() {
    let sizes = Sizes()
    let laid = Laid {
      HStack(spacing: 0) {
        VStack(alignment: .leading) { Text("abc").alignmentGuide(.leading) { _ in -80 } }.background
        { sizes.note("one") }
        VStack(alignment: .leading) {
          Text("def").alignmentGuide(.leading) { _ in -80 }
          Text("gh").alignmentGuide(.leading) { _ in -88 }
        }.background { sizes.note("two") }
      }
    }
    #expect(sizes.last == ["one": [3, 1], "two": [3, 2]])
    #expect(laid["gh"][0] - laid["def"][0] == 1)
  }

  @Test("a custom guide aligns views deep inside other stacks")
  func custom() {
    let laid = Laid {
      HStack(alignment: .colon) {
        VStack {
          Text("top")
          Text("left:").alignmentGuide(.colon) { $0[VerticalAlignment.center] }
        }
        VStack {
          Text("right").alignmentGuide(.colon) { $0[VerticalAlignment.center] }
          Text("below")
        }
      }
    }
    #expect(laid["left:"][1] == laid["right"][1])
    #expect(laid["below"][1] == laid["left:"][1] + 1)
  }

  @Test("ZStack, overlay and background align both ways; ZStack is as large as its children")
  func depth() {
    let sizes = Sizes()
    let laid = Laid {
      ZStack(alignment: .bottomTrailing) {
        Text("aaaaa\naaaaa\naaaaa")
        Text("z")
      }
      .background { sizes.note("stack") }
      .overlay(alignment: .topLeading) { Text("o") }
    }
    let back = laid["aaaaa\naaaaa\naaaaa"]
    #expect(sizes.last["stack"] == [5, 3])
    #expect(laid["z"] == [back[0] + 4, back[1] + 2, 1, 1])
    #expect(laid["o"] == [back[0], back[1], 1, 1])
    #expect(laid.lines[back[1]].hasSuffix("oaaaa"))
  }
}

extension VerticalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.top]
    }
  }

  fileprivate static let colon = VerticalAlignment(Colon.self)
}
