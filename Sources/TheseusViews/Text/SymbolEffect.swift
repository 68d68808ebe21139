import TheseusCore

// Symbol effects. Cells accept them and show no movement.

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}
/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// An effect with which a symbol appears and disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable {
  public static var `default`: Self { Self() }
  public static var repeating: Self { Self() }
  public static var nonRepeating: Self { Self() }
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
}

extension SymbolEffectOptions {
  /// How an effect repeats.
  public struct RepeatBehavior: Sendable {
    public static var continuous: Self { Self() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
    public static var periodic: Self { Self() }
  }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {}
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
}

public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var magic: Self { self }
}
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {}
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {}
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension AppearSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
}
extension DisappearSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
}
extension BounceSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
}
extension ScaleSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
}
extension WiggleSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public func custom(angle: Angle) -> Self { self }
}
extension RotateSymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
}
extension BreatheSymbolEffect {
  public var plain: Self { self }
  public var pulse: Self { self }
}
extension VariableColorSymbolEffect {
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}
/// The parts of a symbol that move; here it has one.
extension SymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

extension View {
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { hint(SymbolEffectHint.self, (effect, options, isActive)) }
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { hint(SymbolEffectChangeHint.self, (effect, options, value)) }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    hint(SymbolEffectsRemovedHint.self, isEnabled)
  }
}

/// The effect of the symbols in an element, while it is active; inherited.
public enum SymbolEffectHint: ElementHintKey {
  public typealias Value = (effect: any SymbolEffect, options: SymbolEffectOptions, isActive: Bool)
}

/// The effect of the symbols in an element when the value changes; inherited.
public enum SymbolEffectChangeHint: ElementHintKey {
  public typealias Value = (
    effect: any SymbolEffect, options: SymbolEffectOptions, value: any Equatable
  )
}

/// Whether the symbols in an element have no effects; inherited.
public enum SymbolEffectsRemovedHint: ElementHintKey { public typealias Value = Bool }
