import TheseusCore

/// How a bar shows its title; a bar of cells has one size.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// Items that bars have by default; those of cells have a title.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// A menu that belongs to the bar's title: here a button on the trailing side.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some ToolbarContent {
    ToolbarItem(placement: .automatic) {
      Menu(
        content: { content },
        label: { Image(systemName: "chevron.down").accessibilityLabel("Title menu") })
    }
  }
}

extension View {
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    hint(ToolbarTitleDisplayHint.self, mode)
  }

  /// A menu that belongs to the bar's title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// Removes the title from the bar; bars of cells have no other default items.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(_NavigationBarModifier(title: defaultItemKind == .title ? Text(verbatim: "") : nil))
  }
}

extension ToolbarContent {
  /// Whether the items share a background with those beside them; bars of cells have one
  /// background.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    hint(SharedBackgroundHint.self, visibility)
  }
}

/// Whether a toolbar item shares its background with those beside it.
public enum SharedBackgroundHint: ElementHintKey { public typealias Value = Visibility }

/// The size of the title in the toolbar above a view.
public enum ToolbarTitleDisplayHint: ElementHintKey {
  public typealias Value = ToolbarTitleDisplayMode
}
