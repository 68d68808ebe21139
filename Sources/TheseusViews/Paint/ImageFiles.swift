import Foundation
import Synchronization

extension AssetReference {
  /// The picture of this name in its asset catalog, or in a file beside it; nil where there is none
  /// that can be read.
  func image(in scheme: ColorScheme) -> ImageFile? {
    ImageFiles.file(
      named: name, in: bundlePath ?? MainResources.directory.path, scheme: scheme)
  }
}

/// The pictures of bundles, read on first use.
public enum ImageFiles {
  private struct Key: Hashable {
    let directory: String
    let name: String
    let isDark: Bool
  }

  private static let known = Mutex<[Key: ImageFile?]>([:])
  /// By their content names.
  private static let shown = Mutex<[String: ImageFile]>([:])

  static func file(named name: String, in directory: String, scheme: ColorScheme) -> ImageFile? {
    let key = Key(directory: directory, name: name, isDark: scheme == .dark)
    if let known = known.withLock({ $0[key] }) { return known }
    let file = read(key)
    known.withLock { $0[key] = file }
    if let file { shown.withLock { $0[file.contentName] = file } }
    return file
  }

  /// The picture with a content name: one that was shown before, or, in another process than showed
  /// it, one among the app's resources.
  public static func file(contentName: String) -> ImageFile? {
    if let file = shown.withLock({ $0[contentName] }) { return file }
    return resources[contentName]
  }

  /// All pictures in the folders of resources beside the program.
  private static let resources: [String: ImageFile] = {
    let folders = Set([
      Bundle.main.resourceURL ?? Bundle.main.bundleURL, MainResources.directory,
    ]).flatMap { folder in
      [folder]
        + MainResources.names(in: folder).filter { $0.hasSuffix(".resources") }
        .map { folder.appendingPathComponent($0, isDirectory: true) }
    }
    var files: [String: ImageFile] = [:]
    for folder in folders where folder.pathExtension == "resources" {
      let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let url = paths?.nextObject() as? URL {
        if let file = ImageFile(path: url.path) { files[file.contentName] = file }
      }
    }
    return files
  }()

  private static func read(_ key: Key) -> ImageFile? {
    let folder = URL(fileURLWithPath: key.directory, isDirectory: true)
    for name in MainResources.names(in: folder) where name.hasSuffix(".xcassets") {
      let catalog = folder.appendingPathComponent(name, isDirectory: true)
      let paths = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
      while let url = paths?.nextObject() as? URL {
        guard url.lastPathComponent == key.name + ".imageset" else { continue }
        if let file = ImageSet.read(url, isDark: key.isDark) { return file }
      }
    }
    let file = folder.appendingPathComponent(key.name).path
    if let named = ImageFile(path: file) { return named }
    let endings = ImageFile.Format.allCases.map(\.rawValue) + ["jpg"]
    for scale in ["@3x", "@2x", ""] {
      for ending in endings {
        if let found = ImageFile(path: "\(file)\(scale).\(ending)") { return found }
      }
    }
    return nil
  }
}

/// `Contents.json` of an image set (Apple's Asset Catalog Format Reference, Image Set Type).
private struct ImageSet: Decodable {
  var images: [Entry]?

  struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [Appearance]?

    var pixels: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    var appearance: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  /// The file with the most pixels for the scheme, else the one for any.
  static func read(_ directory: URL, isDark: Bool) -> ImageFile? {
    guard let data = try? Data(contentsOf: directory.appendingPathComponent("Contents.json")),
      let entries = try? JSONDecoder().decode(ImageSet.self, from: data).images
    else { return nil }
    let wanted = isDark ? "dark" : "light"
    let named = entries.filter { $0.filename != nil }
    let exact = named.filter { $0.appearance == wanted }
    let fitting = exact.isEmpty ? named.filter { $0.appearance == nil } : exact
    for entry in fitting.sorted(by: { $0.pixels > $1.pixels }) {
      guard let name = entry.filename else { continue }
      let path = directory.appendingPathComponent(name).path
      if let file = ImageFile(path: path, scale: max(1, entry.pixels)) { return file }
    }
    return nil
  }
}
