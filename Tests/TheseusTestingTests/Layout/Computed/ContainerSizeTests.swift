import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("inset views, containers and coordinate spaces")
struct ContainerSizeTests {
  @Test("inset views take their heights from the content")
  func inset() {
    let page = Measured { page in
      Color.red.measured("content", page)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Color.blue.frame(height: 32).measured("bar", page)
        }
        .safeAreaInset(edge: .top, alignment: .trailing, spacing: 16) {
          Color.blue.frame(width: 80, height: 48).measured("top", page)
        }
    }
    #expect(page["bar"] == [0, 352, 640, 32])
    #expect(page["top"] == [560, 0, 80, 48])
    #expect(page["content"] == [0, 64, 640, 288])
  }

  @Test("safe area padding insets the content on its edges")
  func safeAreaPadding() {
    let page = Measured { page in
      Color.green.measured("in", page)
        .safeAreaPadding(.horizontal, 16)
        .safeAreaPadding(EdgeInsets(top: 32, leading: 8, bottom: 0, trailing: 0))
    }
    #expect(page["in"] == [24, 32, 600, 352])
  }

  @Test("a scroll view's content starts below an inset view, and scrolls under it")
  func insetOfScrollView() throws {
    let host = TestHost(columns: 20, rows: 5) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<9) { Text("row \($0)") } }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .safeAreaInset(edge: .top, spacing: 0) { Text("bar") }
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("end") }
    }
    func lines() -> [String] {
      host.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(lines()[0].hasPrefix("bar") && lines()[1].hasPrefix("row 0"))
    #expect(lines()[3].hasPrefix("row 2") && lines()[4].hasPrefix("end"))
    try host.find(.scrollArea).scroll(by: 99)
    #expect(lines()[3].hasPrefix("row 8") && lines()[4].hasPrefix("end"))
  }

  @Test("relative frames divide the container with their spacing, and span several parts")
  func relative() {
    let page = Measured { page in
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 8)
            .measured("one", page)
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
            .measured("two", page)
          Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .vertical ? length / 4 : length / 2
          }
          .measured("own", page)
        }
      }
    }
    #expect(page["one"].prefix(3) == [0, 0, 208])
    #expect(page["two"].prefix(3) == [216, 0, 424])
    #expect(page["own"][2] == 320 && page["own"][3] == 96)
  }

  @Test("a relative frame without arguments is as large as the container, and aligns its content")
  func relativeAlignment() {
    let page = Measured { page in
      ScrollView {
        VStack(spacing: 0) {
          Text("ab").measured("ab", page)
            .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
            .measured("page", page)
          Text("below").measured("below", page)
        }
      }
    }
    #expect(page["page"] == [0, 0, 640, 384])
    #expect(page["ab"] == [624, 368, 16, 16])
    #expect(page["below"][1] == 384)
  }

  @Test("content margins inset the content of a scroll view, and it scrolls through them")
  func contentMargins() throws {
    let page = Measured(width: 320, height: 160) { page in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<4) { Color.red.frame(height: 64).measured("\($0)", page) }
        }
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .contentMargins(.top, 32)
    }
    #expect(page["0"] == [16, 32, 288, 64])
    try page.host.find(.scrollArea).scroll(by: 99)
    // 32 + 256 - 160 = 128 scrolled.
    #expect(page["3"] == [16, 96, 288, 64])
  }

  @Test("a frame in a scroll view's space follows the scrolling, one in the content's does not")
  func namedSpaces() throws {
    var seen: [String: Double] = [:]
    let host = TestHost(columns: 40, rows: 10) {
      VStack(alignment: .leading, spacing: 0) {
        Text("title")
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 160)
            GeometryReader { proxy in
              let _ = seen["scroll"] = Double(proxy.frame(in: .named("scroll")).minY)
              let _ = seen["content"] = Double(proxy.frame(in: .named("content")).minY)
              let _ = seen["global"] = Double(proxy.frame(in: .global).minY)
              let _ = seen["nearest"] = Double(proxy.frame(in: .scrollView).minY)
              Color.clear
            }
            .frame(height: 160)
          }
          .coordinateSpace(.named("content"))
        }
        .coordinateSpace(.named("scroll"))
      }
    }
    #expect(seen == ["scroll": 160, "content": 160, "global": 176, "nearest": 160])
    try host.find(.scrollArea).scroll(by: 3)
    #expect(seen == ["scroll": 112, "content": 160, "global": 128, "nearest": 112])
  }

  @Test("a changed geometry is reported with its old value, an equal one not")
  func geometryChange() throws {
    struct Page: View {
      let note: (Int, Int) -> Void
      @State private var height: CGFloat = 32
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("Grow") { height += 16 }
          Button("Count \(count)") { count += 1 }
          Color.red.frame(height: height)
          Text("a")
            .onGeometryChange(for: Int.self) {
              Int($0.frame(in: .global).minY)
            } action: {
              note($0, $1)
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    var calls: [[Int]] = []
    let host = TestHost(columns: 20, rows: 20) { Page { calls.append([$0, $1]) } }
    let first = calls
    try host.find(.button, "Count 0").tap()
    #expect(calls == first)
    try host.find(.button, "Grow").tap()
    #expect(calls.count == first.count + 1 && calls.last == [64, 80])
    host.resize(columns: 30, rows: 20)
    #expect(calls.count == first.count + 1)
  }

  @Test("a size that a reader writes to state lays out its sibling")
  func writtenSize() {
    struct Page: View {
      let page: Measured.Page
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("abcdef").onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
          Color.red.frame(width: width, height: 16).measured("line", page)
        }
      }
    }
    let page = Measured { Page(page: $0) }
    #expect(page["line"] == [0, 16, 48, 16])
    #expect(page.host.trace.issues.isEmpty)
  }

  @Test("a bound scroll position follows the scrolling, and scrolls when it is written")
  func scrollPosition() throws {
    struct Page: View {
      @State private var top: Int?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("at \(top ?? -1)")
          Button("Six") { top = 6 }
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(0..<20) { Text("row \($0)") }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $top)
        }
      }
    }
    let host = TestHost(columns: 20, rows: 7) { Page() }
    try host.find(.scrollArea).scroll(by: 2)
    #expect(host.screen.contains("at 2"))
    try host.find(.button, "Six").tap()
    #expect(host.screen.contains("at 6"))
    let lines = host.screen.split(separator: "\n")
    #expect(lines[2].contains("row 6"))
  }
}
