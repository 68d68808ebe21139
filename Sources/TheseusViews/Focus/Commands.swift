import TheseusCore

/// `onMoveCommand`, `onExitCommand`, `onDeleteCommand`: commands, independent of their keys on a
/// keyboard.
public struct _InputCommandModifier {
  /// Answers whether the key was for this command.
  let action: (KeyPress) -> Bool
}

extension _InputCommandModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> InputCommandElement
  {
    InputCommandElement(modifier, inputs)
  }
}

final class InputCommandElement: PassthroughElement<_InputCommandModifier>, KeyResponder {
  override var keyResponder: (any KeyResponder)? { self }
  var precedesContent: Bool { true }
  var announcedKeys: AnnouncedKeys { AnnouncedKeys(AnnouncedKeys.commands) }

  func handle(_ key: KeyPress) -> Bool { key.phase != .up && value?.action(key) ?? false }
}

extension View {
  /// Runs when an arrow key goes down while focus is in this view and nothing inside took the key.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  {
    command { press in
      guard let action, press.modifiers.isDisjoint(with: .significant),
        let direction = MoveCommandDirection(press.key)
      else {
        return false
      }
      action(direction)
      return true
    }
  }

  /// Runs on Escape.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    command(action) { $0.key == .escape }
  }

  /// Runs on either Delete key.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    command(action) { $0.key == .delete || $0.key == .deleteForward }
  }

  nonisolated private func command(_ action: (() -> Void)?, _ isMeant: @escaping (KeyPress) -> Bool)
    -> some View
  {
    command { press in
      guard let action, isMeant(press) else { return false }
      action()
      return true
    }
  }

  nonisolated private func command(_ action: @escaping (KeyPress) -> Bool) -> ModifiedContent<
    Self, _InputCommandModifier
  > {
    modifier(_InputCommandModifier(action: action))
  }
}
