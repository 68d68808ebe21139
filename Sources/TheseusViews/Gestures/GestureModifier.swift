import AttributeGraph
import Foundation
import TheseusCore

/// The active gestures of a view and its content.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  /// The gesture that is being added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of its content.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The priority of a gesture over inner and outer ones.
enum GesturePriority { case normal, high, simultaneous }

/// An element that a gesture is attached to.
@MainActor
protocol GestureReceiver: ContentReceiver {
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
  var delays: [Duration] { get }
  /// Whether a release may complete it.
  var isTap: Bool { get }
  /// The presses after which it is complete, at most.
  var pressCount: Int { get }
  /// Whether it waits for another press, and is not recognized before.
  var isWaiting: Bool { get }
  /// Whether it exists and may recognize its gesture.
  var takesEvents: Bool { get }
  /// Handles an event. Returns whether the gesture was recognized.
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
  GestureReceiver, Activatable
{
  override var activation: (any Activatable)? { self }

  private var memory: Recognized._Memory?
  private(set) var isWaiting = false

  /// Its area is the frame of its content, unless there is nothing in it that can be hit.
  override var hitTraits: HitTraits {
    holdsTarget ? .emptyArea : HitTraits(isSolid: false)
  }

  var priority: GesturePriority { value?.priority ?? .normal }
  var mask: GestureMask { value?.mask ?? .all }
  var delays: [Duration] { value?.gesture._delays ?? [] }
  var isTap: Bool { value?.gesture._isTap ?? false }
  var pressCount: Int { value?.gesture._pressCount ?? 1 }
  var takesEvents: Bool {
    scope.isAlive && isEnabled && !isInRemoval && value?.mask.contains(.gesture) ?? false
  }

  func receive(_ input: GestureInput) -> Bool {
    guard takesEvents, let value else { return false }
    if input.kind == .pressed, !isWaiting { memory = Recognized._initialMemory }
    isWaiting = false
    guard var present = memory else { return false }
    var input = input
    input.element = self
    let phase = value.gesture._receive(input, &present)
    memory = present
    switch phase {
    case .ended, .failed: memory = nil
    case .possible, .changed: isWaiting = input.kind == .released
    }
    return phase.isRecognized
  }

  func cancelGesture() {
    isWaiting = false
    guard var present = memory else { return }
    memory = nil
    value?.gesture._cancel(&present)
  }

  /// Return or a test's `tap()` counts as a tap, unless a view inside is activated.
  func activate() -> Bool {
    guard isEnabled, frame.isNull == false else { return false }
    let middle = CGPoint(
      x: originInWindow.x + frame.width / 2, y: originInWindow.y + frame.height / 2)
    let now = window.state?.now() ?? .zero
    func input(_ kind: GestureInput.Kind) -> GestureInput {
      GestureInput(
        kind: kind, location: middle, start: middle, time: now, startTime: now, count: 1,
        modifiers: [])
    }
    cancelGesture()
    _ = receive(input(.pressed))
    let isRecognized = receive(input(.released))
    return isWaiting && receive(input(.expired)) || isRecognized
  }
}

extension View {
  /// Recognizes `gesture` on this view; gestures of views inside take precedence.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .normal))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, priority: .normal))
  }

  /// - Parameter name: identifies the gesture where the platform's recognizers are found by name.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { self.gesture(gesture, isEnabled: isEnabled) }

  /// Recognizes `gesture` before those of views inside this one.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }

  /// Recognizes `gesture` in addition to others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }

  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// - Parameter name: identifies the gesture where the platform's recognizers are found by name.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }

  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// - Parameter name: identifies the gesture where the platform's recognizers are found by name.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }
}

extension ViewElement {
  /// Whether a click at a point of the window, on this element, is for more than the innermost
  /// action there: for simultaneous gestures, for one of high priority, with a mask, or for one
  /// that takes several presses, which others wait for.
  package func gesturesDecide(at point: CGPoint, in root: ViewElement) -> Bool {
    let chain = root.chain(at: point)
    guard chain.contains(where: { $0 === self }) else { return false }
    return chain.contains { element in
      guard let gesture = element as? any GestureReceiver else { return false }
      return gesture.priority != .normal || gesture.mask != .all || gesture.pressCount > 1
    }
  }
}
