import TheseusCore

/// A translucent backdrop. Where nothing can shine through, all thicknesses are the same plain
/// fill.
public struct Material: ShapeStyle, Hashable {
  private enum Thickness: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
  private let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  public func _paint(in context: PaintContext) -> PaintStyle {
    Color(thickness == .bar ? .bar : .fill)._paint(in: context)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind the view; nil when there is none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
