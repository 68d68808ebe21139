import Foundation
import TheseusCore

extension View {
  /// Runs `action` after a press that ends in this view, as a button does.
  /// - Parameter pressing: called with true when a press begins in the view or comes back to it,
  ///   with false when it leaves or ends.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(_ButtonGesture(action: action, pressing: pressing))
  }
}

/// The press of a button: unlike a tap, it reports whether the pointer is still in the view.
public struct _ButtonGesture: Gesture {
  public typealias Value = Void
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  public init(action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil) {
    self.action = action
    self.pressing = pressing
  }

  public var body: some Gesture<Void> {
    HeldPress(changed: pressing).onEnded { _ in action() }
  }
}

/// A press that ends where it began, however it moves meanwhile.
private struct HeldPress: Gesture {
  typealias Value = Void
  typealias Body = Never
  let changed: ((Bool) -> Void)?

  /// Whether the pointer is down in the view.
  static var _initialMemory: Bool { false }

  func _receive(_ input: GestureInput, _ isPressing: inout Bool) -> GesturePhase<Void> {
    switch input.kind {
    case .waited: return .possible
    case .expired:
      _cancel(&isPressing)
      return .failed
    case .pressed, .moved:
      set(Self.isInside(input), &isPressing)
      return .possible
    case .released:
      _cancel(&isPressing)
      return Self.isInside(input) ? .ended(()) : .failed
    }
  }

  func _cancel(_ isPressing: inout Bool) { set(false, &isPressing) }

  private func set(_ new: Bool, _ isPressing: inout Bool) {
    guard new != isPressing else { return }
    isPressing = new
    changed?(new)
  }

  private static func isInside(_ input: GestureInput) -> Bool {
    guard let element = input.element else { return false }
    return CGRect(origin: .zero, size: element.frame.size).contains(element.local(input.location))
  }

  var _isTap: Bool { true }
}
