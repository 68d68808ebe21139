/// One cell of the grid in eight bytes: a glyph, a style, and the number of columns.
///
/// Glyphs and styles are numbers of the buffer's `CellPalette`. A wide glyph is a leading cell of
/// width 2, followed by a continuation of width 0.
struct Cell: Equatable {
  /// Glyph (32 bits: a scalar, or a cluster's number with the top bit set), style (24), width (2),
  /// unsure (1).
  private(set) var bits: UInt64

  static let blank = Cell(glyph: 0x20, style: 0, width: 1)
  static let clusterBit: UInt32 = 1 << 31

  @inline(__always)
  init(glyph: UInt32, style: UInt32, width: UInt64, isUnsure: Bool = false) {
    bits = UInt64(glyph) | UInt64(style) << 32 | width << 56 | (isUnsure ? 1 << 58 : 0)
  }

  @inline(__always) var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) }
  @inline(__always) var style: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) & 0xFF_FFFF }
  @inline(__always) var width: Int { Int(truncatingIfNeeded: bits >> 56 & 3) }
  /// Terminals disagree about this glyph's width: the cursor is positioned again after it.
  @inline(__always) var isUnsure: Bool { bits >> 58 & 1 == 1 }
  /// Whether a terminal that draws the symbol wide covers the next cell with it.
  @inline(__always) var mayCoverNext: Bool {
    isUnsure && width == 1 && glyph & Self.clusterBit == 0
  }
  /// A cluster of disputed width may take more than two columns.
  @inline(__always) var coversUnknownColumns: Bool { isUnsure && glyph & Self.clusterBit != 0 }
  @inline(__always) var isContinuation: Bool { bits >> 56 & 3 == 0 }
  @inline(__always) var isBlank: Bool { UInt32(truncatingIfNeeded: bits) == 0x20 }

  @inline(__always)
  func with(style: UInt32) -> Cell {
    var copy = self
    copy.bits = bits & ~(0xFF_FFFF << 32) | UInt64(style) << 32
    return copy
  }

  @inline(__always)
  func with(glyph: UInt32) -> Cell {
    var copy = self
    copy.bits = bits & ~0xFFFF_FFFF | UInt64(glyph)
    return copy
  }

  /// The second column of a wide glyph.
  @inline(__always) var continuation: Cell {
    Cell(glyph: 0, style: style, width: 0, isUnsure: isUnsure)
  }
}
