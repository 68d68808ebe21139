import Foundation

/// The colors and images of asset catalogs by the names that Xcode generates for them, with the
/// folders that provide a namespace.
struct AssetCatalogNames {
  struct Asset: Equatable {
    /// In code.
    var symbol: String
    /// In the catalog, with the namespaces before it: `Signal/green`.
    var path: String
  }

  /// The folder's type in code; empty for the catalog itself.
  private(set) var name = ""
  private(set) var colors: [Asset] = []
  private(set) var images: [Asset] = []
  private(set) var namespaces: [AssetCatalogNames] = []

  var isEmpty: Bool { colors.isEmpty && images.isEmpty && namespaces.isEmpty }

  /// - Parameter catalogs: folders that end in `.xcassets`. Of assets with the same name in code,
  ///   the first counts, as in Xcode.
  init(catalogs: [URL]) {
    for catalog in catalogs { read(catalog, below: "") }
  }

  private init(name: String) { self.name = name }

  private mutating func read(_ folder: URL, below path: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let url = folder.appendingPathComponent(entry, isDirectory: true)
      let asset = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": Self.add(asset, below: path, .color, to: &colors)
      case "imageset", "symbolset": Self.add(asset, below: path, .image, to: &images)
      case let ending where Self.otherKinds.contains(ending) || !Self.isFolder(url): break
      default: readGroup(url, entry, below: path)
      }
    }
  }

  private static func add(
    _ asset: String, below path: String, _ kind: AssetSymbolName.Kind, to list: inout [Asset]
  ) {
    guard let symbol = AssetSymbolName.property(asset, kind),
      !list.contains(where: { $0.symbol == symbol })
    else { return }
    list.append(Asset(symbol: symbol, path: path + asset))
  }

  private mutating func readGroup(_ url: URL, _ folder: String, below path: String) {
    guard Self.providesNamespace(url), let name = AssetSymbolName.namespace(folder) else {
      read(url, below: path)
      return
    }
    let index = namespaces.firstIndex { $0.name == name } ?? namespaces.endIndex
    if index == namespaces.endIndex { namespaces.append(AssetCatalogNames(name: name)) }
    namespaces[index].read(url, below: path + folder + "/")
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace == true
  }

  /// Assets that code does not name.
  private static let otherKinds: Set<String> = [
    "appiconset", "appicon", "arreferenceimage", "arresourcegroup", "brandassets", "cameraset",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "iconset",
    "imagestack", "imagestacklayer", "launchimage", "mipmapset", "ondemandresource", "sticker",
    "stickerpack", "stickersequence", "textureset", "json",
  ]
}
