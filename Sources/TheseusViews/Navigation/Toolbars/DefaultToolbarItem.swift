import TheseusCore

/// Puts an item that the system makes elsewhere. In a terminal each has its place: the field of a
/// search above what is searched, the title in the middle of the bar.
public struct DefaultToolbarItem: ToolbarContent {
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
  public var body: some ToolbarContent { EmptyView() }
}
