import Foundation

/// The text of a field for a host that edits it with a control of its own.
public struct EditedTextArea: Equatable {
  /// The space around the text, for an edge and for symbols, in points.
  public var insets: EdgeInsets
  public var attributes: TextAttributes

  public init(insets: EdgeInsets, attributes: TextAttributes) {
    self.insets = insets
    self.attributes = attributes
  }
}
