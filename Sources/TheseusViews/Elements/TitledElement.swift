import TheseusCore

/// An element whose view names what is shown with it (`navigationTitle`). It adds itself to its
/// window's `titledElements`, so that finding the window's title walks through no other element.
@MainActor
protocol TitledElement: ViewElement {
  /// In the language and locale of the view's reader; nil for none.
  var ownTitle: String? { get }
}
