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
