/// The content of the modifiers whose bodies enclose a position, innermost first.
@MainActor
public final class ModifierContentLink {
  let modifier: Any.Type
  let content: ModifiedView
  let outer: ModifierContentLink?

  init(modifier: Any.Type, content: ModifiedView, outer: ModifierContentLink?) {
    self.modifier = modifier
    self.content = content
    self.outer = outer
  }
}

extension ViewInputs {
  /// The content of the innermost enclosing modifier of this type.
  func link(of modifier: Any.Type) -> ModifierContentLink? {
    var link = modifierContent
    while let current = link, current.modifier != modifier { link = current.outer }
    return link
  }
}

private enum ModifierContentKey: ViewInputKey {
  static var defaultValue: ModifierContentLink? { nil }
}

extension ViewInputs {
  /// The content of the custom modifiers whose bodies are being mounted, innermost first.
  public var modifierContent: ModifierContentLink? {
    get { self[ModifierContentKey.self] }
    set { if newValue !== modifierContent { self[ModifierContentKey.self] = newValue } }
  }
}
