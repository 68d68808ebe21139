import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@Suite("colors and styles resolve to paint")
struct TextColorTests {
  let dark = PaintContext(colorScheme: .dark)
  let light = PaintContext(colorScheme: .light)

  @Test("A named color keeps its meaning and takes the scheme's components")
  func named() {
    #expect(Color.red.paint(in: light) == Paint(system: .red, red: 255, green: 59, blue: 48))
    #expect(Color.red.paint(in: dark) == Paint(system: .red, red: 255, green: 69, blue: 58))
    #expect(
      Color.red.opacity(0.5).paint(in: dark)
        == Paint(system: .red, red: 255, green: 69, blue: 58, opacity: 128))
    #expect(Color.clear.paint(in: dark).opacity == 0)
  }

  @Test(
    "components survive the conversion to linear space and back",
    arguments: [0.0, 0.01, 0.25, 0.5, 0.75, 1.0])
  func components(value: Double) {
    let paint = Color(red: value, green: 1 - value, blue: 0.5).paint(in: dark)
    #expect(paint.system == nil)
    #expect(
      paint.red == UInt8((value * 255).rounded())
        && paint.green == UInt8(((1 - value) * 255).rounded()) && paint.blue == 128)
  }

  @Test("Hue, saturation and brightness become the colors of the wheel")
  func hue() {
    func rgb(_ hue: Double) -> [UInt8] {
      let paint = Color(hue: hue, saturation: 1, brightness: 1).paint(in: dark)
      return [paint.red, paint.green, paint.blue]
    }
    #expect(
      rgb(0) == [255, 0, 0] && rgb(1.0 / 3) == [0, 255, 0] && rgb(2.0 / 3) == [0, 0, 255]
        && rgb(1) == [255, 0, 0])
    #expect(rgb(.nan) == [255, 255, 255])
  }

  @Test("Components out of range or not numbers are cut off")
  func outOfRange() {
    let paint = Color(red: 7, green: -3, blue: .nan, opacity: .infinity).paint(in: dark)
    #expect(paint == Paint(red: 255, green: 0, blue: 0, opacity: 255))
  }

  @Test("the accent is the tint if one is set, and a tint of the accent terminates")
  func tint() {
    var context = dark
    context.tint = .pink
    #expect(Color.accentColor.paint(in: context).system == .pink)
    #expect(TintShapeStyle()._paint(in: context).flat.system == .pink)
    context.tint = Color.accentColor.opacity(0.5)
    #expect(Color.accentColor.paint(in: context).system == .accent)
  }

  @Test("The levels are the host's own until a foreground style is set, then fractions of it")
  func levels() {
    #expect(HierarchicalShapeStyle.secondary._paint(in: dark).flat.system == .secondary)
    var context = dark
    context.foreground = [.color(Color.green.paint(in: dark))]
    #expect(HierarchicalShapeStyle.primary._paint(in: context).flat.system == .green)
    let second = HierarchicalShapeStyle.secondary._paint(in: context).flat
    #expect(second.system == .green && second.opacity == 153)
    context.foreground.append(.color(Color.red.paint(in: dark)))
    #expect(HierarchicalShapeStyle.secondary._paint(in: context).flat.system == .red)
    #expect(HierarchicalShapeStyle.tertiary._paint(in: context).flat.opacity == 153)
  }

  @Test("a gradient is sampled at the painted position")
  func gradient() {
    let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
      ._paint(in: dark)
    let size = CGSize(width: 80, height: 16)
    #expect(style.paint(at: .leading, size: size).red == 0)
    #expect((127...128).contains(style.paint(at: .center, size: size).red))
    #expect(style.paint(at: .trailing, size: size).red == 255)
    #expect((127...128).contains(style.flat.red))
    let none = LinearGradient(colors: [], startPoint: .zero, endPoint: .zero)._paint(in: dark)
    #expect(none.paint(at: .center, size: .zero).opacity == 0)
  }

  @Test("erased styles compare by their content")
  func erased() {
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(AnyShapeStyle(Color.red)))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
    #expect(AnyShapeStyle(HierarchicalShapeStyle.primary) != AnyShapeStyle(Color.primary))
    #expect(
      AnyShapeStyle(HierarchicalShapeStyle.primary.opacity(0.5))
        == AnyShapeStyle(HierarchicalShapeStyle.primary.opacity(0.5)))
  }

  @Test("Styles are found by their short names")
  func shortNames() {
    func style(_ style: some ShapeStyle) -> Paint { style._paint(in: dark).flat }
    #expect(style(.red).system == .red)
    #expect(style(.secondary).system == .secondary)
    #expect(style(.secondary.opacity(0.5)).opacity == 128)
    #expect(style(.red.opacity(0.5)).opacity == 128)
    #expect(style(.tint).system == .accent)
    #expect(style(.ultraThinMaterial).system == .fill)
    #expect(style(.blue.gradient).blue > 250)
    #expect(style(.background).system == .background)
  }

  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark
        ? AnyShapeStyle(Color.yellow) : AnyShapeStyle(HierarchicalShapeStyle.secondary)
    }
  }

  @Test("An app's own style is the one it resolves to")
  func custom() {
    #expect(Warning()._paint(in: dark).flat.system == .yellow)
    #expect(
      Warning().opacity(0.5)._paint(in: light).flat == Color.secondary.opacity(0.5).paint(in: light)
    )
    #expect(AnyShapeStyle(Warning())._paint(in: light).flat.system == .secondary)
    #expect(Color.red.resolve(in: EnvironmentValues()) == Color.red.resolve(in: PaintContext()))
  }

  @Test("A color of an asset catalog is read; a name that is missing is a visible gray")
  func assets() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let set = directory.appendingPathComponent("Colors.xcassets/Group/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let json = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
       "components":{"red":"0xFF","green":"0.500","blue":"64","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
       "color":{"color-space":"gray-gamma-22","components":{"white":"1.000","alpha":"0.5"}}}]}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let catalog = AssetCatalog(directory: directory)
    #expect(
      catalog.color(named: "Brand", scheme: .light)?.paint(in: light)
        == Paint(red: 255, green: 128, blue: 64))
    #expect(
      catalog.color(named: "Brand", scheme: .dark)?.paint(in: dark)
        == Paint(red: 255, green: 255, blue: 255, opacity: 128))
    #expect(catalog.color(named: "Missing", scheme: .dark) == nil)
    #expect(Color("No such color").paint(in: dark).system == .gray)
  }
}
