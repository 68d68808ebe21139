import Foundation

/// A host's description of its screen, in points. Layout snaps to the host's grid.
public struct HostMetrics: Sendable {
  /// The distances between positions where the host can draw. Positions and sizes are multiples of
  /// it.
  public var grid: CGSize
  /// Between views of a stack that names no spacing.
  public var spacing: CGSize
  /// `.padding()` with no length.
  public var padding: EdgeInsets
  /// The least length of a `Spacer` that names none.
  public var spacer: CGSize
  /// Measures text.
  public var text: any TextMetrics
  /// The characters of symbols.
  public var symbols: any SymbolSource
  /// The sizes of the parts of controls.
  public var parts: any PartMetrics
  /// The lengths of controls and of the space around content.
  public var sizes: HostSizes
  /// The host's services besides drawing frames.
  public var capabilities: HostCapabilities

  /// The defaults are those of a host that draws in points.
  public init(
    grid: CGSize = CGSize(width: 1, height: 1), spacing: CGSize = CGSize(width: 8, height: 8),
    padding: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
    spacer: CGSize = CGSize(width: 8, height: 8),
    text: any TextMetrics = EstimatedTextMetrics(), symbols: any SymbolSource = ObjectSymbols(),
    parts: any PartMetrics = StandardPartMetrics(), sizes: HostSizes = HostSizes(),
    capabilities: HostCapabilities = []
  ) {
    self.grid = grid
    self.spacing = spacing
    self.padding = padding
    self.spacer = spacer
    self.text = text
    self.symbols = symbols
    self.parts = parts
    self.sizes = sizes
    self.capabilities = capabilities
  }

  /// Where the middle of a slider's thumb is along a track of a width, at a fraction of its way.
  public func middleOfThumb(at fraction: Double, in width: CGFloat) -> CGFloat {
    let thumb = size(of: .sliderThumb).width
    return thumb / 2 + max(0, width - thumb) * CGFloat(fraction)
  }

  /// The metrics of a host that draws in points.
  public static let standard = HostMetrics()

  /// Metrics that all elements of a tree read.
  final class Shared: Sendable {
    let metrics: HostMetrics
    // By themselves: to read one number of the metrics is to copy them all.
    let grid: CGSize
    let spacing: CGSize
    let spacer: CGSize
    let fixedFont: FixedFont?
    let capabilities: HostCapabilities

    init(_ metrics: HostMetrics) {
      self.metrics = metrics
      grid = metrics.grid
      spacing = metrics.spacing
      spacer = metrics.spacer
      fixedFont = metrics.text.fixedFont
      capabilities = metrics.capabilities
    }

    static let standard = Shared(.standard)
  }

  /// The size of a part of a control; zero for a part as large as what it surrounds.
  func size(of part: ControlPart) -> CGSize { parts.size(of: part) }

  /// The lengths along an axis that the host can draw.
  func lengths(_ axis: Axis) -> LengthGrid { LengthGrid(unit: grid[axis]) }

  /// A length rounded up, as for the sizes of leaves. Infinite and undefined lengths are unchanged.
  func roundedUp(_ length: CGFloat, _ axis: Axis) -> CGFloat { lengths(axis).up(length) }

  /// A length rounded down: the part of it that can be used.
  func roundedDown(_ length: CGFloat, _ axis: Axis) -> CGFloat { lengths(axis).down(length) }

  /// The nearest length that the host can draw.
  func rounded(_ length: CGFloat, _ axis: Axis) -> CGFloat { lengths(axis).nearest(length) }

  /// An explicit spacing: half of the grid rounds up.
  func roundedSpacing(_ length: CGFloat, _ axis: Axis) -> CGFloat { lengths(axis).spacing(length) }

  /// The start of a length centered in a space, rounded toward the space's start.
  func centered(_ length: CGFloat, in space: CGFloat, _ axis: Axis) -> CGFloat {
    lengths(axis).floor((space - length) / 2)
  }
}

/// The lengths along one axis that a host can draw: multiples of a unit.
struct LengthGrid: Equatable {
  /// In points; more than 0.
  let unit: CGFloat

  /// Rounded up; a length slightly over a multiple is that multiple.
  @inline(__always)
  func up(_ length: CGFloat) -> CGFloat {
    let count = length / unit
    return count.isFinite ? (count - 1e-6).rounded(.up) * unit : length
  }

  /// Rounded down; a length slightly below a multiple is that multiple.
  @inline(__always)
  func down(_ length: CGFloat) -> CGFloat {
    let count = length / unit
    return count.isFinite ? (count + 1e-6).rounded(.down) * unit : length
  }

  func floor(_ length: CGFloat) -> CGFloat { (length / unit).rounded(.down) * unit }

  func nearest(_ length: CGFloat) -> CGFloat { (length / unit).rounded() * unit }

  /// Rounded; halves are rounded up. Infinite and undefined lengths are 0.
  @inline(__always)
  func spacing(_ length: CGFloat) -> CGFloat {
    length.isFinite ? (length / unit + 0.5).rounded(.down) * unit : 0
  }
}
