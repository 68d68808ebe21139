import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// Hosts draw text upright. Its anchor is then at the transformed point.
@MainActor @Suite("Text in a turned or scaled canvas stays at its anchor")
struct TurnedTextTests {
  private func lines(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
    Laid(21, 9) { Canvas { context, size in draw(&context, size) } }.lines
  }

  @Test("the numbers of a clock are around their points", arguments: [0, 90, 180, 270])
  func clock(degrees: Double) {
    let turned = lines { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.rotate(by: .degrees(degrees))
      context.draw(Text("abc"), at: CGPoint(x: 0, y: -56))
    }
    let radians = degrees * .pi / 180
    let straight = lines { context, size in
      context.draw(
        Text("abc"),
        at: CGPoint(
          x: (size.width / 2 + 56 * sin(radians)).rounded(),
          y: (size.height / 2 - 56 * cos(radians)).rounded()))
    }
    #expect(turned == straight)
    #expect(turned.joined().contains("abc"))
  }

  @Test("in a scaled context", arguments: [UnitPoint.center, .topLeading, .bottomTrailing])
  func scaled(anchor: UnitPoint) {
    let scaled = lines { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.draw(Text("abc"), at: CGPoint(x: 40, y: 36), anchor: anchor)
      context.draw(
        context.resolve(Image(systemName: "star")), at: CGPoint(x: 20, y: 36), anchor: anchor)
    }
    let plain = lines { context, _ in
      context.draw(Text("abc"), at: CGPoint(x: 80, y: 72), anchor: anchor)
      context.draw(
        context.resolve(Image(systemName: "star")), at: CGPoint(x: 40, y: 72), anchor: anchor)
    }
    #expect(scaled == plain)
  }
}
