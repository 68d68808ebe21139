import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("frames relative to the container's size")
struct RelativeFrameTests {
  @Test("in a scroll view a frame is as high as the visible part, and follows it")
  func scrollView() throws {
    let host = TestHost(columns: 20, rows: 10) {
      VStack(spacing: 0) {
        Text("top")
        ScrollView {
          VStack(spacing: 0) {
            Text("a").containerRelativeFrame(.vertical, alignment: .top)
            Text("b")
          }
        }
      }
    }
    #expect(host.screen.contains("a") && !host.screen.contains("b"))
    host.resize(columns: 20, rows: 5)
    #expect(host.screen.contains("a") && !host.screen.contains("b"))
    try host.find(.scrollArea).scroll(by: 1)
    #expect(host.screen.contains("b"))
  }

  @Test("several fill the container, with space between them")
  func count() {
    let host = TestHost(columns: 30, rows: 2) {
      ScrollView(.horizontal) {
        HStack(spacing: 24) {
          ForEach(0..<6) {
            Text("<\($0)>").containerRelativeFrame(
              .horizontal, count: 3, spacing: 24, alignment: .leading)
          }
        }
      }
    }
    // 30 cells, 3 of spacing twice: 8 for each.
    #expect(host.screen.contains("<0>        <1>        <2>"))
  }

  @Test("without a scroll view it is the window")
  func window() {
    let host = TestHost(columns: 20, rows: 4) {
      Text("x").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) {
        length, _ in length / 2
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(
      host.screen.split(separator: "\n", omittingEmptySubsequences: false)[1].hasPrefix(
        "         x"))
  }
}
