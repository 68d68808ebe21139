import TheseusViews

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

/// The keys that a page tells its client to send; all others stay the browser's.
@MainActor
struct PageKeys: Equatable {
  var focused = OfNode(id: 0, names: [])
  /// Wherever focus is.
  var anywhere: [String] = []

  /// Keys that are sent while a node has focus.
  struct OfNode: Equatable {
    var id: Int
    var names: [String]
  }

  /// Every key that types something.
  private static let characters = "*"

  init() {}

  init(_ tree: PageTree, commands: [KeyboardShortcut], undo: UndoKeys, canGoBack: Bool) {
    var anywhere = Set(tree.shortcuts.keys.map(\.browserName))
    for shortcut in commands { anywhere.insert(shortcut.browserName) }
    let window = tree.window
    if canGoBack || window.layers.layers.contains(where: { $0.style.dismissesOnEscape }) {
      anywhere.insert("Escape")
    }
    let focusedNode = window.focus.focused.flatMap { tree.nearestNode($0) }
    // A field undoes its own edits.
    if focusedNode?.field == nil { anywhere.formUnion(undo.names) }
    anywhere.subtract(Self.browserOnly)
    self.anywhere = anywhere.sorted()
    if let element = window.focus.focused, let node = focusedNode {
      focused = OfNode(id: node.id, names: Self.names(for: element, node).sorted())
    }
  }

  /// Whether the focused node or the window has a use for a key.
  func include(_ press: KeyPress) -> Bool {
    if !press.characters.isEmpty, press.modifiers.isDisjoint(with: [.control, .command]),
      focused.names.contains(Self.characters)
    {
      return true
    }
    let name = press.modifiers.browserPrefix + press.key.browserName
    return focused.names.contains(name) || anywhere.contains(name)
  }

  /// Keys of the clipboard, which browsers handle in fields and in selected text.
  private static let browserOnly: Set<String> = ["C-a", "C-c", "C-v", "C-x"]

  private static func names(for element: ViewElement, _ node: PageNode) -> Set<String> {
    var wanted = own(element, node)
    var current: ViewElement? = element
    while let ancestor = current {
      if let announced = ancestor.keyResponder?.announcedKeys {
        wanted.formUnion(announced.keys.map(\.browserName))
        if announced.includesCharacters { wanted.insert(characters) }
      }
      if let layer = ancestor as? LayerElement, layer.style.role == .menu {
        wanted.formUnion(["ArrowUp", "ArrowDown", "Home", "End"])
      }
      current = ancestor.viewParent
    }
    // A field is edited in the browser, also while the server is away: what views around it ask for
    // comes after the field.
    if node.field != nil { wanted.subtract(editing) }
    if node.tag == .textarea { wanted.subtract(editingLines) }
    return wanted
  }

  /// Keys that edit any text.
  private static let editing: Set<String> = [
    characters, KeyEquivalent.space.browserName, KeyEquivalent.delete.browserName,
    KeyEquivalent.deleteForward.browserName, KeyEquivalent.leftArrow.browserName,
    KeyEquivalent.rightArrow.browserName, KeyEquivalent.home.browserName,
    KeyEquivalent.end.browserName,
  ]
  /// Keys that edit text of several lines.
  private static let editingLines: Set<String> = [
    KeyEquivalent.return.browserName, KeyEquivalent.upArrow.browserName,
    KeyEquivalent.downArrow.browserName, KeyEquivalent.pageUp.browserName,
    KeyEquivalent.pageDown.browserName,
  ]

  /// The keys of the control itself that its tag does not have in a browser.
  private static func own(_ element: ViewElement, _ node: PageNode) -> Set<String> {
    guard element.keyResponder != nil else { return [] }
    switch node.tag {
    case .button, .a, .buttonBelow, .linkBelow: return []
    case .input: return node.field == nil ? [] : ["Enter", "Escape", "ArrowUp", "ArrowDown"]
    case .textarea: return ["Escape"]
    default:
      // A scroll view that is no list is scrolled by the browser.
      if element.scroller != nil, element.focusRegion == nil { return [] }
      var names = Set(AnnouncedKeys.commands.map(\.browserName))
      if !(element is ScrollElement) { names.insert(characters) }
      return names
    }
  }
}

/// The keys with which the user undoes what the app has registered, and does it again.
@MainActor
struct UndoKeys: Equatable {
  private var canUndo = false
  private var canRedo = false

  init() {}

  init(_ window: WindowHost) {
    canUndo = window.undoManager.canUndo
    // `canRedo` posts a notification: an observer that changes a view would render for ever.
    #if canImport(FoundationAdditions)
      canRedo = window.undoManager.hasRedo
    #else
      canRedo = window.undoManager.canRedo
    #endif
  }

  var names: [String] { (canUndo ? ["C-z"] : []) + (canRedo ? ["C-S-z", "C-y"] : []) }
}

extension KeyboardShortcut {
  /// The shortcut as a client names it. Control stands for Command.
  var browserName: String {
    var modifiers = modifiers
    if modifiers.contains(.command) {
      modifiers.remove(.command)
      modifiers.insert(.control)
    }
    var key = key
    if key.character.isLetter, key.character.isUppercase {
      modifiers.insert(.shift)
      key = KeyEquivalent(Character(key.character.lowercased()))
    }
    return modifiers.browserPrefix + key.browserName
  }
}
