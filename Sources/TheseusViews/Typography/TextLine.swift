import Foundation

/// A piece of one laid-out line of text in one style, as a host's painter gets it.
///
/// It holds no line end and no tab. It may hold other controls, which are the painter's to make
/// visible (as wide as its metrics said).
public struct TextLine: Equatable, Sendable {
  public var string: Substring
  /// How wide the host draws it, in points.
  public var width: CGFloat
  /// The foreground, where there is one, is a colour: gradients are taken apart before they come
  /// here.
  public var attributes: TextAttributes

  public init(
    string: some StringProtocol, width: CGFloat, attributes: TextAttributes = TextAttributes()
  ) {
    self.string = Substring(string)
    self.width = width
    self.attributes = attributes
  }
}
