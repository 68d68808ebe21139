import TheseusCore

/// The command of a sidebar: it hides and shows that of the front window, with Control-Command-S.
/// In a narrow window, which shows one column, it moves between the sidebar and the next column.
public struct SidebarCommands: Commands {
  public init() {}
  public var body: some Commands {
    CommandGroup(standard: .sidebar) { SidebarItem() }
  }
}

/// The command of an inspector: it shows and hides that of the front window, with
/// Control-Command-I.
public struct InspectorCommands: Commands {
  public init() {}
  public var body: some Commands {
    CommandGroup(standard: .sidebar) { InspectorItem() }
  }
}

private struct SidebarItem: View {
  @FocusedValue(\.splitColumns) private var columns

  var body: some View {
    Button("Toggle Sidebar") { columns?.toggleSidebar() }
      .keyboardShortcut("s", modifiers: [.control, .command]).disabled(columns == nil)
  }
}

private struct InspectorItem: View {
  @FocusedValue(\.inspectorSwitch) private var inspector

  var body: some View {
    Button("Toggle Inspector") { inspector?.toggle() }
      .keyboardShortcut("i", modifiers: [.control, .command]).disabled(inspector == nil)
  }
}

/// Adds no command: hosts always show toolbars, and offer no arrangement of them.
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

/// Adds no command: there is neither a spelling checker nor a search in texts, and fields answer to
/// their keys without a menu.
public struct TextEditingCommands: Commands {
  public init() {}
  public var body: some Commands { EmptyCommands() }
}
