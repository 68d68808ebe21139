import CoreGraphics
import Testing

@Suite("Core Graphics")
struct GraphicsTests {
  @Test("colors have components of their space and become SwiftUI's")
  func colors() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25] && gray.numberOfComponents == 2)
    #expect(gray.copy(alpha: 1)?.components == [0.5, 1])
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(Color(cgColor: color) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(red: 1, green: 0, blue: 0).cgColor == color)
    #expect(Color.primary.cgColor == nil)
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
  }

  @Test(
    "the size of a picture is read from its head",
    arguments: [
      ([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 5, 0, 4, 0], 5, 4),
      (
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 7, 0, 9, 3, 0, 0, 0, 0], 9, 7
      ),
    ] as [([UInt8], Int, Int)])
  func sizes(bytes: [UInt8], width: Int, height: Int) throws {
    let image = try #require(CGImage(data: Data(bytes)))
    #expect(image.width == width && image.height == height)
  }

  @Test("a file that is not a picture, or is truncated, is refused")
  func broken() {
    #expect(CGImage(data: Data()) == nil)
    #expect(CGImage(data: Data("GIF89a".utf8)) == nil)
    #expect(CGImage(data: Data([0xFF, 0xD8, 0xFF, 0xFF, 0xFF, 0xFF])) == nil)
    for length in 0..<40 {
      _ = CGImage(data: Data([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: length)))
      _ = CGImage(data: Data(Array("RIFF".utf8) + [UInt8](repeating: 0, count: length)))
    }
  }

  @Test("layers keep their hierarchy")
  func layers() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    #expect(inner.superlayer === outer && outer.sublayers?.count == 1)
    inner.removeFromSuperlayer()
    #expect(outer.sublayers?.isEmpty == true)
    #expect(CACurrentMediaTime() > 0)
  }
}
