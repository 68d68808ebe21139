import Foundation
import TheseusViews

/// The terminal's text metrics: cells as `CellWidth` counts them.
public struct CellTextMetrics: TextMetrics {
  /// Whether signs beyond ASCII can be shown for symbols; where they cannot, symbols take their
  /// ASCII stand-ins.
  public var showsUnicode: Bool

  public init(showsUnicode: Bool = true) { self.showsUnicode = showsUnicode }

  public func width(of cluster: Character) -> Int { CellWidth.of(cluster) }
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
