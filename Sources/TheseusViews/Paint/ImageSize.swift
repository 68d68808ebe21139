import Foundation

/// The size of a picture, read from the first bytes of its file.
enum ImageSize {
  /// In pixels; nil where the data does not say it.
  static func pixels(of data: Data, _ format: ImageFile.Format) -> CGSize? {
    let bytes = Bytes(data: data)
    return switch format {
    case .png: bytes.has("\u{89}PNG", at: 0) ? bytes.size(16, 20, bytes.big32) : nil
    case .gif: bytes.has("GIF8", at: 0) ? bytes.size(6, 8, bytes.little16) : nil
    case .jpeg: jpeg(bytes)
    case .webp: webp(bytes)
    case .avif: avif(bytes)
    case .svg: svg(data)
    }
  }

  /// Numbers at positions; nil beyond the end.
  private struct Bytes {
    let data: Data

    func byte(_ index: Int) -> Int? {
      index >= 0 && index < data.count ? Int(data[data.startIndex + index]) : nil
    }

    private func number(_ indices: some Sequence<Int>) -> Int? {
      var value = 0
      for index in indices {
        guard let byte = byte(index) else { return nil }
        value = value << 8 | byte
      }
      return value
    }

    func big16(_ index: Int) -> Int? { number(index..<index + 2) }
    func big32(_ index: Int) -> Int? { number(index..<index + 4) }
    func little16(_ index: Int) -> Int? { number((index..<index + 2).reversed()) }
    func little24(_ index: Int) -> Int? { number((index..<index + 3).reversed()) }

    func has(_ name: String, at index: Int) -> Bool {
      name.unicodeScalars.enumerated().allSatisfy { byte(index + $0) == Int($1.value) }
    }

    func size(_ width: Int, _ height: Int, _ read: (Int) -> Int?) -> CGSize? {
      guard let width = read(width), let height = read(height) else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  /// The first frame header names it; other segments are skipped by their lengths.
  private static func jpeg(_ bytes: Bytes) -> CGSize? {
    var index = 2
    while let marker = bytes.byte(index + 1), bytes.byte(index) == 0xff {
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
        return bytes.size(index + 7, index + 5, bytes.big16)
      }
      guard let length = bytes.big16(index + 2), length > 1 else { return nil }
      index += 2 + length
    }
    return nil
  }

  private static func webp(_ bytes: Bytes) -> CGSize? {
    guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) else { return nil }
    if bytes.has("VP8X", at: 12) {
      return bytes.size(24, 27) { bytes.little24($0).map { $0 + 1 } }
    }
    if bytes.has("VP8L", at: 12), let low = bytes.little24(21), let high = bytes.byte(24) {
      let bits = low | high << 24
      return CGSize(width: bits & 0x3fff + 1, height: bits >> 14 & 0x3fff + 1)
    }
    return bytes.size(26, 28) { bytes.little16($0).map { $0 & 0x3fff } }
  }

  /// The box `ispe` has it, near the start of the file.
  private static func avif(_ bytes: Bytes) -> CGSize? {
    let last = min(bytes.data.count, 4096)
    guard let index = (0..<max(0, last)).first(where: { bytes.has("ispe", at: $0) }) else {
      return nil
    }
    return bytes.size(index + 8, index + 12, bytes.big32)
  }

  /// The width and height of the outermost element, or else those of its view box.
  private static func svg(_ data: Data) -> CGSize? {
    let start = String(decoding: data.prefix(8192), as: UTF8.self)
    guard let opening = start.range(of: "<svg") else { return nil }
    let tag = start[opening.upperBound...].prefix { $0 != ">" }
    func attribute(_ name: String) -> Substring? {
      for quote: Character in ["\"", "'"] {
        guard let found = tag.range(of: "\(name)=\(quote)") else { continue }
        let before = tag[..<found.lowerBound].last
        if before?.isWhitespace ?? true { return tag[found.upperBound...].prefix { $0 != quote } }
      }
      return nil
    }
    func length(_ name: String) -> Double? {
      guard let text = attribute(name), !text.hasSuffix("%") else { return nil }
      return Double(text.prefix { $0.isNumber || $0 == "." })
    }
    if let width = length("width"), let height = length("height") {
      return CGSize(width: width, height: height)
    }
    let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap {
      Double($0)
    }
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }
}
