import TheseusViews

/// The terminal's text metrics: cells as `CellWidth` counts them.
public struct CellTextMetrics: TextMetrics {
  public var showsUnicode: Bool

  public init(showsUnicode: Bool = true) { self.showsUnicode = showsUnicode }

  public func width(of cluster: Character) -> Int { CellWidth.of(cluster) }
}

extension HostMetrics {
  /// A terminal's metrics with text measured as it is drawn.
  public static func cells(unicode: Bool = true) -> HostMetrics {
    var metrics = HostMetrics.terminal
    metrics.text = CellTextMetrics(showsUnicode: unicode)
    return metrics
  }
}
