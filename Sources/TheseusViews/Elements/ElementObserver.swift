/// Follows the elements of a window that may be read differently.
@MainActor
protocol ElementObserver: AnyObject {
  /// An element has other content, or something else about it has changed.
  func note(_ element: ViewElement)
}
