/// An element that focus can move to.
@MainActor
public protocol FocusTarget: ViewElement {
  /// Whether it can have focus now.
  var isFocusable: Bool { get }
  /// When it is chosen as the first element to have focus.
  var focusPreference: FocusPreference { get }
  /// It received focus (true) or lost it.
  func focusChanged(_ isFocused: Bool)
}

extension FocusTarget {
  public var focusPreference: FocusPreference { .usual }
  public func focusChanged(_ isFocused: Bool) { setNeedsCommit() }
}

extension ViewElement {
  /// Whether it is a target that can have focus now.
  public final var takesFocus: Bool { focusTarget?.isFocusable ?? false }
}
