import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a shape that is derived from another moves with it, and by its own numbers")
struct DerivedShapeAnimationTests {
  private struct Wave: Shape {
    var phase: CGFloat
    var animatableData: CGFloat {
      get { phase }
      set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + phase))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - phase))
      }
    }
  }

  private let rect = CGRect(x: 0, y: 0, width: 64, height: 64)

  /// The outline halfway between two shapes.
  private func halfway<S: Shape>(_ a: S, _ b: S) -> Path {
    var shape = b
    shape.animatableData = a.animatableData.interpolated(towards: b.animatableData, amount: 0.5)
    return shape.path(in: rect)
  }

  @Test("a trimmed shape, by both fractions and by its base")
  func trim() {
    #expect(
      halfway(Circle().trim(from: 0, to: 0), Circle().trim(from: 0.5, to: 1))
        == Circle().trim(from: 0.25, to: 0.5).path(in: rect))
    #expect(
      halfway(Wave(phase: 0).trim(to: 0.5), Wave(phase: 8).trim(to: 0.5))
        == Wave(phase: 4).trim(to: 0.5).path(in: rect))
  }

  @Test("a moved, turned, scaled or sized shape, by its amount, its anchor and its base")
  func transformed() {
    let (a, b, middle) = (Wave(phase: 0), Wave(phase: 8), Wave(phase: 4))
    #expect(
      halfway(a.offset(x: 0, y: 4), b.offset(x: 8, y: 8))
        == middle.offset(x: 4, y: 6).path(in: rect))
    #expect(
      halfway(
        a.rotation(.radians(0), anchor: .topLeading),
        b.rotation(.radians(2), anchor: .bottomTrailing))
        == middle.rotation(.radians(1), anchor: .center).path(in: rect))
    #expect(
      halfway(a.scale(x: 1, y: 0, anchor: .top), b.scale(x: 3, y: 1, anchor: .bottom))
        == middle.scale(x: 2, y: 0.5, anchor: .center).path(in: rect))
    #expect(
      halfway(a.size(width: 0, height: 32), b.size(width: 64, height: 64))
        == middle.size(width: 32, height: 48).path(in: rect))
  }

  @Test("rounded rectangles by their corners, also inset")
  func corners() {
    #expect(
      halfway(
        RoundedRectangle(cornerRadius: 0).inset(by: 0),
        RoundedRectangle(cornerRadius: 16).inset(by: 4))
        == RoundedRectangle(cornerRadius: 8).inset(by: 2).path(in: rect))
    #expect(
      halfway(
        UnevenRoundedRectangle(topLeadingRadius: 0), UnevenRoundedRectangle(topLeadingRadius: 16))
        == UnevenRoundedRectangle(topLeadingRadius: 8).path(in: rect))
  }

  @Test("a shape of an erased type by the data in it; between two types there is nothing")
  func erased() {
    #expect(
      halfway(AnyShape(Wave(phase: 0)), AnyShape(Wave(phase: 8)))
        == Wave(phase: 4).path(in: rect))
    #expect(
      halfway(AnyShape(Circle()), AnyShape(Wave(phase: 8))) == Wave(phase: 8).path(in: rect))
    #expect(AnyShape(Wave(phase: 1)).animatableData == AnyShape(Wave(phase: 1)).animatableData)
    #expect(AnyShape(Wave(phase: 1)).animatableData != AnyShape(Wave(phase: 2)).animatableData)
  }

  private struct Bar: View {
    @State private var width = 0.0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().size(width: width, height: 32).stroke().frame(width: 160, height: 32)
        Button("go") { withAnimation(.linear(duration: 1)) { width = 160 } }
      }
    }
  }

  @Test("the outline on the screen follows the animation")
  func shown() throws {
    let laid = Laid(20, 4) { Bar() }
    try laid.host.find(.button, "go").tap()
    laid.host.advance(by: .milliseconds(500))
    #expect(laid.lines.contains("┌────────┐"))
    laid.host.advance(by: .seconds(1))
    #expect(laid.lines.contains("┌──────────────────┐"))
  }
}
