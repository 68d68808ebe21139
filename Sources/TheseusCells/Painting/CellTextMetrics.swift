import Foundation
import TheseusViews

/// The terminal's text metrics: cells as `CellWidth` counts them.
public struct CellTextMetrics: TextMetrics {
  public init() {}

  public var fixedFont: FixedFont? { Self.font }
  public var tabInterval: CGFloat { 8 * CellSize.width }

  public func advance(of cluster: Character, in typography: Typography) -> CGFloat {
    CGFloat(CellWidth.of(cluster)) * CellSize.width
  }

  public func lineMetrics(of typography: Typography) -> LineMetrics { Self.font.line }

  /// A row follows the next one.
  public func lineSpacing(_ spacing: CGFloat) -> CGFloat { 0 }

  /// The baseline is the bottom of the row.
  private static let font = FixedFont(
    asciiAdvance: CellSize.width, line: LineMetrics(ascent: CellSize.height, descent: 0))
}

/// The size of a cell, in points.
public enum CellSize {
  public static let width: CGFloat = 8
  public static let height: CGFloat = 16
}

extension HostMetrics {
  /// A terminal: a stack of texts is one line each, padding one row and two columns.
  public static let cells = HostMetrics.cells(showsUnicode: true)

  /// The same for a terminal that may have no more than ASCII.
  public static func cells(showsUnicode: Bool) -> HostMetrics {
    HostMetrics(
      grid: CGSize(width: CellSize.width, height: CellSize.height),
      spacing: CGSize(width: CellSize.width, height: 0),
      padding: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
      spacer: CGSize(width: CellSize.width, height: 0),
      text: CellTextMetrics(), symbols: CellSymbols(showsUnicode: showsUnicode),
      parts: CellPartMetrics(), sizes: .cells)
  }
}
