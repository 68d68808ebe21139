import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("columns and rows of grids, as SwiftUI computes them")
struct GridArithmeticTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 16) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("columns are as wide as their widest cell, and cells are centered")
  func columns() {
    let page = Measured { page in
      Grid(horizontalSpacing: 8, verticalSpacing: 16) {
        GridRow {
          box(80); box(40, 48).measured("b", page)
        }
        GridRow {
          box(40).measured("c", page); box(80).measured("d", page)
        }
      }
      .measured("grid", page)
    }
    #expect(page["grid"] == [0, 0, 168, 80])
    #expect(page["b"] == [108, 0, 40, 48])
    #expect(page["c"] == [20, 64, 40, 16])
    #expect(page["d"] == [88, 64, 80, 16])
  }

  @Test("one cell's column alignment is that of its whole column")
  func columnAlignment() {
    let page = Measured { page in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(80); box(40).measured("b", page)
        }
        GridRow {
          box(40).measured("c", page); box(24).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(40); box(80).measured("e", page)
        }
      }
    }
    #expect(page["b"].first == 120 && page["c"].first == 20 && page["e"].first == 80)
  }

  @Test("a row's alignment, a cell's anchor and the grid's alignment")
  func alignments() {
    let page = Measured { page in
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(80, 64); box(40).measured("grid's", page); box(80)
        }
        GridRow(alignment: .bottom) {
          box(40, 64); box(80).measured("row's", page)
        }
        GridRow {
          box(40, 64)
          box(40).gridCellAnchor(.center).measured("anchored", page)
          box(40).gridCellAnchor(UnitPoint(x: 1, y: 1)).measured("corner", page)
        }
      }
    }
    #expect(page["grid's"] == [80, 0, 40, 16])
    #expect(page["row's"] == [80, 112, 80, 16])
    #expect(page["anchored"] == [100, 152, 40, 16])
    #expect(page["corner"] == [200, 176, 40, 16])
  }

  @Test("a cell over several columns includes the spacing between them")
  func span() {
    let page = Measured { page in
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          box(80); box(40); box(64)
        }
        GridRow {
          Color.blue.frame(height: 16).gridCellColumns(2).measured("wide", page)
          box(24).measured("after", page)
        }
      }
      .fixedSize()
      .measured("grid", page)
    }
    #expect(page["wide"] == [0, 16, 128, 16])
    #expect(page["after"] == [136, 16, 24, 16])
    #expect(page["grid"] == [0, 0, 200, 32])
  }

  @Test("a view that is no row takes a line of its own over all columns")
  func singleViews() {
    let page = Measured { page in
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        Text("title").measured("title", page)
        GridRow {
          box(80); box(40).measured("b", page)
        }
        Divider().gridCellUnsizedAxes(.horizontal).measured("rule", page)
        GridRow {
          box(40); box(80).measured("d", page)
        }
      }
      .measured("grid", page)
    }
    #expect(page["title"] == [0, 0, 40, 16])
    #expect(page["b"] == [88, 16, 40, 16])
    #expect(page["rule"][2] == 168)
    #expect(page["grid"][2] == 168)
  }

  @Test("a single view wider than the columns widens the grid and not its columns' cells")
  func wideSingleView() {
    let page = Measured { page in
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        box(320).measured("wide", page)
        GridRow {
          box(40); box(40).measured("b", page)
        }
      }
      .measured("grid", page)
    }
    #expect(page["grid"][2] == 320)
    #expect(page["wide"] == [0, 0, 320, 16])
  }

  @Test("without unsized axes a flexible view widens the grid to the proposal")
  func flexibleSingleView() {
    let page = Measured { page in
      VStack(alignment: .leading, spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(40); box(40)
          }
          Color.red.frame(height: 16)
        }
        .measured("sized", page)
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(40); box(40)
          }
          Color.red.frame(height: 16).gridCellUnsizedAxes(.horizontal).measured("rule", page)
        }
        .measured("unsized", page)
      }
    }
    #expect(page["sized"][2] == 640)
    #expect(page["unsized"] == [0, 32, 80, 32])
    #expect(page["rule"] == [0, 48, 80, 16])
  }

  @Test("flexible columns share what the fixed ones leave")
  func flexible() {
    let page = Measured { page in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("ab").measured("fixed", page)
          Color.red.frame(height: 16).measured("one", page)
          Color.red.frame(height: 16).measured("two", page)
        }
      }
    }
    #expect(page["fixed"] == [0, 0, 16, 16])
    #expect(page["one"] == [16, 0, 312, 16] && page["two"] == [328, 0, 312, 16])
  }

  @Test("rows of loops, conditions and custom views are rows of the grid")
  func built() throws {
    struct Pair: View {
      let page: Measured.Page
      let name: String
      var body: some View {
        GridRow {
          Text(name); Color.red.frame(width: 40, height: 16).measured(name, page)
        }
      }
    }
    struct Table: View {
      let page: Measured.Page
      @State private var hasLong = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Long") { hasLong.toggle() }
          Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(["a", "bc"], id: \.self) { Pair(page: page, name: $0) }
            if hasLong { Pair(page: page, name: "a long one") }
          }
        }
      }
    }
    let page = Measured { Table(page: $0) }
    #expect(page["a"] == [16, 16, 40, 16] && page["bc"] == [16, 32, 40, 16])
    try page.host.find(.button, "Long").tap()
    #expect(page["a"] == [80, 16, 40, 16] && page["a long one"] == [80, 48, 40, 16])
    try page.host.find(.button, "Long").tap()
    #expect(page["a"] == [16, 16, 40, 16])
  }

  @Test("fixed, flexible and bounded columns of a lazy grid share the width in their order")
  func lazyColumns() {
    let page = Measured { page in
      LazyVGrid(
        columns: [
          GridItem(.fixed(80), spacing: 8), GridItem(.flexible(), spacing: 8),
          GridItem(.flexible(maximum: 96)),
        ], spacing: 16
      ) {
        ForEach(0..<6) { index in
          Color.red.frame(height: 16).measured("\(index)", page)
        }
      }
    }
    // 640 - 80 - 16 = 544: 272 for each; the last takes 96.
    #expect(page["0"] == [0, 0, 80, 16])
    #expect(page["1"] == [88, 0, 272, 16])
    #expect(page["2"] == [368, 0, 96, 16])
    #expect(page["3"] == [0, 32, 80, 16])
  }

  @Test("an adaptive item makes as many columns as fit, at most as wide as its maximum")
  func adaptive() {
    let page = Measured { page in
      VStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 152), spacing: 0)], spacing: 0) {
          ForEach(0..<5) { index in Color.red.frame(height: 16).measured("a\(index)", page) }
        }
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 96, maximum: 120), spacing: 40)],
          alignment: .leading, spacing: 0
        ) {
          ForEach(0..<5) { index in Color.red.frame(height: 16).measured("b\(index)", page) }
        }
        LazyVGrid(
          columns: [
            GridItem(.fixed(80), spacing: 8), GridItem(.adaptive(minimum: 104), spacing: 8),
          ],
          spacing: 0
        ) {
          ForEach(0..<7) { index in Color.red.frame(height: 16).measured("c\(index)", page) }
        }
      }
    }
    // Four columns of 640 / 4.
    #expect(page["a0"] == [0, 0, 160, 16] && page["a3"] == [480, 0, 160, 16])
    #expect(page["a4"] == [0, 16, 160, 16])
    // (640 + 40) / 136 = 5 columns of (640 - 160) / 5 = 96.
    #expect(page["b4"] == [544, 32, 96, 16])
    // 552 for the adaptive item: 560 / 112 = 5 columns of (552 - 32) / 5.
    #expect(page["c0"] == [0, 48, 80, 16] && page["c1"] == [88, 48, 104, 16])
    #expect(page["c6"] == [0, 64, 80, 16])
  }

  @Test("a section of a lazy grid starts a line, and its header takes all of the width")
  func sections() {
    let page = Measured { page in
      LazyVGrid(
        columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0
      ) {
        ForEach(0..<2) { section in
          Section {
            ForEach(0..<3) { index in
              Color.red.frame(height: 16).measured("\(section).\(index)", page)
            }
          } header: {
            Color.blue.frame(height: 32).measured("header \(section)", page)
          }
        }
      }
    }
    #expect(page["header 0"] == [0, 0, 640, 32])
    #expect(page["0.2"] == [0, 48, 320, 16])
    #expect(page["header 1"] == [0, 64, 640, 32])
    #expect(page["1.1"] == [320, 96, 320, 16])
  }

  @Test("a horizontal lazy grid fills its rows first")
  func horizontal() {
    let page = Measured { page in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(48), spacing: 16), GridItem(.flexible())], spacing: 8) {
          ForEach(0..<4) { index in
            Color.red.frame(width: 40).measured("\(index)", page)
          }
        }
      }
    }
    #expect(page["0"] == [0, 0, 40, 48])
    #expect(page["1"] == [0, 64, 40, 320])
    #expect(page["2"] == [48, 0, 40, 48])
  }

  @Test("pinned headers stay at the top until the next one pushes them")
  func pinned() throws {
    let host = TestHost(columns: 20, rows: 4) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<4) { Text("row \(section).\($0)") }
            } header: {
              Text("head \(section)")
            }
          }
        }
      }
    }
    func lines() -> [String] {
      host.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(lines()[0].hasPrefix("head 0") && lines()[1].hasPrefix("row 0.0"))
    try host.find(.scrollArea).scroll(by: 2)
    #expect(lines()[0].hasPrefix("head 0") && lines()[1].hasPrefix("row 0.2"))
    try host.find(.scrollArea).scroll(by: 3)
    #expect(lines()[0].hasPrefix("head 1") && lines()[1].hasPrefix("row 1.0"))
    try host.find(.scrollArea).scroll(by: -1)
    #expect(lines()[0].hasPrefix("head 0") && lines()[1].hasPrefix("head 1"))
  }
}
