import SwiftUI

/// A color is written as its components in light and in dark surroundings.
extension InterfaceColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    for (scheme, name) in Self.appearances {
      let color = swiftUIColor.resolve(in: PaintContext(colorScheme: scheme))
      for (component, value) in zip(
        Self.components, [color.red, color.green, color.blue, color.opacity])
      {
        coder.encode(value, forKey: "\(name).\(component)")
      }
    }
  }

  static func color(from coder: NSCoder) -> Color? {
    func color(_ name: String) -> Color? {
      let keys = Self.components.map { "\(name).\($0)" }
      guard keys.allSatisfy(coder.containsValue) else { return nil }
      let values = keys.map { Double(coder.decodeFloat(forKey: $0)) }
      return Color(.sRGB, red: values[0], green: values[1], blue: values[2], opacity: values[3])
    }
    guard let light = color("light"), let dark = color("dark") else { return nil }
    return light == dark ? light : Color(light: light, dark: dark)
  }

  private static let appearances: [(ColorScheme, String)] = [(.light, "light"), (.dark, "dark")]
  private static let components = ["red", "green", "blue", "opacity"]
}
