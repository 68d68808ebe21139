import TheseusCore

/// Places an item that SwiftUI creates. In a terminal each has a fixed position: the search field
/// above the searched content, the title in the middle of the bar.
public struct DefaultToolbarItem: ToolbarContent {
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
  public var body: some ToolbarContent { EmptyView() }
}
