import Foundation

/// The members that Xcode generates for an app's asset catalogs: `Color.brand`, `Image(.logo)`.
extension AppleSources {
  /// The name of the file with the members.
  public static let assetSymbolsFile = "AssetSymbols.swift"

  /// A file that declares them. Nil where the catalogs have no color and no image.
  public func assetSymbols() -> String? {
    let catalogs = resources.filter { $0.hasSuffix(".xcassets") }
      .map { URL(fileURLWithPath: "\(folder)/\($0)") }
    let names = AssetCatalogNames(catalogs: catalogs)
    guard !names.isEmpty else { return nil }
    let products = Set(products.map(\.product))
    let interfaces = ["AppKit", "Cocoa", "UIKit"].filter(products.contains)
    var lines = ["#if os(Linux)", "  import SwiftUI"]
    lines += interfaces.prefix(1).map { "  import \($0)" }
    lines += ["", "  // What Xcode generates for the colors and images of asset catalogs."]
    var printer = AssetSymbolsPrinter(lines: lines)
    printer.addResources(names)
    if let isTaken = takenExtensions {
      printer.addExtensions(names, interface: interfaces.first, isTaken: isTaken)
    }
    return printer.text + "#endif\n"
  }

  /// Whether the app has its own member of a name, which Xcode's would repeat. Nil where the
  /// project wants no members of `Color` and the like.
  ///
  /// Projects since Xcode 15 want them. A project that does not say so may be older, and declare
  /// its colors itself.
  private var takenExtensions: ((String) -> Bool)? {
    let setting = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    switch XcodeSettings(near: folder).values[setting] {
    case "YES": return { _ in false }
    case .some: return nil
    case nil:
      let declared = declaredStatics()
      return { declared.contains($0.filter { $0 != "`" }) }
    }
  }

  /// The names of all static members that the sources declare.
  private func declaredStatics() -> Set<String> {
    let declaration = /\bstatic\s+(?:let|var)\s+`?(\w+)/
    var names: Set<String> = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file.path)") else {
        continue
      }
      for match in String(decoding: data, as: UTF8.self).matches(of: declaration) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}

/// Writes the extensions with their nested namespaces.
private struct AssetSymbolsPrinter {
  private var lines: [String]

  init(lines: [String]) { self.lines = lines }

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func addResources(_ names: AssetCatalogNames) {
    for (type, list) in [("ColorResource", \AssetCatalogNames.colors), ("ImageResource", \.images)]
    {
      add("extension \(type)", names, list) { asset, _ in
        "static let \(asset.symbol) = \(type)(name: \(quoted(asset.path)), bundle: .module)"
      }
    }
  }

  mutating func addExtensions(
    _ names: AssetCatalogNames, interface: String?, isTaken: @escaping (String) -> Bool
  ) {
    func member(
      of type: String, by resource: String, label: String = "", reserved: Set<String>
    ) -> (AssetCatalogNames.Asset, String) -> String? {
      { asset, namespace in
        guard !reserved.contains(asset.symbol), !isTaken(asset.symbol) else { return nil }
        let source = "\(resource)\(namespace).\(asset.symbol)"
        return "static var \(asset.symbol): \(type) { \(type)(\(label)\(source)) }"
      }
    }
    let color = member(of: "Color", by: "ColorResource", reserved: Self.ofColor)
    add("extension Color", names, \.colors, member: color)
    add("extension ShapeStyle where Self == Color", names, \.colors, member: color)
    guard let interface else { return }
    let prefix = interface == "UIKit" ? "UI" : "NS"
    add(
      "extension \(prefix)Color", names, \.colors,
      member: member(
        of: "\(prefix)Color", by: "ColorResource", label: "resource: ",
        reserved: Self.ofInterfaceColor))
    add(
      "extension \(prefix)Image", names, \.images,
      member: member(
        of: "\(prefix)Image", by: "ImageResource", label: "resource: ",
        reserved: Self.ofInterfaceImage))
  }

  private mutating func add(
    _ head: String, _ names: AssetCatalogNames,
    _ list: KeyPath<AssetCatalogNames, [AssetCatalogNames.Asset]>,
    member: (AssetCatalogNames.Asset, _ namespace: String) -> String?
  ) {
    let body = body(names, list, namespace: "", indent: "    ", member: member)
    if !body.isEmpty { lines += ["", "  \(head) {"] + body + ["  }"] }
  }

  private func body(
    _ names: AssetCatalogNames, _ list: KeyPath<AssetCatalogNames, [AssetCatalogNames.Asset]>,
    namespace: String, indent: String,
    member: (AssetCatalogNames.Asset, _ namespace: String) -> String?
  ) -> [String] {
    var body = names[keyPath: list].compactMap { member($0, namespace) }.map { indent + $0 }
    for inner in names.namespaces {
      let members = self.body(
        inner, list, namespace: "\(namespace).\(inner.name)", indent: indent + "  ", member: member)
      if !members.isEmpty {
        body += ["\(indent)enum \(inner.name) {"] + members + ["\(indent)}"]
      }
    }
    return body
  }

  // Xcode leaves out what would hide a member of the system.

  private static let ofColor: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  private static let ofInterfaceColor: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "orange", "placeholderText", "purple", "red",
    "secondaryLabel", "separator", "tertiaryLabel", "text", "tint", "white", "yellow", "shadow",
    "highlight", "grid", "systemBlue", "systemBrown", "systemCyan", "systemGray", "systemGreen",
    "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed",
    "systemTeal", "systemYellow", "systemBackground", "systemFill",
  ]

  private static let ofInterfaceImage: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]
}
