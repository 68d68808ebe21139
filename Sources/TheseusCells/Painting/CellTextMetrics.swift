import Foundation
import TheseusViews

/// The terminal's text metrics: cells as `CellWidth` counts them.
public struct CellTextMetrics: TextMetrics {
  /// Whether signs beyond ASCII can be shown for symbols; where they cannot, symbols take their
  /// ASCII stand-ins.
  public var showsUnicode: Bool

  public init(showsUnicode: Bool = true) { self.showsUnicode = showsUnicode }

  public var fixedFont: FixedFont? { Self.font }
  public var tabInterval: CGFloat { 8 * CellSize.width }

  public func advance(of cluster: Character, in typography: Typography) -> CGFloat {
    CGFloat(CellWidth.of(cluster)) * CellSize.width
  }

  public func lineMetrics(of typography: Typography) -> LineMetrics { Self.font.line }

  /// A row follows the next one.
  public func lineSpacing(_ spacing: CGFloat) -> CGFloat { 0 }

  /// A character stands on the bottom of its row.
  private static let font = FixedFont(
    asciiAdvance: CellSize.width, line: LineMetrics(ascent: CellSize.height, descent: 0))
}

/// The size of a cell, in points.
public enum CellSize {
  public static let width: CGFloat = 8
  public static let height: CGFloat = 16
}

extension HostMetrics {
  /// `terminal`, with text as wide as cells are counted here. Hosts that paint cells give this to
  /// their windows.
  public static let cells = HostMetrics.cells(showsUnicode: true)

  /// The same for a terminal that may have no more than ASCII.
  public static func cells(showsUnicode: Bool) -> HostMetrics {
    var metrics = HostMetrics.terminal
    metrics.text = CellTextMetrics(showsUnicode: showsUnicode)
    return metrics
  }
}
