extension SavedCell {
  /// The kinds of state in a snapshot (R32).
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A `@State`.
    case state
    /// A property of a `SessionState` object.
    case object
    /// A value of `@SceneStorage`.
    case sceneStorage
    /// The values of a navigation stack without a bound path.
    case navigation
    /// The values that the user went back from in a navigation stack.
    case forward
    /// The page of a tab view without a selection.
    case tab
    /// How far a scroll view is scrolled.
    case scroll
    /// The lengths of panes whose edges the user has dragged.
    case panes
    /// The column that a split view in a compact window shows.
    case column
    /// The element with focus.
    case focus
    /// The selection of a field and its uncommitted text.
    case field
    /// Whether the rows of a window's or a presentation's lists are edited.
    case editing
    /// The open windows.
    case windows
  }
}
