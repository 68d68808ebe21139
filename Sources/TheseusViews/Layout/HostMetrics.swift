import Foundation

/// What a host says of its screen. Views speak points; the layout snaps to the host's pixel.
public struct HostMetrics: Sendable {
  /// The smallest thing the host can draw, in points: one cell of a terminal.
  public var pixel: CGSize
  /// Between views of a stack that names no spacing.
  public var spacing: CGSize
  /// `.padding()` with no length.
  public var padding: EdgeInsets
  /// The least length of a `Spacer` that names none.
  public var spacer: CGSize
  /// How text is measured.
  public var text: any TextMetrics

  public init(
    pixel: CGSize, spacing: CGSize, padding: EdgeInsets, spacer: CGSize,
    text: any TextMetrics = EstimatedTextMetrics()
  ) {
    self.text = text
    self.pixel = pixel
    self.spacing = spacing
    self.padding = padding
    self.spacer = spacer
  }

  /// A terminal: one cell is 8 x 16 points; a stack of texts is one line each, padding one row and
  /// two columns.
  public static let terminal = HostMetrics(
    pixel: CGSize(width: 8, height: 16), spacing: CGSize(width: 8, height: 0),
    padding: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
    spacer: CGSize(width: 8, height: 0))

  /// Metrics that all elements of a tree look at.
  final class Shared: Sendable {
    let metrics: HostMetrics
    // By themselves: to look at one number of the metrics is to copy them all.
    let pixel: CGSize
    let spacing: CGSize
    let spacer: CGSize
    let fixedFont: FixedFont?

    init(_ metrics: HostMetrics) {
      self.metrics = metrics
      pixel = metrics.pixel
      spacing = metrics.spacing
      spacer = metrics.spacer
      fixedFont = metrics.text.fixedFont
    }

    static let terminal = Shared(.terminal)
  }

  /// A length rounded up to whole pixels, as leaf sizes are. Infinite and undefined lengths are
  /// left as they are.
  func roundedUp(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    let unit = pixel[axis]
    let count = length / unit
    // What is a hair over a whole pixel is a whole pixel.
    return count.isFinite ? (count - 1e-6).rounded(.up) * unit : length
  }

  /// A length rounded down to whole pixels: the part of it that can be used.
  func roundedDown(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    let unit = pixel[axis]
    let count = length / unit
    return count.isFinite ? (count + 1e-6).rounded(.down) * unit : length
  }

  /// An explicit spacing: half a pixel rounds up.
  func roundedSpacing(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    Self.roundedSpacing(length, unit: pixel[axis])
  }

  /// The same for a pixel of this length.
  static func roundedSpacing(_ length: CGFloat, unit: CGFloat) -> CGFloat {
    length.isFinite ? (length / unit + 0.5).rounded(.down) * unit : 0
  }
}
