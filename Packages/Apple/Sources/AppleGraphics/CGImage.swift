import SwiftUI

/// A picture as a file contains it: its bytes and its size. Its pixels are not decoded.
///
/// A picture that `ImageRenderer` made of a view is an SVG document.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// The file's bytes.
  public let data: Data

  /// - Returns: nil unless the data is a PNG, JPEG, GIF, BMP or WebP picture.
  public init?(data: Data) {
    guard let size = PictureHeader.size(of: data) else { return nil }
    (width, height) = size
    self.data = data
  }

  package init(svg: Data, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    data = svg
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { .standard }

  /// Pictures are not cropped: reports it and returns nil.
  public func cropping(to rect: CGRect) -> CGImage? {
    RuntimeIssues.reportUnsupported(
      "CGImage.cropping(to:): pictures are not decoded; the result is nil")
    return nil
  }
}

/// Reads the size of a picture from the head of its file.
public enum PictureHeader {
  /// Width and height in pixels; nil for a broken picture or other data.
  public static func size(of data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data)
    let size = png(bytes) ?? gif(bytes) ?? bmp(bytes) ?? webp(bytes) ?? jpeg(bytes)
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }

  private static func big(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return (big(bytes, 16, 4), big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return (little(bytes, 6, 2), little(bytes, 8, 2))
  }

  private static func bmp(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 26, bytes.starts(with: Array("BM".utf8)) else { return nil }
    let height = Int32(truncatingIfNeeded: little(bytes, 22, 4))
    return (little(bytes, 18, 4), Int(height.magnitude))
  }

  private static func webp(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      Array(bytes[8..<12]) == Array("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 ": return (little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
    default: return nil
    }
  }

  /// The size is in the first segment that starts a frame.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return (big(bytes, place + 7, 2), big(bytes, place + 5, 2))
      }
      place += 2 + max(2, big(bytes, place + 2, 2))
    }
    return nil
  }
}
