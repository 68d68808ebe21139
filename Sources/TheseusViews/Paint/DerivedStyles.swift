import Foundation

/// A style made more transparent.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _paint(in context: PaintContext) -> PaintStyle { base._paint(in: context).opacity(opacity) }
  func _effects(in context: PaintContext) -> [DrawingEffect] { base._effects(in: context) }

  func _isEqual(to other: any ShapeStyle) -> Bool {
    guard let other = other as? Self else { return false }
    return opacity == other.opacity && base._isEqual(to: other.base)
  }
}

/// A level below a style.
struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: HierarchicalShapeStyle

  func _paint(in context: PaintContext) -> PaintStyle {
    var context = context
    context.foreground = [base._paint(in: context)]
    return level._paint(in: context)
  }

  func _effects(in context: PaintContext) -> [DrawingEffect] { base._effects(in: context) }

  func _isEqual(to other: any ShapeStyle) -> Bool {
    guard let other = other as? Self else { return false }
    return level == other.level && base._isEqual(to: other.base)
  }
}

/// A style with an effect on what is drawn in it, around those of the style.
struct EffectShapeStyle<Base: ShapeStyle, Effect: Hashable & Sendable>: ShapeStyle {
  let base: Base
  /// The values that the effect depends on, for comparison.
  let effect: Effect
  let make: @Sendable (Effect) -> DrawingEffect

  func _paint(in context: PaintContext) -> PaintStyle { base._paint(in: context) }

  func _effects(in context: PaintContext) -> [DrawingEffect] {
    base._effects(in: context) + [make(effect)]
  }

  func _isEqual(to other: any ShapeStyle) -> Bool {
    guard let other = other as? Self else { return false }
    return effect == other.effect && base._isEqual(to: other.base)
  }
}

/// A shadow under or inside a filled shape. Cells cannot show it; other hosts may.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  var effect: DrawingEffect {
    isInner
      ? .innerShadow(color, radius: radius, x: x, y: y)
      : .shadow(color, radius: radius, x: x, y: y)
  }

  /// A shadow below; lengths in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow at the inside of the border; lengths in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

extension ShapeStyle {
  /// The same style with its opacity multiplied, 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// The same style with a blend mode, which cells ignore.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    EffectShapeStyle(base: self, effect: mode) { .blend($0) }
  }

  /// The same style with a shadow; cells show it without.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    EffectShapeStyle(base: self, effect: style) { $0.effect }
  }

  public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: .secondary) }
  public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: .tertiary) }
  public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: .quaternary) }
  public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: .quinary) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground's style with its opacity multiplied, 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground's style with a blend mode, which cells ignore.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground's style with a shadow; cells show it without.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
