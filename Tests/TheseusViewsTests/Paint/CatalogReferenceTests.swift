import Foundation
import Testing

@testable import TheseusViews

@Suite("A color set of an asset catalog can name a color of the system")
struct CatalogReferenceTests {
  private func catalog(_ reference: String) throws -> AssetCatalog {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let set = directory.appendingPathComponent("Colors.xcassets/Card.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let color = #""color":{"platform":"ios","reference":"\#(reference)"}"#
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try Data(#"{"colors":[{"idiom":"universal",\#(color)},{\#(dark),\#(color)}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    return AssetCatalog(directory: directory)
  }

  private func paint(_ reference: String, _ scheme: ColorScheme) throws -> Paint? {
    try catalog(reference).color(named: "Card", scheme: scheme)?
      .paint(in: PaintContext(colorScheme: scheme))
  }

  @Test("a gray is another one in dark surroundings")
  func grays() throws {
    #expect(try paint("systemGray5Color", .light) == Paint(red: 0xE5, green: 0xE5, blue: 0xEA))
    #expect(try paint("systemGray5Color", .dark) == Paint(red: 0x2C, green: 0x2C, blue: 0x2E))
  }

  @Test("a color with a meaning keeps it, so that a host shows its own")
  func meanings() throws {
    #expect(try paint("labelColor", .dark)?.system == .primary)
    #expect(try paint("systemBlueColor", .light)?.system == .blue)
    #expect(try paint("controlAccentColor", .light)?.system == .accent)
  }

  @Test("a name that no system has is no color")
  func unknown() throws {
    #expect(try paint("systemPlaidColor", .light) == nil)
  }
}
