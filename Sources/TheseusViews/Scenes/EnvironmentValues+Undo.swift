import Foundation
import TheseusCore

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The undo manager of the window. Control-Z undoes and Control-Shift-Z or Control-Y does again,
  /// unless a field or a command of the app takes the key.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

extension WindowHost {
  /// Undoes or does again what the app registered, as a key asks. Answers whether there was
  /// something.
  func performUndo(_ press: KeyPress) -> Bool {
    let held = press.modifiers.intersection(.significant)
    guard press.phase != .up, !held.isDisjoint(with: [.control, .command]),
      !held.contains(.option)
    else { return false }
    let key = press.key.character.lowercased()
    let isRedo = key == "y" || key == "z" && held.contains(.shift)
    guard isRedo || key == "z" else { return false }
    return performUndo(isRedo: isRedo)
  }

  private func performUndo(isRedo: Bool) -> Bool {
    guard isRedo ? undoManager.canRedo : undoManager.canUndo else { return false }
    if isRedo { undoManager.redo() } else { undoManager.undo() }
    return true
  }

  /// The same as a command of the Edit menu asks. A field with focus undoes its own edits first.
  func performUndoCommand(isRedo: Bool) {
    if let field = focus.focused as? FieldElement, field.perform(isRedo ? .redo : .undo) { return }
    _ = performUndo(isRedo: isRedo)
  }

  /// The actions registered by the event form one group.
  func endUndoGroup() {
    #if canImport(FoundationAdditions)
      undoManager.endEvent()
    #endif
  }
}
