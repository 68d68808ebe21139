/// The menus that every app may have, in the order of a menu bar. The app's own menus come between
/// View and Window.
enum StandardMenu: CaseIterable {
  case app, file, edit, format, view, window, help

  static let leading: [StandardMenu] = [.app, .file, .edit, .format, .view]
  static let trailing: [StandardMenu] = [.window, .help]

  var title: String {
    switch self {
    case .app: "App"
    case .file: "File"
    case .edit: "Edit"
    case .format: "Format"
    case .view: "View"
    case .window: "Window"
    case .help: "Help"
    }
  }

  init?(_ title: String) {
    guard let menu = Self.allCases.first(where: { $0.title == title }) else { return nil }
    self = menu
  }
}

/// The standard positions of commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  /// Its place among the positions of its menu.
  let rank: Int
  /// The menu that has them.
  let menu: StandardMenu

  private init(_ menu: StandardMenu, _ rank: Int) {
    self.rank = rank
    self.menu = menu
  }

  public static let appInfo = CommandGroupPlacement(.app, 0)
  public static let appSettings = CommandGroupPlacement(.app, 1)
  public static let systemServices = CommandGroupPlacement(.app, 2)
  public static let appVisibility = CommandGroupPlacement(.app, 3)
  public static let appTermination = CommandGroupPlacement(.app, 4)
  public static let newItem = CommandGroupPlacement(.file, 0)
  public static let saveItem = CommandGroupPlacement(.file, 1)
  public static let importExport = CommandGroupPlacement(.file, 2)
  public static let printItem = CommandGroupPlacement(.file, 3)
  public static let undoRedo = CommandGroupPlacement(.edit, 0)
  public static let pasteboard = CommandGroupPlacement(.edit, 1)
  public static let textEditing = CommandGroupPlacement(.edit, 2)
  public static let textFormatting = CommandGroupPlacement(.format, 0)
  public static let toolbar = CommandGroupPlacement(.view, 0)
  public static let sidebar = CommandGroupPlacement(.view, 1)
  public static let windowSize = CommandGroupPlacement(.window, 0)
  public static let windowList = CommandGroupPlacement(.window, 1)
  public static let singleWindowList = CommandGroupPlacement(.window, 2)
  public static let windowArrangement = CommandGroupPlacement(.window, 3)
  public static let help = CommandGroupPlacement(.help, 0)
}

/// Where a group of items is: beside or instead of the standard items of a position.
struct CommandSlot: Hashable {
  enum Side { case before, standard, instead, after }

  let placement: CommandGroupPlacement
  let side: Side

  init(_ placement: CommandGroupPlacement, _ side: Side) {
    self.placement = placement
    self.side = side
  }
}
