import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite("A frame with bounds, where its parent proposes no length")
struct BoundedFrameTests {
  private struct Size: View {
    var body: some View {
      GeometryReader { Text("\(Int($0.size.width))x\(Int($0.size.height))") }
    }
  }

  @Test("a view that fills what it is offered fills the least length")
  func least() {
    let tall = TestHost(columns: 20, rows: 12) {
      ScrollView { Size().frame(width: 80).frame(minHeight: 96) }
    }
    #expect(tall.screen.contains("80x96"))
    let wide = TestHost(columns: 40, rows: 4) {
      Size().frame(height: 16).frame(minWidth: 120).fixedSize()
    }
    #expect(wide.screen.contains("120x16"))
  }

  @Test("a longer text wraps at the greatest width")
  func greatest() {
    let host = TestHost(columns: 40, rows: 4) {
      Text("several words").frame(maxWidth: 64).fixedSize()
    }
    #expect(!host.screen.contains("several words"))
    #expect(host.screen.contains("words"))
  }

  @Test("a length within the bounds stays")
  func within() {
    let host = TestHost(columns: 40, rows: 4) {
      Size().frame(idealWidth: 88, idealHeight: 32).frame(
        minWidth: 8, maxWidth: .infinity, minHeight: 16
      ).fixedSize()
    }
    #expect(host.screen.contains("88x32"))
  }
}
