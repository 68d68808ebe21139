import TheseusCore

extension ViewInputs {
  /// A part that a modifier adds to the view at this position. Modifiers around each other add
  /// parts with different names.
  /// - Parameter modifier: the inputs at the modifier's own position.
  func part(_ name: String, of modifier: ViewInputs) -> ViewInputs {
    let outer = modifier.decoration?.parts ?? 0
    return part(outer == 0 ? name : "\(name)\(outer + 1)")
  }

  /// A part with views that are not shown in place. They have the environment of the modifier, and
  /// pass nothing to the surroundings.
  /// - Parameter modifier: the inputs at the modifier's own position.
  func hiddenPart(_ name: String, of modifier: ViewInputs) -> ViewInputs {
    var inputs = part(name, of: modifier).contained()
    inputs.environment = modifier.environment
    inputs.modifierContent = modifier.modifierContent
    inputs.preferences = nil
    inputs.stackAxis = nil
    return inputs
  }
}
