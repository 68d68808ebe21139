import SwiftUI

/// The common base of `NSImage` and `UIImage`: a symbol, a picture of the app's assets, or a
/// picture's file.
///
/// Facts and bytes of files are real; their pixels are not drawn.
open class InterfaceImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  public enum Source: Hashable, Sendable {
    case symbol(String)
    case asset(name: String, bundlePath: String?)
    /// A picture of an asset catalog, by the name that was generated for it.
    case resource(ImageResource)
    case file(Data)
    case blank
  }

  public package(set) var source: Source
  /// In points. A symbol is as large as a line of text.
  public let pixelSize: CGSize

  public required init(source: Source, pixelSize: CGSize) {
    self.source = source
    self.pixelSize = pixelSize
  }

  public convenience override init() { self.init(source: .blank, pixelSize: .zero) }

  /// - Returns: nil unless the data is a PNG, JPEG, GIF, BMP or WebP picture.
  public convenience init?(data: Data) {
    guard let size = PictureHeader.size(of: data) else { return nil }
    self.init(source: .file(data), pixelSize: CGSize(width: size.width, height: size.height))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture of an asset catalog. It is as large as a line of text.
  public convenience init(resource: ImageResource) {
    self.init(source: .resource(resource), pixelSize: CGSize(width: 17, height: 17))
  }

  public convenience init?(symbol name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source: .symbol(name), pixelSize: CGSize(width: 17, height: 17))
  }

  /// A file of the bundle by its name, or a picture of its asset catalog.
  public convenience init?(asset name: String, bundle: Bundle?) {
    guard !name.isEmpty else { return nil }
    if let data = Self.resource(name, in: bundle ?? .main),
      let size = PictureHeader.size(of: data)
    {
      self.init(
        source: .file(data), pixelSize: CGSize(width: size.width, height: size.height))
    } else {
      self.init(
        source: .asset(name: name, bundlePath: bundle?.bundlePath),
        pixelSize: CGSize(width: 17, height: 17))
    }
  }

  private static func resource(_ name: String, in bundle: Bundle) -> Data? {
    ["", "png", "jpg", "jpeg", "gif", "webp"].lazy.compactMap { type in
      bundle.path(forResource: name, ofType: type.isEmpty ? nil : type)
    }
    .compactMap { FileManager.default.contents(atPath: $0) }.first
  }

  /// `#imageLiteral`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(
      source: .asset(name: name, bundlePath: nil), pixelSize: CGSize(width: 17, height: 17))
  }

  public convenience init(cgImage: CGImage) {
    self.init(
      source: .file(cgImage.data), pixelSize: CGSize(width: cgImage.width, height: cgImage.height))
  }

  public required convenience init?(coder: NSCoder) { return nil }

  /// The file's bytes.
  public var fileData: Data? {
    if case .file(let data) = source { data } else { nil }
  }

  public var cgImageOfFile: CGImage? {
    guard let fileData else { return nil }
    return CGImage(data: fileData)
      ?? CGImage(svg: fileData, width: Int(pixelSize.width), height: Int(pixelSize.height))
  }

  /// The file if it already has this type of picture; pictures are not encoded.
  public func fileData(startingWith signature: [UInt8], _ symbol: String) -> Data? {
    if let fileData, fileData.starts(with: signature) { return fileData }
    RuntimeIssues.reportUnsupported(
      "\(symbol): pictures are not encoded; without a file of this type the result is nil")
    return nil
  }
  public func pngFile(_ symbol: String) -> Data? {
    fileData(startingWith: [0x89, 0x50, 0x4E, 0x47], symbol)
  }
  public func jpegFile(_ symbol: String) -> Data? {
    fileData(startingWith: [0xFF, 0xD8, 0xFF], symbol)
  }

  /// The SwiftUI image.
  public var swiftUIImage: Image {
    switch source {
    case .symbol(let name): return Image(systemName: name)
    case .resource(let resource): return Image(resource)
    case .asset(let name, let path): return Image(name, bundle: path.flatMap { Bundle(path: $0) })
    case .file:
      RuntimeIssues.reportUnsupported(
        "Image of an NSImage or UIImage: the pixels of pictures are not drawn; "
          + "a symbol is shown instead")
      return Image(systemName: "photo")
    case .blank: return Image(decorative: "")
    }
  }
}
