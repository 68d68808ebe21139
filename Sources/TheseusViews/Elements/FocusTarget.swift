/// An element that focus can move to.
@MainActor
public protocol FocusTarget: ViewElement {
  /// Whether it can have focus now.
  var isFocusable: Bool { get }
  /// When it is chosen as the first element to have focus.
  var focusPreference: FocusPreference { get }
  /// It received focus (true) or lost it.
  func focusChanged(_ isFocused: Bool)
  /// Writes what was typed and is not part of the bound value yet, as when focus leaves.
  func commitEditing()
  /// The element, if the user edits its text.
  var textTarget: (any TextTarget)? { get }
}

extension FocusTarget {
  public var focusPreference: FocusPreference { .usual }
  public var textTarget: (any TextTarget)? { nil }
  public func focusChanged(_ isFocused: Bool) { setNeedsCommit() }
  public func commitEditing() {}
}

extension ViewElement {
  /// Whether it is a target that can have focus now.
  public final var takesFocus: Bool { focusTarget?.isFocusable ?? false }
}

/// When an element is chosen as the first of a window or a panel to have focus.
public enum FocusPreference: Sendable {
  /// Before the others: a list, a field.
  case first
  case usual
  /// Only where nothing else can have focus: a field that searches.
  case last
  /// Not by itself: a button that destroys something.
  case never
}
