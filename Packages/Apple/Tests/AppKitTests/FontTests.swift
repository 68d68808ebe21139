import AppKit
import Testing

@Suite("NSFont")
struct FontTests {
  @Test("a font keeps its facts and becomes SwiftUI's")
  func facts() throws {
    let font = NSFont.systemFont(ofSize: 20, weight: .bold)
    #expect(font.pointSize == 20 && font.weight == .bold)
    #expect(Font(font).traits == FontTraits(isBold: true, size: 20))
    let mono = NSFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    #expect(Font(mono).traits.isMonospaced && mono.isFixedPitch)
    let named = try #require(NSFont(name: "Menlo-Bold", size: 11))
    #expect(named.familyName == "Menlo" && named.isMonospaced)
    #expect(named.withSize(14).pointSize == 14)
  }

  @Test("roles have the Mac's sizes, descriptors add traits")
  func roles() throws {
    #expect(NSFont.preferredFont(forTextStyle: .body).pointSize == NSFont.systemFontSize)
    let body = NSFont.preferredFont(forTextStyle: .body)
    let italic = try #require(
      NSFont(descriptor: body.fontDescriptor.withSymbolicTraits(.italic), size: 0))
    #expect(italic.isItalic && italic.pointSize == body.pointSize)
    #expect(NSFontManager.shared.convert(body, toHaveTrait: .boldFontMask).weight == .bold)
  }
}
