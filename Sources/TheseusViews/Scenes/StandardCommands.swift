import TheseusCore

/// The commands of a sidebar: a split view of cells has none to offer.
public struct SidebarCommands: Commands {
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The commands of inspectors: in cells the app's own controls show and hide them.
public struct InspectorCommands: Commands {
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The commands of toolbars: those of cells are always there.
public struct ToolbarCommands: Commands {
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The commands of text formatting, without effect: fields contain plain text.
public struct TextFormattingCommands: Commands {
  public init() {
    RuntimeIssues.reportUnsupported(
      "TextFormattingCommands: fields have plain text; there are no commands to format it")
  }
  public var body: some Commands { EmptyCommands() }
}

/// The commands of text editing: fields answer to their keys without a menu.
public struct TextEditingCommands: Commands {
  public init() {}
  public var body: some Commands { EmptyCommands() }
}
