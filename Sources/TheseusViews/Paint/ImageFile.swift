import Foundation

/// A picture of the app, in its file's own format, for hosts that show pictures
/// (`HostCapabilities.images`).
public struct ImageFile: Equatable, Sendable {
  /// The formats that hosts receive, by the endings of their files.
  public enum Format: String, CaseIterable, Sendable {
    case png, jpeg, gif, webp, avif, svg

    /// The media type.
    public var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

    init?(fileEnding: String) {
      let ending = fileEnding.lowercased()
      self.init(rawValue: ending == "jpg" ? "jpeg" : ending)
    }
  }

  public let data: Data
  public let format: Format
  /// In points.
  public let size: CGSize
  /// A name that only a file of the same content has, such as `9ae16a3b2f90404f-a2.png`.
  public let contentName: String

  /// Returns nil for a file without a size that can be read, or with more than 32 MB.
  /// - Parameter scale: pixels a point.
  init?(_ data: Data, _ format: Format, scale: CGFloat = 1) {
    guard data.count <= 1 << 25, let pixels = ImageSize.pixels(of: data, format),
      pixels.width > 0, pixels.height > 0
    else { return nil }
    self.data = data
    self.format = format
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    contentName = Self.contentName(data, format)
  }

  /// The file at a path, whose name may end in `@2x` or `@3x`.
  init?(path: String, scale: CGFloat? = nil) {
    let url = URL(fileURLWithPath: path)
    guard let format = Format(fileEnding: url.pathExtension),
      let data = try? Data(contentsOf: url, options: .mappedIfSafe)
    else { return nil }
    let name = url.deletingPathExtension().lastPathComponent
    let ownScale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data, format, scale: scale ?? ownScale)
  }

  public static func == (a: ImageFile, b: ImageFile) -> Bool {
    a.contentName == b.contentName && a.size == b.size
  }

  private static func contentName(_ data: Data, _ format: Format) -> String {
    // FNV-1a: files are the app's own, so nobody makes two with the same.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.count)
    return "\(zeros)\(digits)-\(String(data.count, radix: 16)).\(format.rawValue)"
  }
}
