import Foundation
import Synchronization

/// The asset catalogs (`*.xcassets`) of one bundle, read from disk: there is no compiled form here.
/// Read once, on first use.
struct AssetCatalog: Sendable {
  private let colors: [String: NamedColor]

  /// The catalogs of the bundle in this directory; of the main bundle for nil.
  static func of(_ bundlePath: String?) -> AssetCatalog {
    let path = bundlePath ?? MainResources.directory.path
    return cache.withLock { cache in
      if let known = cache[path] { return known }
      let catalog = AssetCatalog(directory: URL(fileURLWithPath: path, isDirectory: true))
      cache[path] = catalog
      return catalog
    }
  }

  private static let cache = Mutex<[String: AssetCatalog]>([:])

  /// Reads the catalogs directly inside a directory.
  init(directory: URL) {
    var colors: [String: NamedColor] = [:]
    let files = FileManager.default
    let entries =
      (try? files.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? []
    for catalog in entries where catalog.pathExtension == "xcassets" {
      guard let paths = files.enumerator(at: catalog, includingPropertiesForKeys: nil) else {
        continue
      }
      for case let url as URL in paths where url.pathExtension == "colorset" {
        let name = Self.name(of: url, in: catalog)
        guard let data = try? Data(contentsOf: url.appendingPathComponent("Contents.json")) else {
          continue
        }
        colors[name] = (try? JSONDecoder().decode(ColorSet.self, from: data)).map { NamedColor($0) }
      }
    }
    self.colors = colors
  }

  /// The name of a set: that of its folder, after the names of the groups around it that provide a
  /// namespace (`header/Sky`).
  private static func name(of set: URL, in catalog: URL) -> String {
    var name = set.deletingPathExtension().lastPathComponent
    var group = set.deletingLastPathComponent().standardizedFileURL
    while group.pathComponents.count > catalog.standardizedFileURL.pathComponents.count {
      if let data = try? Data(contentsOf: group.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(GroupContents.self, from: data),
        contents.properties?.providesNamespace == true
      {
        name = "\(group.lastPathComponent)/\(name)"
      }
      group.deleteLastPathComponent()
    }
    return name
  }

  /// The color with this name for a scheme, else the one for any scheme; nil when there is none
  /// that can be read.
  func color(named name: String, scheme: ColorScheme) -> Color? {
    guard let color = colors[name] else { return nil }
    return scheme == .dark ? color.dark : color.light
  }
}

/// The values of a color set. They are read when the catalog is: a gradient asks for its colors in
/// each of its cells.
private struct NamedColor {
  let light: Color?
  let dark: Color?

  init(_ set: ColorSet) {
    let entries = set.colors ?? []
    let any = entries.first { $0.appearances?.isEmpty ?? true }
    func value(_ scheme: ColorScheme) -> Color? {
      (entries.first { $0.isFor(scheme) } ?? any)?.color?.value(scheme)
    }
    (light, dark) = (value(.light), value(.dark))
  }
}

/// `Contents.json` of a group (Apple's Asset Catalog Format Reference, Folder Structure).
private struct GroupContents: Decodable {
  var properties: Properties?

  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
}

/// `Contents.json` of a color set (Apple's Asset Catalog Format Reference, Named Color Type).
private struct ColorSet: Decodable, Sendable {
  var colors: [Entry]?

  struct Entry: Decodable, Sendable {
    var appearances: [Appearance]?
    var color: Components?

    func isFor(_ scheme: ColorScheme) -> Bool {
      appearances?.contains {
        $0.appearance == "luminosity" && $0.value == (scheme == .dark ? "dark" : "light")
      } ?? false
    }
  }

  struct Appearance: Decodable, Sendable {
    var appearance: String?
    var value: String?
  }

  struct Components: Decodable, Sendable {
    var components: [String: String]?
    /// A color of the system, instead of components.
    var reference: String?

    func value(_ scheme: ColorScheme) -> Color? {
      guard let components else {
        return reference.flatMap { CatalogReference(name: $0).color(in: scheme) }
      }
      func number(_ key: String) -> Double? { components[key].flatMap(Self.number) }
      let alpha = components["alpha"].flatMap { Double($0) } ?? 1
      if let white = number("white") { return Color(white: white, opacity: alpha) }
      guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
        return nil
      }
      return Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A component is written `0.5`, `128` or `0x80`.
    private static func number(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return text.contains(".") ? value : value / 255
    }
  }
}
