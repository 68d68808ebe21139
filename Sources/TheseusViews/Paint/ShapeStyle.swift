import TheseusCore

/// A color, gradient or meaning to fill with. A custom style resolves to another style by
/// `resolve(in:)`.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use in an environment. Not called for the styles that are defined here.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The host's paint for this style in a context.
  func _paint(in context: PaintContext) -> PaintStyle

  /// The effects on what is drawn in this style in a context, innermost first.
  func _effects(in context: PaintContext) -> [DrawingEffect]

  /// Whether another style is equal; false when that is unknown.
  func _isEqual(to other: any ShapeStyle) -> Bool
}

extension ShapeStyle {
  /// A style that resolves to another one: it sees colors, tint and levels, and the defaults of the
  /// rest of the environment.
  public func _paint(in context: PaintContext) -> PaintStyle {
    var environment = EnvironmentValues()
    environment.paintContext = context
    return resolve(in: environment)._paint(in: context)
  }

  public func _effects(in context: PaintContext) -> [DrawingEffect] {
    var environment = EnvironmentValues()
    environment.paintContext = context
    return resolve(in: environment)._effects(in: context)
  }

  public func _isEqual(to other: any ShapeStyle) -> Bool { false }
}

extension ShapeStyle where Resolved == Never {
  public func _effects(in context: PaintContext) -> [DrawingEffect] { [] }

  public func resolve(in environment: EnvironmentValues) -> Never { unresolvable(Self.self) }
}

private func unresolvable(_ style: Any.Type) -> Never {
  preconditionFailure("\(style) paints itself; it is never resolved")
}

extension ShapeStyle where Self: Equatable {
  public func _isEqual(to other: any ShapeStyle) -> Bool { (other as? Self) == self }
}

extension Color: ShapeStyle {
  public func _paint(in context: PaintContext) -> PaintStyle { .color(paint(in: context)) }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var accentColor: Color { .accentColor }
}

extension Never: ShapeStyle {
  public func _paint(in context: PaintContext) -> PaintStyle { switch self {} }
}

/// Any style, its type erased.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

  public func _paint(in context: PaintContext) -> PaintStyle { base._paint(in: context) }
  public func _effects(in context: PaintContext) -> [DrawingEffect] { base._effects(in: context) }

  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { a.base._isEqual(to: b.base) }
}
