import TheseusCore

/// An element with views that the user can go back from: a navigation stack, or a column that
/// covers others. It adds itself to its window's `backTargets`, so that counting them walks
/// through no other element.
@MainActor
protocol BackTarget: ViewElement {
  /// How many times `goBack` would show another view.
  var backDepth: Int { get }
  func goBack()
  /// Tells when the user went back from what `goForward` shows, greater than for everything before;
  /// nil while there is nothing.
  var forwardOrder: UInt64? { get }
  /// Shows again what the user last went back from.
  func goForward()
}
