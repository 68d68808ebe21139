import Foundation
import TheseusCore

/// `onModifierKeysChanged`.
public struct _ModifierKeysModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
}

extension _ModifierKeysModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ModifierKeysElement
  {
    ModifierKeysElement(modifier, inputs)
  }
}

final class ModifierKeysElement: PassthroughElement<_ModifierKeysModifier> {
  private var isKnown = false

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    guard !isKnown, let keys = window.part(ModifierKeys.self) else { return }
    isKnown = true
    keys.add(self)
    guard value.initial else { return }
    runtime.afterUpdate { [weak self] in
      guard let self, scope.isAlive, let value else { return }
      let held = keys.held.intersection(value.mask)
      value.action(held, held)
    }
  }
}

/// The held modifier keys, as far as the host reports them: each key and pointer event includes its
/// modifiers.
@MainActor
final class ModifierKeys {
  private struct Place {
    weak var element: ModifierKeysElement?
  }

  private(set) var held: EventModifiers = []
  /// The host has sent Command, so Control does not stand for it.
  private var hasSeenCommand = false
  private var places: [Place] = []

  func add(_ element: ModifierKeysElement) {
    places.removeAll { $0.element == nil }
    places.append(Place(element: element))
  }

  /// Whether an action must be notified of the modifiers of a key.
  func isNews(_ event: InputEvent) -> Bool {
    guard !places.isEmpty, case .key(let press) = event else { return false }
    return press.modifiers.intersection(.held) != held
  }

  /// The key press for the app: Control stands for Command on a host that never sends that.
  func withCommand(_ press: KeyPress) -> KeyPress {
    guard !hasSeenCommand, press.modifiers.contains(.control) else { return press }
    return KeyPress(
      phase: press.phase, key: press.key, characters: press.characters,
      modifiers: press.modifiers.union(.command))
  }

  /// The modifiers of an event, nil for one without.
  func note(_ event: InputEvent) {
    if case .key(let press) = event, press.modifiers.contains(.command) { hasSeenCommand = true }
    switch event {
    case .key(let press): note(press.modifiers.intersection(.held))
    // The pointer's events do not name all.
    case .pointer(let event):
      note(held.subtracting(.ofPointer).union(event.modifiers.intersection(.ofPointer)))
    case .windowFocus(false): note([])
    default: break
    }
  }

  private func note(_ new: EventModifiers) {
    guard new != held else { return }
    let old = held
    held = new
    for place in places {
      guard let element = place.element, element.scope.isAlive, let value = element.value else {
        continue
      }
      let (before, after) = (old.intersection(value.mask), new.intersection(value.mask))
      if before != after { value.action(before, after) }
    }
  }

  /// The window's tree has ended.
  func forget() { places = [] }
}

extension EventModifiers {
  /// The modifiers that are keys of their own.
  fileprivate static let held: EventModifiers = [.capsLock, .shift, .control, .option, .command]
  /// The modifiers that terminals report with the pointer.
  fileprivate static let ofPointer: EventModifiers = [.shift, .control, .option]
}

extension View {
  /// Runs `action` with the old and the new modifier keys of `mask` when they change.
  ///
  /// Terminals report modifiers with each key and each pointer event: one that is pressed or
  /// released alone is known at the next of these.
  /// - Parameter initial: whether `action` also runs when the view appears, with the present keys
  ///   as both arguments.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { modifier(_ModifierKeysModifier(mask: mask, initial: initial, action: action)) }
}
