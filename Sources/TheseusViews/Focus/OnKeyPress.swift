import Foundation
import TheseusCore

/// `onKeyPress`: an action for keys pressed while focus is in the view.
public struct _KeyPressModifier {
  /// Which keys the action is for.
  enum Filter: Equatable {
    case all
    case keys(Set<KeyEquivalent>)
    case characters(CharacterSet)
  }

  let filter: Filter
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  func accepts(_ press: KeyPress) -> Bool {
    guard !phases.isDisjoint(with: press.phase) else { return false }
    switch filter {
    case .all: return true
    case .keys(let keys): return keys.contains(press.key)
    case .characters(let set):
      let typed = press.characters.isEmpty ? String(press.key.character) : press.characters
      return typed.unicodeScalars.allSatisfy(set.contains)
    }
  }
}

extension _KeyPressModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> KeyPressElement
  {
    KeyPressElement(modifier, inputs)
  }
}

final class KeyPressElement: PassthroughElement<_KeyPressModifier>, KeyResponder {
  override var keyResponder: (any KeyResponder)? { self }
  var precedesContent: Bool { true }

  var announcedKeys: AnnouncedKeys {
    switch value?.filter {
    case .all: AnnouncedKeys(AnnouncedKeys.commands, includesCharacters: true)
    case .keys(let keys): AnnouncedKeys(keys)
    case .characters: AnnouncedKeys(includesCharacters: true)
    case nil: AnnouncedKeys()
    }
  }

  func claims(_ key: KeyPress) -> Bool { value?.accepts(key) ?? false }

  func handle(_ key: KeyPress) -> Bool {
    guard let value, value.accepts(key) else { return false }
    let press = window.part(ModifierKeys.self)?.withCommand(key) ?? key
    return value.action(press) == .handled
  }
}

extension View {
  /// Runs `action` when `key` goes down while focus is in this view; `.ignored` passes the press on
  /// to enclosing views.
  ///
  /// Few terminals send Command. Until the host sends it once, a press with Control has `.command`
  /// in its modifiers too, because shortcuts respond to both.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  {
    modifier(
      _KeyPressModifier(filter: .keys([key]), phases: [.down, .repeat], action: { _ in action() }))
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(filter: .keys([key]), phases: phases, action: action))
  }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(filter: .keys(keys), phases: phases, action: action))
  }

  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(filter: .characters(characters), phases: phases, action: action))
  }

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(filter: .all, phases: phases, action: action))
  }
}
