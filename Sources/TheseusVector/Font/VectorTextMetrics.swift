import Foundation
import TheseusViews

/// Text as the DejaVu fonts set it, without kerning pairs and ligatures.
public struct VectorTextMetrics: TextMetrics {
  public init() {}

  public var tabInterval: CGFloat { 64 }

  public func advance(of cluster: Character, in typography: Typography) -> CGFloat {
    let font = typography.font
    guard let scalar = cluster.unicodeScalars.first, !Self.isInvisible(scalar) else { return 0 }
    let part: CGFloat
    if font.isMonospaced {
      part = FontTable.mono.advance(of: "0") ?? 0.6
    } else if font.hasMonospacedDigits, ("0"..."9").contains(scalar) {
      part = Self.table(of: font).advance(of: "0") ?? 0.6
    } else {
      part = Self.table(of: font).advance(of: scalar) ?? Self.fallback(scalar)
    }
    return part * font.pointSize + typography.spacing
  }

  public func lineMetrics(of typography: Typography) -> LineMetrics {
    let font = typography.font
    let table = Self.table(of: font)
    let size = font.pointSize / table.unitsPerEm
    let leading: CGFloat =
      switch font.leading {
      case .standard: 0
      case .tight: -0.1
      case .loose: 0.2
      }
    return LineMetrics(
      ascent: table.ascent * size + max(0, typography.baselineOffset),
      descent: table.descent * size + max(0, -typography.baselineOffset),
      leading: table.leading * size + leading * font.pointSize)
  }

  static func table(of font: Font.Resolved) -> FontTable {
    switch font.design {
    case .monospaced: .mono
    case .serif: font.isBold ? .serifBold : .serif
    case .default, .rounded: font.isBold ? .sansBold : .sans
    }
  }

  /// Combining marks, joiners and other characters that add nothing to a line.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// Characters that the fonts lack are drawn in another font: ideographs and emoji are square.
  private static func fallback(_ scalar: Unicode.Scalar) -> CGFloat {
    scalar.value >= 0x1100 ? 1 : 0.6
  }
}
