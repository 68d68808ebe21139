import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("matchedGeometryEffect places a view where its source is")
struct MatchedGeometryTests {
  /// A cell is 8 points wide and 16 high.
  private struct Pair: View {
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var sourceWidth: CGFloat = 80
    var hasSource = true
    @Namespace private var space

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Color.clear.frame(width: 40, height: 16)
          if hasSource {
            Group { Color.clear }
              .frame(width: sourceWidth, height: 48).accessibilityElement()
              .accessibilityLabel("source")
              .matchedGeometryEffect(id: 1, in: space)
          }
        }
        .frame(height: 48)
        Color.clear.frame(width: 16, height: 32).accessibilityElement()
          .accessibilityLabel("fixed")
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
        Text("below")
      }
    }
  }

  private func frames(_ pair: Pair) throws -> (fixed: CellRect, below: CellRect) {
    let host = TestHost(columns: 40, rows: 12) {
      VStack {
        HStack {
          pair
          Spacer()
        }
        Spacer()
      }
    }
    return (try host.find(nil, "fixed").frame, try host.find(.text, "below").frame)
  }

  private func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CellRect {
    CellRect(x: column, y: row, width: columns, height: rows)
  }

  @Test("the anchor of the view is on the anchor of the source")
  func anchors() throws {
    // The source takes columns 5 to 14 and rows 0 to 2; the view is 2 wide and 2 high.
    for (anchor, column, row) in [
      (UnitPoint.center, 9, 0), (.topLeading, 5, 0), (.bottomTrailing, 13, 1), (.leading, 5, 0),
      (.top, 9, 0), (.bottom, 9, 1), (.trailing, 13, 0), (UnitPoint(x: 0.25, y: 1), 7, 1),
    ] {
      let found = try frames(Pair(anchor: anchor))
      #expect(found.fixed == rect(column, row, 2, 2), "\(anchor)")
      #expect(found.below == rect(0, 5, 5, 1), "what surrounds it stands as without a match")
    }
  }

  @Test("only the position, only the size, neither, and without a source")
  func properties() throws {
    #expect(try frames(Pair(properties: .position, anchor: .topLeading)).fixed == rect(5, 0, 2, 2))
    #expect(try frames(Pair(properties: .size)).fixed == rect(0, 3, 2, 2))
    #expect(try frames(Pair(properties: [])).fixed == rect(0, 3, 2, 2))
    #expect(try frames(Pair(hasSource: false)).fixed == rect(0, 3, 2, 2))
  }

  private struct Underline: View {
    enum Container: CaseIterable { case background, overlay, stack, before }
    let container: Container
    @Namespace private var space
    @State private var selected = 0
    @State private var isLong = false

    private var tabs: some View {
      HStack(spacing: 8) {
        ForEach(0..<3, id: \.self) { index in
          Button(index == 1 && isLong ? "a long name" : "tab \(index)") { selected = index }
            .buttonStyle(.plain).matchedGeometryEffect(id: index, in: space)
        }
      }
    }

    private var mark: some View {
      Color.red.accessibilityElement().accessibilityLabel("mark")
        .matchedGeometryEffect(id: selected, in: space, isSource: false)
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        switch container {
        case .background: tabs.background { mark }
        case .overlay: tabs.overlay { mark.allowsHitTesting(false) }
        case .stack:
          tabs
          mark.frame(width: 8, height: 16)
        case .before:
          mark.frame(width: 8, height: 16)
          tabs
        }
        Button("longer") { isLong.toggle() }
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test(
    "a view that fills its proposal takes the source's frame, of each source in turn",
    arguments: Underline.Container.allCases)
  private func following(_ container: Underline.Container) throws {
    let host = TestHost(columns: 40, rows: 6) { Underline(container: container) }
    func mark() throws -> CellRect { try host.find(nil, "mark").frame }
    for index in [0, 2, 1] {
      try host.find(.button, "tab \(index)").tap()
      #expect(try mark() == host.find(.button, "tab \(index)").frame)
    }
    // The source moves, and the view with it.
    try host.find(.button, "longer").tap()
    #expect(try mark() == host.find(.button, "a long name").frame)
    try host.find(.button, "tab 2").tap()
    #expect(try mark() == host.find(.button, "tab 2").frame)
    try host.find(.button, "longer").tap()
    #expect(try mark() == host.find(.button, "tab 2").frame)
  }

  @Test("a source that scrolls takes the view along")
  func scrolling() throws {
    struct Page: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { index in
                Text("row \(index)").matchedGeometryEffect(id: index, in: space)
              }
            }
          }
          Color.red.accessibilityElement().accessibilityLabel("mark")
            .matchedGeometryEffect(id: 4, in: space, isSource: false)
        }
      }
    }
    let host = TestHost(columns: 20, rows: 8) { Page() }
    let before = try host.find(nil, "mark").frame
    #expect(try before == host.find(.text, "row 4").frame)
    try host.find(.scrollArea).scroll(by: 2)
    let after = try host.find(nil, "mark").frame
    #expect(after.y == before.y - 2)
    #expect(try after == host.find(.text, "row 4").frame)
  }

  @Test("the source that was inserted last counts; another namespace or id does not")
  func sources() throws {
    struct Page: View {
      @Namespace private var first
      @Namespace private var second
      @State private var hasLast = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("early").matchedGeometryEffect(id: "a", in: first)
          if hasLast { Text("late").matchedGeometryEffect(id: "a", in: first) }
          Text("other namespace").matchedGeometryEffect(id: "a", in: second)
          Text("other id").matchedGeometryEffect(id: "b", in: first)
          Button("remove") { hasLast = false }
          Color.red.frame(height: 16).accessibilityElement().accessibilityLabel("mark")
            .matchedGeometryEffect(id: "a", in: first, isSource: false)
        }
      }
    }
    let host = TestHost(columns: 20, rows: 10) { Page() }
    #expect(try host.find(nil, "mark").frame == host.find(.text, "late").frame)
    try host.find(.button, "remove").tap()
    #expect(try host.find(nil, "mark").frame == host.find(.text, "early").frame)
  }

  @Test("a view whose source is inside it is in its own place, and the update ends")
  func inside() throws {
    struct Page: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("inner").matchedGeometryEffect(id: 1, in: space)
          Text("more")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("outer")
        .matchedGeometryEffect(id: 1, in: space, isSource: false)
      }
    }
    let host = TestHost(columns: 20, rows: 6) { Page() }
    #expect(host.screen.contains("inner") && host.screen.contains("more"))
  }
}
