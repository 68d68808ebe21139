import Foundation

/// The packages on this disk that a package depends on, directly or through each other.
///
/// Manifests below the first are searched for paths and not run: a run takes SwiftPM a second for
/// each. A path that a manifest computes is not found.
struct PathDependencies {
  /// The folders of the packages, each once.
  private(set) var packages: [String] = []
  /// The folders of their sources.
  private(set) var sources: [String] = []

  /// - Parameters:
  ///   - folders: of the direct dependencies.
  ///   - package: the folder of the package that has them.
  init(_ folders: [String], of package: String) {
    var seen: Set<String> = [Self.normalized(package)]
    var waiting = folders.map(Self.normalized)
    while let folder = waiting.popLast() {
      guard seen.insert(folder).inserted else { continue }
      packages.append(folder)
      let usual = folder + "/Sources"
      let isUsual = Self.isFolder(usual)
      sources.append(isUsual ? usual : folder)
      for path in Self.paths(in: folder) {
        if FileManager.default.fileExists(atPath: path + "/Package.swift") {
          waiting.append(path)
        } else if isUsual, Self.isOtherTarget(path, of: folder), !sources.contains(path) {
          sources.append(path)
        }
      }
    }
  }

  /// All existing folders that the manifest names as `path: "…"`: packages and targets.
  private static func paths(in folder: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: folder + "/Package.swift") else {
      return []
    }
    return String(decoding: data, as: UTF8.self).matches(of: #/\bpath:\s*"([^"\\]+)"/#).map {
      let path = String($0.output.1)
      return normalized(path.hasPrefix("/") ? path : folder + "/" + path)
    }.filter(isFolder)
  }

  /// Whether it is the folder of a target outside of `Sources`. Tests change no program.
  private static func isOtherTarget(_ path: String, of folder: String) -> Bool {
    guard path.hasPrefix(folder + "/") else { return false }
    let parts = path.dropFirst(folder.count + 1).split(separator: "/")
    return parts.first != "Sources" && !parts.contains { $0.hasSuffix("Tests") }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func normalized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
