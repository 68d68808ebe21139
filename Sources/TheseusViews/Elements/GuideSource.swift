import Foundation

/// An element that sets alignment guides, or passes on those of a child.
@MainActor
public protocol GuideSource: ViewElement {
  /// Whether it sets any now; read once for each layout.
  var setsGuides: Bool { get }
  /// An alignment guide in the element's own coordinates, where `size` is its answer to `proposal`;
  /// nil for the default of its size. It depends on both alone, not on positions: it is called
  /// before anything is placed.
  func measureGuide(_ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize)
    -> CGFloat?
  /// Whether its guides are worth comparing with those of the last layout: surrounding layouts are
  /// left alone if they and the sizes are the same, so they may know nothing else of the element
  /// that has changed.
  var comparesGuides: Bool { get }
  /// The child that it is a modifier of; nil for an element that arranges its children.
  var decorated: ViewElement? { get }
}

extension ViewElement {
  /// The view that the element modifies, else its only child. Nil for an element that arranges
  /// several views.
  var modifiedContent: ViewElement? {
    guideSource?.decorated ?? (viewChildren.count == 1 ? viewChildren[0] : nil)
  }
}

extension GuideSource {
  public var comparesGuides: Bool { false }
  public var decorated: ViewElement? { nil }
  public func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}
