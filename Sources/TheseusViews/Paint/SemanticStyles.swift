/// A level of the current foreground style: `.primary` is the style itself.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private static let systems: [SystemColor] = [
    .primary, .secondary, .tertiary, .quaternary, .quinary,
  ]
  /// The opacity of each level of a foreground style.
  private static let opacities = [1, 0.6, 0.3, 0.18, 0.1]

  public func _paint(in context: PaintContext) -> PaintStyle {
    guard let last = context.foreground.last else {
      return Color(Self.systems[level])._paint(in: context)
    }
    if level < context.foreground.count { return context.foreground[level] }
    if case .color(let paint) = last, paint.system == .primary, context.foreground.count == 1 {
      return Color(Self.systems[level])._paint(in: context)
    }
    return last.opacity(Self.opacities[level - context.foreground.count + 1])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in context: PaintContext) -> PaintStyle { context.level._paint(in: context) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The current background style.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in context: PaintContext) -> PaintStyle {
    context.background ?? Color(.background)._paint(in: context)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in context: PaintContext) -> PaintStyle {
    Color.accentColor._paint(in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of selected content.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in context: PaintContext) -> PaintStyle {
    Color(.selection)._paint(in: context)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// Lines between parts of the content.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in context: PaintContext) -> PaintStyle {
    Color(.separator)._paint(in: context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The inside of shapes.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in context: PaintContext) -> PaintStyle { Color(.fill)._paint(in: context) }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of placeholder text in a field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in context: PaintContext) -> PaintStyle {
    Color(.placeholder)._paint(in: context)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// Text that leads elsewhere.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in context: PaintContext) -> PaintStyle { Color(.link)._paint(in: context) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in context: PaintContext) -> PaintStyle {
    Color(.background)._paint(in: context)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
