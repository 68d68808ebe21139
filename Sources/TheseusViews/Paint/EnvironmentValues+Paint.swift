import TheseusCore

private enum PaintContextKey: EnvironmentKey {
  static var defaultValue: PaintContext { PaintContext() }
}

extension EnvironmentValues {
  /// The context that colors and styles depend on.
  public var paintContext: PaintContext {
    get { self[PaintContextKey.self] }
    set { self[PaintContextKey.self] = newValue }
  }

  /// Whether the surroundings are light or dark. The host sets it; `.environment` and
  /// `.colorScheme` change it for a part of the tree.
  public var colorScheme: ColorScheme {
    get { paintContext.colorScheme }
    set { paintContext.colorScheme = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { paintContext.contrast }
    set { paintContext.contrast = newValue }
  }

  /// Setting it makes styles the foreground; it cannot be read back.
  var foregroundStyles: [AnyShapeStyle] {
    get { [] }
    set { paintContext.setForeground(newValue) }
  }

  /// The meaning of `.background`; nil for the host's default. It is resolved where it is set.
  public var backgroundStyle: AnyShapeStyle? {
    get { paintContext.background.map { AnyShapeStyle(ResolvedStyle(paint: $0)) } }
    set { paintContext.background = newValue?._paint(in: paintContext) }
  }

  /// Sets a style as the tint. A tint is one color, so a gradient's is its middle.
  var tintStyle: AnyShapeStyle? {
    get { nil }
    set {
      paintContext.tint = newValue.map { style in
        if let color = style.base as? Color { return color }
        let paint = style._paint(in: paintContext).flat
        if let system = paint.system { return Color(system).opacity(Double(paint.opacity) / 255) }
        func part(_ value: UInt8) -> Double { Double(value) / 255 }
        return Color(
          red: part(paint.red), green: part(paint.green), blue: part(paint.blue),
          opacity: part(paint.opacity))
      }
    }
  }

  var tintColor: Color? {
    get { paintContext.tint }
    set { paintContext.tint = newValue }
  }
}

/// A style whose paint is known.
private struct ResolvedStyle: ShapeStyle {
  let paint: PaintStyle
  func _paint(in context: PaintContext) -> PaintStyle { paint }
}

extension Color {
  /// The color's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolve(in: environment.paintContext)
  }
}

extension View {
  /// Sets the paint of texts, images and shapes without a style of their own.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyles, [AnyShapeStyle(style)])
  }

  /// Sets the foreground, and its `.secondary` level.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environment(\.foregroundStyles, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the foreground, and its `.secondary` and `.tertiary` levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environment(
      \.foregroundStyles,
      [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the foreground color; nil for the host's own.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyles, color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// Sets the color of controls; nil for the app's accent.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }

  /// Sets the style of controls.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tintColor, accentColor)
  }

  /// Sets the meaning of `.background`.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Light or dark for this part of the tree.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
