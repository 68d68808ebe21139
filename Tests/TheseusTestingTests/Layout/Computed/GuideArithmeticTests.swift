import Foundation
import TheseusTesting
import TheseusViews
import Testing

extension VerticalAlignment {
  fileprivate enum Title: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }
  fileprivate static let title = VerticalAlignment(Title.self)
}

extension HorizontalAlignment {
  fileprivate enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

@MainActor @Suite("positions by alignment guides, as SwiftUI computes them")
struct GuideArithmeticTests {
  @Test("a custom guide of views in nested stacks aligns the stacks")
  func nested() {
    let page = Measured { page in
      HStack(alignment: .title, spacing: 0) {
        VStack(spacing: 0) {
          Text("a").measured("a", page)
          Text("b").alignmentGuide(.title) { $0[VerticalAlignment.center] }
          Text("c")
        }
        VStack(spacing: 0) {
          Text("x").alignmentGuide(.title) { $0[VerticalAlignment.center] }.measured("x", page)
          Text("y")
        }
      }
      .measured("row", page)
    }
    #expect(page["a"] == [0, 0, 8, 16])
    #expect(page["x"] == [8, 16, 8, 16])
    #expect(page["row"] == [0, 0, 16, 48])
  }

  @Test("without an explicit guide inside, a stack has the guide's default value")
  func defaultValue() {
    let page = Measured { page in
      HStack(alignment: .title, spacing: 0) {
        VStack(spacing: 0) {
          Text("a"); Text("b"); Text("c")
        }.measured("left", page)
        Text("x").measured("x", page)
      }
    }
    #expect(page["x"] == [8, 16, 8, 16])
  }

  @Test("several explicit guides inside a stack give it their mean")
  func mean() {
    let page = Measured { page in
      HStack(alignment: .title, spacing: 0) {
        VStack(spacing: 0) {
          Text("a").alignmentGuide(.title) { $0[.top] }
          Text("b")
          Text("c").alignmentGuide(.title) { $0[.top] }
          Text("d")
        }
        Color.red.frame(width: 8, height: 16).alignmentGuide(.title) { $0[.top] }
          .measured("x", page)
      }
    }
    // 0 and 32.
    #expect(page["x"] == [8, 16, 8, 16])
  }

  @Test("views on top of each other and in a row give the mean of their guides too")
  func otherMeans() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .title, spacing: 0) {
          ZStack(alignment: .top) {
            Color.red.frame(width: 8, height: 16).alignmentGuide(.title) { _ in 0 }
            Color.red.frame(width: 8, height: 64).alignmentGuide(.title) { _ in 64 }
          }
          Text("x").alignmentGuide(.title) { $0[.top] }.measured("x", page)
        }
        HStack(alignment: .title, spacing: 0) {
          HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 8, height: 96).alignmentGuide(.title) { _ in 16 }
            Color.red.frame(width: 8, height: 96).alignmentGuide(.title) { _ in 80 }
            Color.red.frame(width: 8, height: 96)
          }
          Text("y").alignmentGuide(.title) { $0[.top] }.measured("y", page)
        }
      }
    }
    #expect(page["x"] == [8, 32, 8, 16])
    #expect(page["y"] == [24, 112, 8, 16])
  }

  @Test("a guide passes through padding, frames and backgrounds, moved as its view is")
  func through() {
    let page = Measured { page in
      HStack(alignment: .title, spacing: 0) {
        Text("a").alignmentGuide(.title) { $0[.top] }
          .padding(.top, 32)
          .frame(height: 80, alignment: .bottom)
          .background(Color.red).measured("a", page)
        Color.red.frame(width: 8, height: 96).alignmentGuide(.title) { $0[.bottom] }
          .measured("x", page)
      }
    }
    // The text's top is at 64 of 80.
    #expect(page["x"] == [8, 0, 8, 96])
    #expect(page["a"] == [0, 32, 8, 80])
  }

  @Test("an overlay's guides are not those of its base")
  func overlay() {
    let page = Measured { page in
      HStack(alignment: .title, spacing: 0) {
        Color.red.frame(width: 8, height: 64)
          .overlay { Text("o").alignmentGuide(.title) { $0[.top] } }
        Text("x").measured("x", page)
      }
    }
    #expect(page["x"] == [8, 24, 8, 16])
  }

  @Test("a column of labels aligned at their colons")
  func colons() {
    func row(_ page: Measured.Page, _ label: String, _ value: String) -> some View {
      HStack(spacing: 0) {
        Text(label).measured(label, page)
        Text(value).alignmentGuide(.colon) { $0[.leading] }.measured(value, page)
      }
    }
    let page = Measured { page in
      VStack(alignment: .colon, spacing: 0) {
        row(page, "name:", "Ada")
        row(page, "born:", "1815")
        row(page, "profession:", "mathematician")
        Text("note").measured("note", page)
      }
      .measured("all", page)
    }
    #expect(page["Ada"].first == 88 && page["name:"].first == 48)
    #expect(page["1815"].first == 88)
    #expect(page["profession:"].first == 0)
    // No guide of its own: its leading edge.
    #expect(page["note"].first == 88)
    #expect(page["all"] == [0, 0, 192, 64])
  }

  @Test("guides of views in a ZStack move them, and enlarge it")
  func overlapping() {
    let page = Measured { page in
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 80, height: 80).measured("a", page)
        Color.blue.frame(width: 40, height: 32)
          .alignmentGuide(.leading) { _ in -16 }
          .alignmentGuide(.top) { $0[.bottom] }
          .measured("b", page)
      }
      .measured("stack", page)
    }
    #expect(page["stack"] == [0, 0, 80, 112])
    #expect(page["a"] == [0, 32, 80, 80])
    #expect(page["b"] == [16, 0, 40, 32])
  }

  @Test("a guide for another alignment than the stack's does nothing")
  func otherAlignment() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        Text("abc")
        Text("b").alignmentGuide(.trailing) { _ in -80 }.measured("b", page)
      }
    }
    #expect(page["b"] == [0, 16, 8, 16])
  }

  @Test("guides count from the other guides of their view, and the outermost wins")
  func computed() {
    let page = Measured { page in
      VStack(alignment: .trailing, spacing: 0) {
        Color.red.frame(width: 160, height: 16).measured("a", page)
        Text("abcd").alignmentGuide(.trailing) { $0.width + 16 }.measured("b", page)
        Text("ab").alignmentGuide(.trailing) { _ in 80 }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }.measured("c", page)
        Text("ab").alignmentGuide(.trailing) { _ in 24 }
          .alignmentGuide(.trailing) { ($0[explicit: .trailing] ?? 0) + 8 }.measured("d", page)
      }
    }
    #expect(page["a"] == [0, 0, 160, 16])
    #expect(page["b"].first == 112)
    #expect(page["c"].first == 152)
    #expect(page["d"].first == 128)
  }

  @Test("a guide that reads state moves its view when the state changes")
  func followsState() throws {
    struct Row: View {
      let page: Measured.Page
      @State private var isIn = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Move") { isIn.toggle() }
          Text("a").alignmentGuide(.leading) { _ in isIn ? -40 : 0 }.measured("a", page)
        }
      }
    }
    let page = Measured { Row(page: $0) }
    #expect(page["a"].first == 0)
    try page.host.find(.button, "Move").tap()
    #expect(page["a"].first == 40)
  }

  @Test("a frame aligns by a custom guide of its content")
  func frame() {
    let page = Measured { page in
      Text("key:value").alignmentGuide(.colon) { _ in 32 }.measured("a", page)
        .frame(
          width: 160, height: 48,
          alignment: Alignment(horizontal: .colon, vertical: .bottom))
    }
    // The frame's own guide has its default value, the leading edge.
    #expect(page["a"] == [-32, 32, 72, 16])
  }

  @Test("first and last baselines of a column are those of its first and last text")
  func baselines() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Text("a"); Text("b"); Text("c")
          }.measured("first", page)
          Text("x").measured("x", page)
        }
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Text("a"); Text("b"); Text("c")
          }
          Text("y").measured("y", page)
        }
      }
    }
    #expect(page["x"] == [8, 0, 8, 16])
    #expect(page["y"] == [8, 80, 8, 16])
  }
}
