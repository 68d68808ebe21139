import Foundation
import TheseusCore
import TheseusVector
import Testing

@testable import TheseusViews

/// A radius is at most half the shorter side, so that a corner is always a part of a circle.
@MainActor @Suite("Large corner radii make a pill")
struct CornerTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 40)

  @Test("of paths", arguments: [30, 100, .infinity, .greatestFiniteMagnitude] as [CGFloat])
  func paths(radius: CGFloat) {
    let pill = Path(roundedRect: rect, cornerRadius: 20)
    #expect(Path(roundedRect: rect, cornerRadius: radius) == pill)
    #expect(RoundedRectangle(cornerRadius: radius).path(in: rect) == pill)
    var added = Path()
    added.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
    #expect(added.contains(CGPoint(x: 21, y: 1)) && !added.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("of pictures", arguments: [30, 100, .infinity, .greatestFiniteMagnitude] as [CGFloat])
  func pictures(radius: CGFloat) {
    func svg<V: View>(_ view: V) -> String { ImageRenderer(content: view).svg ?? "" }
    let shape = RoundedRectangle(cornerRadius: radius)
    #expect(svg(shape.fill(.red).frame(width: 200, height: 40)).contains("rx=\"20\""))
    #expect(
      svg(shape.strokeBorder(.red, lineWidth: 2).frame(width: 200, height: 40))
        .contains("rx=\"19\""))
    #expect(
      svg(Color.red.frame(width: 200, height: 40).cornerRadius(radius)).contains("M20 0L180 0"))
  }

  @Test("different radii are limited one by one")
  func unequal() {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 60, height: 10))
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 61, y: 1)))
  }

  @Test("a scaled outline has scaled corners")
  func scaled() {
    let path = Path(roundedRect: rect, cornerRadius: 5).applying(
      CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.drawn == .rounded(radius: 10))
  }

  @Test("a view that is moved out of any sight is drawn")
  func far() {
    for distance: CGFloat in [1e20, -1e20, .greatestFiniteMagnitude] {
      let view = Rectangle().fill(.red).offset(x: distance).frame(width: 40, height: 20)
      #expect(ImageRenderer(content: view).svg?.contains("inf") == false)
    }
  }
}
