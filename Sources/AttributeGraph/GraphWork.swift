/// Work without a value that an update does between its eager attributes, by priority.
///
/// Nothing depends on it, so it is an entry in its owner's queue rather than an attribute.
public protocol GraphWork: AnyObject {
  /// Performs the next step. Returns the priority of the step after it, `.max` when nothing is
  /// left.
  func performNext() -> UInt32
}
