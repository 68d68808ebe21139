import Foundation
import TheseusCore

extension View {
  /// Runs `action` after `count` taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs `action` with the position of the tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Runs `action` once the pointer has been held down for `minimumDuration` seconds, moving at
  /// most `maximumDistance` points.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      _PressingGesture(base: press, onChange: onPressingChanged).onEnded { _ in action() })
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Runs `action` when the pointer enters this view (true) and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(changed: action, moved: nil))
  }

  /// Runs `action` whenever the pointer moves over this view, and when it leaves.
  /// - Parameter coordinateSpace: that of the positions.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(changed: nil, moved: action, coordinateSpace: coordinateSpace))
  }

  /// Runs `action` whenever the pointer moves over this view, and when it leaves.
  /// - Parameter coordinateSpace: that of the positions.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// The shape that presses are taken in. Hosts of cells take them in the view's frame.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_PointerModifier(isAllowed: true))
      .hint(ContentShapeHint.self, (kind, { shape.path(in: $0) }, eoFill))
  }

  /// Whether this view and its content can be hit.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_PointerModifier(isAllowed: enabled))
  }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The position of the pointer in a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// Reports when a press that may become a long one begins and ends.
struct _PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let base: LongPressGesture
  let onChange: ((Bool) -> Void)?

  static var _initialMemory: (base: Bool, isPressing: Bool) { (false, false) }

  func _receive(_ input: GestureInput, _ memory: inout (base: Bool, isPressing: Bool))
    -> GesturePhase<Bool>
  {
    if input.kind == .pressed {
      memory.isPressing = true
      onChange?(true)
    }
    let phase = base._receive(input, &memory.base)
    switch phase {
    case .ended, .failed: _cancel(&memory)
    case .possible, .changed: break
    }
    return phase
  }

  func _cancel(_ memory: inout (base: Bool, isPressing: Bool)) {
    guard memory.isPressing else { return }
    memory.isPressing = false
    onChange?(false)
  }

  var _delays: [Duration] { base._delays }
}

public struct _HoverModifier {
  let changed: ((Bool) -> Void)?
  let moved: ((HoverPhase) -> Void)?
  /// That of the positions of `moved`.
  var coordinateSpace = CoordinateSpace.local
}

extension _HoverModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> HoverElement
  {
    HoverElement(modifier, inputs)
  }
}

final class HoverElement: PassthroughElement<_HoverModifier>, HoverReceiver {
  override var hitTraits: HitTraits { .emptyArea }

  func hovered(at point: CGPoint, isNew: Bool) {
    if isNew { value?.changed?(true) }
    guard let value, let moved = value.moved else { return }
    moved(.active(windowPoint(point, in: value.coordinateSpace)))
  }

  func hoverEnded() {
    value?.changed?(false)
    value?.moved?(.ended)
  }
}

/// `allowsHitTesting` and `contentShape`.
public struct _PointerModifier: Equatable {
  var isAllowed: Bool
}

extension _PointerModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> PointerElement
  {
    PointerElement(modifier, inputs)
  }
}

final class PointerElement: PassthroughElement<_PointerModifier> {
  override var hitTraits: HitTraits {
    var traits = HitTraits.emptyArea
    traits.allowsPointer = value?.isAllowed ?? true
    return traits
  }
}

/// The outline of an element for some purposes, and whether it is filled by the even-odd rule.
public enum ContentShapeHint: ElementHintKey {
  public typealias Value = (
    kinds: ContentShapeKinds, path: @Sendable (CGRect) -> Path, isEOFilled: Bool
  )
}
