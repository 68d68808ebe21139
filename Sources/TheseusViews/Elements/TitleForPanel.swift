/// An element's answer when the panel around it asks for a title.
enum TitleForPanel {
  /// Elements inside may have a title.
  case unknown
  case own(String)
  /// A bar inside shows the title.
  case shownInside
}
