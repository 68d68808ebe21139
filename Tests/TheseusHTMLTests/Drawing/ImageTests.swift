import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A folder of pictures that is removed at the end.
private final class Pictures {
  let bundle: Bundle
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("theseus-\(UUID().uuidString)", isDirectory: true)
    let set = folder.appendingPathComponent("Media.xcassets/badge.imageset", isDirectory: true)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Self.png(60, 40).write(to: folder.appendingPathComponent("photo.png"))
    try Self.png(20, 20).write(to: set.appendingPathComponent("light.png"))
    try Self.png(24, 24).write(to: set.appendingPathComponent("dark.png"))
    try Data("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 12'/>".utf8)
      .write(to: folder.appendingPathComponent("line.svg"))
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("broken.png"))
    try Data(
      """
      {"images": [
        {"filename": "light.png", "idiom": "universal", "scale": "2x"},
        {"filename": "dark.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The beginning of a file, which has its size.
  static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
      + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }
}

@MainActor
@Suite("Pictures of the app in a page")
struct ImageTests {
  private let pictures: Pictures
  init() throws { pictures = try Pictures() }

  private func node<Root: View>(
    _ label: String, @ViewBuilder _ root: @escaping @MainActor () -> Root
  )
    throws -> ModelNode
  {
    try ModelPage(root: root).find("image", label)
  }

  private func piece(_ node: ModelNode) throws -> [JSONValue] {
    let piece = try #require(node.pieces.first?.array)
    #expect(piece.first == .string("i"))
    return piece
  }

  @Test("a file has its own size, an address by its content, and a name to be read")
  func file() throws {
    let bundle = pictures.bundle
    let node = try node("photo") { Image("photo", bundle: bundle) }
    #expect(node.attribute("role") == "img" && node.attribute("aria-label") == "photo")
    #expect(node.box.suffix(2) == [60, 40])
    let address = try #require(try piece(node)[5].string)
    #expect(address.hasPrefix("/image/") && address.hasSuffix(".png"))
    let served = try #require(PageDocument.image(at: address))
    #expect(served.type == "image/png" && served.data == Pictures.png(60, 40))
    #expect(PageDocument.image(at: address + "x") == nil)
    #expect(PageDocument.image(at: "/image/../../etc/passwd") == nil)
  }

  @Test("a label is read in place of the name, and a decorative picture is not")
  func labels() throws {
    let bundle = pictures.bundle
    let node = try node("Our house") { Image("photo", bundle: bundle, label: Text("Our house")) }
    #expect(node.attribute("aria-label") == "Our house")
    let silent = try ModelPage { Image(decorative: "photo", bundle: bundle) }
    let drawn = try #require(try silent.root.all.first { !$0.pieces.isEmpty })
    #expect(drawn.kind == nil && drawn.attribute("aria-label") == nil)
  }

  @Test("resizable: the size that is offered, in the picture's shape with a content mode")
  func resizable() throws {
    let bundle = pictures.bundle
    func box(_ view: some View) throws -> [Double] {
      try node("photo") { view.frame(width: 120, height: 120) }.box.suffix(2).map { $0 }
    }
    let image = Image("photo", bundle: bundle)
    #expect(try box(image) == [60, 40])
    #expect(try box(image.resizable()) == [120, 120])
    #expect(try box(image.resizable().scaledToFit()) == [120, 80])
    #expect(try box(image.resizable().scaledToFill()) == [180, 120])
  }

  @Test("of an asset catalog: pixels by its scale, and the picture of the color scheme")
  func catalog() throws {
    let bundle = pictures.bundle
    let light = try node("badge") { Image("badge", bundle: bundle) }
    #expect(light.box.suffix(2) == [10, 10])
    let dark = try node("badge") { Image("badge", bundle: bundle).colorScheme(.dark) }
    #expect(dark.box.suffix(2) == [12, 12])
    #expect(try piece(light)[5] != piece(dark)[5])
  }

  @Test("a vector picture has the size of its view box")
  func vector() throws {
    let bundle = pictures.bundle
    #expect(try node("line") { Image("line", bundle: bundle) }.box.suffix(2) == [30, 12])
  }

  @Test("interpolation and template rendering reach the browser")
  func drawing() throws {
    let bundle = pictures.bundle
    let plain = try piece(node("photo") { Image("photo", bundle: bundle) })
    #expect(plain.count == 7 && plain[6] == .string("fill"))
    let sharp = try piece(node("photo") { Image("photo", bundle: bundle).interpolation(.none) })
    #expect(sharp[6] == .string("pixels"))
    let tinted = try piece(
      node("photo") {
        Image("photo", bundle: bundle).renderingMode(.template).foregroundStyle(.red)
      })
    #expect(tinted[7] == .string("light-dark(#cf2f27,#ff7067)"))
  }

  @Test("what is no picture, or is missing, is a symbol")
  func missing() throws {
    let bundle = pictures.bundle
    for name in ["broken", "none"] {
      let node = try node(name) { Image(name, bundle: bundle) }
      #expect(node.pieces.first?.array?.first == .string("y"))
    }
  }

  @Test("from the net: the browser loads a resizable one by https, and nothing else")
  func remote() throws {
    let node = try node("cat") {
      AsyncImage(url: URL(string: "https://example.org/cat.jpg")) {
        $0.resizable()
      } placeholder: {
        Text("…")
      }
      .frame(width: 50, height: 50)
    }
    #expect(try piece(node)[5] == .string("https://example.org/cat.jpg"))
    let plain = try self.node("cat") {
      AsyncImage(url: URL(string: "http://example.org/cat.jpg")) {
        $0.resizable()
      } placeholder: {
        Text("…")
      }
    }
    #expect(plain.pieces.isEmpty)
  }
}
