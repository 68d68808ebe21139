import Foundation

/// One laid-out line of text: what it says in which styles, and how wide that is.
public struct TextLine: Equatable, Sendable {
  public var string: String
  /// Points.
  public var width: CGFloat

  public init(string: String, width: CGFloat) {
    self.string = string
    self.width = width
  }
}
