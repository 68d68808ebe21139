/// An element that decides about focus inside it.
@MainActor
public protocol FocusRegion: ViewElement {
  /// The elements inside it that focus can move to; a list returns only its current row.
  var focusableChildren: [ViewElement] { get }
  /// Whether focus stays inside the element when the focused element in `child` was removed, or the
  /// one in the element itself if `child` is nil.
  func keepsFocus(in child: ViewElement?) -> Bool
  /// An element inside it received focus or lost it.
  func focusChangedInside()
  /// Whether keys that nothing inside it takes reach nothing around it, as in a sheet.
  var confinesKeys: Bool { get }
}

extension FocusRegion {
  public var focusableChildren: [ViewElement] { viewChildren }
  public func keepsFocus(in child: ViewElement?) -> Bool { false }
  public func focusChangedInside() {}
  public var confinesKeys: Bool { false }
}

extension ViewElement {
  /// The elements inside it that focus can move to.
  final var focusableContent: [ViewElement] { focusRegion?.focusableChildren ?? viewChildren }
  /// Whether keys from inside it reach nothing around it.
  final var endsKeys: Bool { focusRegion?.confinesKeys ?? false }
}
