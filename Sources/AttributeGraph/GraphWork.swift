/// Work without a value that an update does between its eager attributes, by priority.
///
/// Nothing depends on it, so it is an entry in its owner's queue rather than an attribute.
public protocol GraphWork: AnyObject {
  /// Does what is next. Returns the priority of what is next after it, `.max` where nothing is
  /// left.
  func performNext() -> UInt32
}
