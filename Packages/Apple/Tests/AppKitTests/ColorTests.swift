import AppKit
import Testing

@Suite("NSColor")
struct ColorTests {
  @Test("a color goes to SwiftUI and back with its components")
  func components() throws {
    let color = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(Color(nsColor: color) == Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.25))
    #expect(Color(color) == Color(nsColor: color))
    let back = NSColor(Color(nsColor: color))
    #expect(abs(back.greenComponent - 0.5) < 0.001)
    #expect(back.alphaComponent == 0.25)
    #expect(color.usingColorSpace(.sRGB)?.redComponent == 1)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == 1 && abs(green - 0.5) < 0.001 && blue == 0 && alpha == 0.25)
  }

  @Test("Color(.white) is AppKit's white")
  func implicit() {
    #expect(Color(.white) == Color(nsColor: .white))
    #expect(Color(.systemRed) == Color(nsColor: .systemRed))
  }

  @Test("a color is archived with its components, and a dynamic one with both")
  func archive() throws {
    func copied(_ color: NSColor) throws -> NSColor {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: color, requiringSecureCoding: false)
      return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSColor.self, from: data))
    }
    let color = try copied(NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(abs(color.redComponent - 1) < 0.001 && abs(color.greenComponent - 0.5) < 0.001)
    #expect(abs(color.alphaComponent - 0.25) < 0.001)
    let dynamic = try copied(
      NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
    ).swiftUIColor
    #expect(dynamic.resolve(in: PaintContext(colorScheme: .dark)).red > 0.9)
    #expect(dynamic.resolve(in: PaintContext(colorScheme: .light)).red < 0.1)
  }

  @Test("hue, saturation and brightness are those of the components")
  func hue() {
    let color = NSColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
    #expect(abs(color.hueComponent - 0.6) < 0.01)
    #expect(abs(color.saturationComponent - 0.5) < 0.01)
    #expect(abs(color.brightnessComponent - 0.8) < 0.01)
    #expect(NSColor.white.hueComponent == 0)
  }

  @Test("colors with a meaning keep it, so a terminal shows its own")
  func meanings() {
    let light = PaintContext(colorScheme: .light)
    #expect(Color(nsColor: .labelColor).paint(in: light).system == .primary)
    #expect(Color(nsColor: .windowBackgroundColor).paint(in: light).system == .background)
    #expect(Color(.systemRed).paint(in: light).system == .red)
    #expect(Color(.controlAccentColor) == .accentColor)
  }

  @Test("a dynamic color is computed once in light and once in dark")
  func dynamic() {
    let color = NSColor(name: nil) { appearance in
      appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
    }
    let (light, dark) = (PaintContext(colorScheme: .light), PaintContext(colorScheme: .dark))
    #expect(Color(nsColor: color).resolve(in: light) == Color.black.resolve(in: light))
    #expect(Color(nsColor: color).resolve(in: dark) == Color.white.resolve(in: dark))
    let faint = Color(nsColor: color.withAlphaComponent(0.5))
    #expect(faint.resolve(in: dark).opacity == 0.5)
    #expect(faint.resolve(in: dark).red == 1)
  }

  @Test("extensions of an app can add colors by convenience initializers and statics")
  func extensions() {
    #expect(NSColor(appHex: 0xFF0000) == NSColor.red)
    #expect(Color(.appBrand) == Color(nsColor: .red))
  }
}

extension NSColor {
  fileprivate convenience init(appHex hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
  fileprivate static let appBrand = NSColor(appHex: 0xFF0000)
}
