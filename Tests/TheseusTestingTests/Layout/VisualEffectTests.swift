import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("visual effects depend on a view's position and do not affect layout")
struct VisualEffectTests {
  @Test("an offset relative to the view's size")
  func offset() {
    let laid = Laid(20, 4) {
      HStack(spacing: 0) {
        Text("abc").visualEffect { content, proxy in content.offset(x: proxy.size.width, y: 16) }
        Text("d")
      }
    }
    #expect(laid["abc"].first.map { $0 - laid["d"][0] } == 0)
    #expect(laid["abc"][1] == laid["d"][1] + 1)
  }

  @Test("an opacity that depends on the scroll position follows scrolling")
  func opacity() throws {
    let host = TestHost(columns: 20, rows: 4) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<20) { row in
            Text("row \(row)").visualEffect { content, proxy in
              content.opacity(proxy.frame(in: .scrollView).minY < 32 ? 0 : 1)
            }
          }
        }
      }
    }
    #expect(
      !host.screen.contains("row 0") && !host.screen.contains("row 1")
        && host.screen.contains("row 2"))
    try host.find(.scrollArea).scroll(by: 2)
    #expect(
      !host.screen.contains("row 2") && !host.screen.contains("row 3")
        && host.screen.contains("row 4"))
  }

  @Test("a scroll transition has another phase for partly visible views")
  func transition() throws {
    let host = TestHost(columns: 20, rows: 5) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<20) { row in
            VStack(alignment: .leading, spacing: 0) {
              Text("top \(row)")
              Text("low \(row)")
            }
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 8)
            }
          }
        }
      }
    }
    // Five rows: two pairs are visible, and the first row of the third.
    #expect(host.screen.contains("low 1") && !host.screen.contains("top 2"))
    try host.find(.scrollArea).scroll(by: 1)
    #expect(
      !host.screen.contains("low 0") && host.screen.contains("top 1")
        && host.screen.contains("low 2"))
  }

  @Test("a geometry effect moves a view, through its intermediate data")
  func geometryEffect() throws {
    struct Slide: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
      }
    }
    struct Page: View {
      @State private var isOut = false
      var body: some View {
        HStack(spacing: 0) {
          Text("x").modifier(Slide(animatableData: isOut ? 80 : 0))
          Spacer()
          Button("go") { withAnimation(.linear(duration: 1)) { isOut.toggle() } }
        }
      }
    }
    let laid = Laid(30, 1) { Page() }
    #expect(laid["x"].first == 0)
    try laid.host.find(.button, "go").tap()
    laid.host.advance(by: .milliseconds(500))
    #expect(laid["x"].first == 5)
    laid.host.advance(by: .seconds(1))
    #expect(laid["x"].first == 10)
  }
}
