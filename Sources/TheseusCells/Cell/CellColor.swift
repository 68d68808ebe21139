/// A color of a cell: the terminal's own, one of its palettes, or red, green and blue.
public struct CellColor: Hashable, Sendable {
  /// Kind in the top byte, value below.
  let bits: UInt32

  private init(kind: UInt32, value: UInt32) { bits = kind << 24 | value }

  /// The terminal's own foreground or background.
  public static let `default` = CellColor(kind: 0, value: 0)
  /// As a background: the one that is already in the cell.
  public static let clear = CellColor(kind: 4, value: 0)

  /// One of the 16 colors of terminal themes: 0 black, 1 red, 2 green, 3 yellow, 4 blue, 5 magenta,
  /// 6 cyan, 7 white, 8-15 bright.
  public static func ansi(_ index: UInt8) -> CellColor {
    CellColor(kind: 1, value: UInt32(index & 15))
  }
  /// One of the 256 colors.
  public static func indexed(_ index: UInt8) -> CellColor {
    CellColor(kind: 2, value: UInt32(index))
  }
  /// 24-bit color, 0...255 each.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(kind: 3, value: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// Whether setting it takes many bytes: 8 to 9 for one of the 256 colors, 12 to 16 for 24 bits.
  var isLong: Bool { bits >> 24 == 3 || bits >> 24 == 2 }

  public enum Kind: Hashable, Sendable {
    case `default`
    case ansi(UInt8)
    case indexed(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
    case clear
  }

  public var kind: Kind {
    switch bits >> 24 {
    case 1: .ansi(UInt8(truncatingIfNeeded: bits))
    case 2: .indexed(UInt8(truncatingIfNeeded: bits))
    case 3:
      .rgb(
        red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits))
    case 4: .clear
    default: .default
    }
  }
}
