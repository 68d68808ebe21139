import AttributeGraph
import Foundation
import TheseusCore

/// Which gestures of a view and of what is inside it count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  /// The gesture that is being added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of what is inside.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those inside and around it.
enum GesturePriority { case normal, high, simultaneous }

/// An element that a gesture is attached to.
@MainActor
protocol GestureReceiver: ViewElement {
  var priority: GesturePriority { get }
  var delay: Duration? { get }
  /// Takes an event. Returns whether the gesture has been recognised.
  func receive(_ input: GestureInput) -> Bool
  func cancelGesture()
}

/// `gesture`, `highPriorityGesture`, `simultaneousGesture`.
public struct _GestureModifier<Recognized: Gesture> {
  let gesture: Recognized
  let mask: GestureMask
  let priority: GesturePriority
}

extension _GestureModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> GestureElement<Recognized>
  {
    GestureElement(modifier, inputs)
  }
}

final class GestureElement<Recognized: Gesture>: EnabledElement<_GestureModifier<Recognized>>,
  GestureReceiver
{
  private var memory: Recognized._Memory?

  override var isSolid: Bool { true }

  var priority: GesturePriority { value?.priority ?? .normal }
  var delay: Duration? { value?.gesture._delay }

  func receive(_ input: GestureInput) -> Bool {
    guard isEnabled, let value, value.mask.contains(.gesture) else { return false }
    if input.kind == .pressed { memory = Recognized._initialMemory }
    guard var present = memory else { return false }
    var input = input
    input.element = self
    let phase = value.gesture._receive(input, &present)
    memory = present
    switch phase {
    case .ended, .failed: memory = nil
    case .possible, .changed: break
    }
    return phase.isRecognized
  }

  func cancelGesture() {
    guard var present = memory else { return }
    memory = nil
    value?.gesture._cancel(&present)
  }

  /// A tap is what Return or a test's `tap()` stands for, where nothing inside is activated.
  override func activate() -> Bool {
    guard isEnabled, frame.isNull == false else { return false }
    let middle = CGPoint(
      x: originInWindow.x + frame.width / 2, y: originInWindow.y + frame.height / 2)
    let now = windowHost?.now() ?? .zero
    func input(_ kind: GestureInput.Kind) -> GestureInput {
      GestureInput(
        kind: kind, location: middle, start: middle, time: now, startTime: now, count: 1,
        modifiers: [])
    }
    _ = receive(input(.pressed))
    return receive(input(.released))
  }
}

extension View {
  /// Recognises `gesture` on this view; gestures of views inside it go first.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .normal))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, priority: .normal))
  }

  /// Recognises `gesture` before those of views inside this one.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }

  /// Recognises `gesture` beside whatever else is recognised.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }
}
