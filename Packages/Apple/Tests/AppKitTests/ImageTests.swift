import AppKit
import Testing

@Suite("NSImage")
struct ImageTests {
  /// The head of a PNG of 3 by 2 pixels.
  private var png: Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])
  }

  @Test("a picture's file has its size and its bytes")
  func files() throws {
    let image = try #require(NSImage(data: png))
    #expect(image.size == NSSize(width: 3, height: 2))
    #expect(image.tiffRepresentation == png)
    #expect(NSBitmapImageRep(data: png)?.representation(using: .png, properties: [:]) == png)
    #expect(NSImage(data: Data("no picture".utf8)) == nil)
    #expect(NSImage(contentsOfFile: "/nowhere") == nil)
    let cgImage = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
    #expect(cgImage.width == 3 && cgImage.height == 2)
  }

  @Test("a blank image shows the first picture that is added to it")
  func added() throws {
    let image = NSImage(size: NSSize(width: 32, height: 32))
    #expect(!image.isValid && image.tiffRepresentation == nil)
    let picture = try #require(NSBitmapImageRep(data: png))
    image.addRepresentation(picture)
    #expect(image.isValid && image.tiffRepresentation == png)
    #expect(image.representations == [picture])
    #expect(image.size == NSSize(width: 32, height: 32))
    image.removeRepresentation(picture)
    #expect(!image.isValid)
    // A picture of its own stays.
    let own = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    own.addRepresentations([picture])
    #expect(Image(nsImage: own) == Image(systemName: "star"))
  }

  @Test("symbols and assets become SwiftUI's images")
  func symbols() throws {
    let symbol = try #require(
      NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    #expect(Image(nsImage: symbol) == Image(systemName: "star"))
    let asset = try #require(NSImage(named: "Logo"))
    #expect(Image(nsImage: asset) == Image("Logo"))
  }

  @Test("a picture of the system is a symbol")
  func system() throws {
    let image = try #require(NSImage(named: NSImage.cautionName))
    #expect(Image(nsImage: image) == Image(systemName: "exclamationmark.triangle"))
  }

  @Test("a bundle finds the file of a picture by its name, at each scale")
  func resources() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png.write(to: folder.appending(path: "Icon@2x.png"))
    let bundle = try #require(Bundle(url: folder))
    #expect(bundle.urlForImageResource("Icon")?.lastPathComponent == "Icon@2x.png")
    #expect(bundle.image(forResource: "Icon")?.size == NSSize(width: 3, height: 2))
    #expect(bundle.urlForImageResource("Other") == nil)
  }

  @Test("each unsupported operation is reported once")
  func reports() throws {
    let image = try #require(NSImage(data: png))
    func count() -> Int {
      RuntimeIssues.stray.filter { $0.message.contains("pixels of pictures are not drawn") }.count
    }
    for _ in 0..<3 { _ = Image(nsImage: image) }
    #expect(count() == 1)
  }
}

@MainActor
@Suite("Pictures of views, in AppKit")
struct NSImageRendererTests {
  @Test("a renderer's picture is an NSImage of its size")
  func picture() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    #expect(try #require(renderer.nsImage).size == NSSize(width: 20, height: 10))
  }
}
