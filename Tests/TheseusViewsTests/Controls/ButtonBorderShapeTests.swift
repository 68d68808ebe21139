import Foundation
import TheseusViews
import Testing

@MainActor @Suite("the border of a button is a shape")
struct ButtonBorderShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 80, height: 40)

  @Test("it has the outline that its name says")
  func outlines() {
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 12).path(in: rect)
        == RoundedRectangle(cornerRadius: 12).path(in: rect))
    let usual = ButtonBorderShape.buttonBorder.path(in: rect)
    #expect(!usual.contains(CGPoint(x: 0.2, y: 0.2)) && usual.contains(CGPoint(x: 8, y: 1)))
  }

  @Test("its inset form lies inside")
  func inset() {
    let inset = ButtonBorderShape.capsule.inset(by: 5).path(in: rect)
    #expect(inset.boundingRect == rect.insetBy(dx: 5, dy: 5))
  }

  @Test("radii are parts of its value")
  func equality() {
    #expect(ButtonBorderShape.roundedRectangle(radius: 4) != .roundedRectangle(radius: 8))
    #expect(ButtonBorderShape.roundedRectangle != .capsule)
  }
}
