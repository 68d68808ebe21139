import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite("sizes in scroll views, and equal widths and heights, as SwiftUI computes them")
struct ScrolledSizeTests {
  @Test("views as wide as the widest: a flexible width in a stack of its ideal width")
  func equalWidths() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        Text("a").frame(maxWidth: .infinity).measured("short", page)
        Text("a longer one").frame(maxWidth: .infinity).measured("long", page)
        Divider().measured("rule", page)
      }
      .fixedSize(horizontal: true, vertical: false)
      .measured("stack", page)
    }
    #expect(page["stack"][2] == 96)
    #expect(page["short"] == [0, 0, 96, 16] && page["long"] == [0, 16, 96, 16])
    #expect(page["rule"][2] == 96)
  }

  @Test("views as high as the highest: a flexible height in a stack of its ideal height")
  func equalHeights() {
    let page = Measured { page in
      HStack(spacing: 0) {
        Text("a\nb\nc").frame(maxHeight: .infinity).measured("high", page)
        Text("a").frame(maxHeight: .infinity).measured("low", page)
        Color.red.frame(width: 16).measured("line", page)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(page["high"] == [0, 0, 8, 48] && page["low"] == [8, 0, 8, 48])
    #expect(page["line"] == [16, 0, 16, 48])
  }

  @Test("in a scroll view nothing fills the scrolled axis, and spacers have their least length")
  func ideal() {
    let page = Measured { page in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          Text("a").frame(maxHeight: .infinity).measured("flexible", page)
          Spacer(minLength: 32)
          Color.red.frame(minHeight: 48, maxHeight: .infinity).measured("bounded", page)
          HStack {
            Text("b"); Spacer(); Text("c")
          }.measured("row", page)
          Color.red.frame(idealHeight: 64).measured("ideal", page)
        }
      }
    }
    #expect(page["flexible"][3] == 16)
    #expect(Array(page["bounded"].dropFirst()) == [48, 640, 48])
    #expect(page["row"] == [0, 96, 640, 16])
    #expect(page["ideal"] == [0, 112, 640, 64])
  }

  @Test("content smaller than a scroll view stands at its top, in the middle across")
  func small() {
    let page = Measured { page in
      ScrollView { Text("ab").measured("vertical", page) }
        .frame(height: 192)
        .overlay {
          ScrollView(.horizontal) { Text("cd").measured("horizontal", page) }
        }
    }
    #expect(page["vertical"][1] == 0)
    #expect(page["horizontal"] == [0, 88, 16, 16])
  }

  @Test("a scroll view of both axes proposes nothing and scrolls both")
  func bothAxes() throws {
    let page = Measured(width: 160, height: 64) { page in
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        Color.red.frame(width: 320, height: 128).measured("wide", page)
      }
    }
    #expect(page["wide"].suffix(2) == [320, 128])
  }

  @Test("a line or a color in a row of a scroll view is as high as the row's content")
  func linesInRows() {
    let page = Measured { page in
      ScrollView(showsIndicators: false) {
        HStack(spacing: 0) {
          Color.red.frame(width: 8).measured("bar", page)
          Text("a\nb\nc").measured("text", page)
          Divider().measured("rule", page)
          Spacer()
          VStack(spacing: 0) {
            Spacer(); Text("d").measured("d", page)
          }
        }
        .measured("row", page)
      }
    }
    #expect(page["row"] == [0, 0, 640, 48])
    #expect(page["bar"] == [0, 0, 8, 48])
    #expect(page["rule"][1] == 0 && page["rule"][3] == 48)
    #expect(page["d"] == [632, 32, 8, 16])
  }

  @Test("an erased row, an inner alignment and a guide keep equal heights")
  func equalInside() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        AnyLayout(HStackLayout(spacing: 0)).callAsFunction {
          Text("a\nb")
          Text("c").frame(maxHeight: .infinity, alignment: .bottom).measured("erased", page)
        }
        .fixedSize(horizontal: false, vertical: true)
        HStack(alignment: .top, spacing: 0) {
          Text("a\nb")
          Text("c").measured("bottom", page).frame(maxHeight: .infinity, alignment: .bottom)
        }
        .fixedSize(horizontal: false, vertical: true)
        HStack(alignment: .top, spacing: 0) {
          Text("a\nb").alignmentGuide(.top) { _ in 0 }
          Color.red.frame(width: 8).measured("guided", page)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    #expect(page["erased"] == [8, 0, 8, 32])
    #expect(page["bottom"] == [8, 48, 8, 16])
    #expect(page["guided"] == [8, 64, 8, 32])
  }

  @Test("cells of a grid's row in a scroll view are as high as the row")
  func gridRows() {
    let page = Measured { page in
      ScrollView(showsIndicators: false) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Text("a\nb\nc")
            Color.red.frame(width: 16).measured("cell", page)
          }
        }
      }
    }
    #expect(page["cell"][1] == 0 && page["cell"][3] == 48)
  }

  @Test("a modifier on a group is on each member, one on a stack on the whole")
  func group() {
    let page = Measured { page in
      HStack(alignment: .top, spacing: 0) {
        Group {
          Text("a").measured("a", page)
          Text("b").measured("b", page)
        }
        .padding(16)
        HStack(spacing: 0) {
          Text("c").measured("c", page)
          Text("d").measured("d", page)
        }
        .padding(16)
      }
    }
    #expect(page["a"].first == 16 && page["b"].first == 56)
    #expect(page["c"].first == 96 && page["d"].first == 104)
  }

  @Test("a lazy stack fills the width across, a stack does not")
  func lazyWidth() {
    let page = Measured { page in
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 0) {
          Text("a").measured("a", page)
        }
        .measured("lazy", page)
        VStack(alignment: .leading, spacing: 0) { Text("b").measured("b", page) }
          .measured("eager", page)
      }
    }
    #expect(page["lazy"][2] == 640 && page["a"].first == 0)
    #expect(page["eager"][2] == 8)
  }

  private func row(_ host: TestHost, _ number: Int) throws -> Int {
    try host.find(.text, "row \(number)").frame.y
  }

  @Test("scrolling to an id puts it at the anchor, as far as there is content")
  func scrollTo() throws {
    struct Page: View {
      var body: some View {
        ScrollViewReader { proxy in
          HStack(spacing: 0) {
            VStack {
              Button("Top") { proxy.scrollTo(8, anchor: .top) }
              Button("Center") { proxy.scrollTo(8, anchor: .center) }
              Button("Bottom") { proxy.scrollTo(8, anchor: .bottom) }
              Button("Last") { proxy.scrollTo(19, anchor: .top) }
            }
            ScrollView {
              VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<20) { Text("row \($0)") }
              }
            }
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 5) { Page() }
    try host.find(.button, "Top").tap()
    let top = try row(host, 8)
    try host.find(.button, "Center").tap()
    let center = try row(host, 8)
    try host.find(.button, "Bottom").tap()
    let bottom = try row(host, 8)
    #expect(top == 0 && center == 2 && bottom == 4)
    try host.find(.button, "Last").tap()
    let last = try row(host, 19)
    #expect(last == 4)
  }
}
