import Foundation

/// The advances of a font's characters and the height of its lines, in units of the font.
struct FontTable: Sendable {
  let unitsPerEm: CGFloat
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat
  private let advances: [UInt32: UInt16]

  /// - Parameter advances: Runs of characters: the first one in hexadecimal with a colon, then the
  ///   advance of each; `n*count` repeats an advance. 0 means that the font has no such glyph.
  init(
    unitsPerEm: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat, advances: String
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    var table: [UInt32: UInt16] = [:]
    var scalar: UInt32 = 0
    for word in advances.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        scalar = UInt32(word.dropLast(), radix: 16) ?? 0
        continue
      }
      let parts = word.split(separator: "*")
      let advance = parts.first.flatMap { UInt16($0) } ?? 0
      for _ in 0..<(parts.count > 1 ? Int(parts[1]) ?? 1 : 1) {
        if advance > 0 { table[scalar] = advance }
        scalar += 1
      }
    }
    self.advances = table
  }

  /// The advance of a scalar as a part of the em; nil where the font has no glyph for it.
  func advance(of scalar: Unicode.Scalar) -> CGFloat? {
    advances[scalar.value].map { CGFloat($0) / unitsPerEm }
  }
}
