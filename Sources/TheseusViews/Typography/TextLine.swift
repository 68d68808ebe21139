import Foundation

/// A piece of one laid-out line of text in one style, as a host's painter gets it.
///
/// It contains no line end and no tab. It may contain other controls, which the painter makes
/// visible (with the width of its metrics).
public struct TextLine: Equatable, Sendable {
  public var string: Substring
  /// Its drawn width, in points.
  public var width: CGFloat
  /// The foreground, if any, is a color: gradients were resolved before.
  public var attributes: TextAttributes

  public init(
    string: some StringProtocol, width: CGFloat, attributes: TextAttributes = TextAttributes()
  ) {
    self.string = Substring(string)
    self.width = width
    self.attributes = attributes
  }
}
