/// The title that an element provides for the panel around it.
enum TitleForPanel {
  /// Elements inside may have a title.
  case unknown
  case own(String)
  /// One of these views may have a title.
  case inside([ViewElement])
  /// A bar inside shows the title.
  case shownInside
}
