import Foundation
import TheseusViews

/// The terminal's text metrics: cells as `CellWidth` counts them.
public struct CellTextMetrics: TextMetrics {
  public var pixel: CGSize

  public init(pixel: CGSize = HostMetrics.terminal.pixel) { self.pixel = pixel }

  public func width(of cluster: Character) -> Int { CellWidth.of(cluster) }
}
