/// What an update does in turn with its eager attributes that has no value, so that nothing can
/// depend on it: an entry in a queue of its owner's instead of an attribute for each thing that may
/// have to be done.
public protocol GraphWork: AnyObject {
  /// Does what is next. Returns the priority of what is next after it, `.max` where nothing is
  /// left.
  func performNext() -> UInt32
}
