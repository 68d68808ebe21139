import Foundation

/// A package in a folder below an app's sources.
struct LocalPackage: Equatable {
  /// Below the app's folder.
  let path: String
  let libraries: [String]

  /// As other manifests call it: by its folder.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The outermost packages below a folder, sorted. Their manifests are searched and not run.
  static func all(below folder: String) -> [LocalPackage] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [LocalPackage] = []
    while let path = paths.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      guard !name.hasPrefix(".") else {
        paths.skipDescendants()
        continue
      }
      guard
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)/Package.swift")
      else { continue }
      paths.skipDescendants()
      let manifest = String(decoding: data, as: UTF8.self)
      let libraries = manifest.matches(of: #/\.library\(\s*name:\s*"([^"]+)"/#)
      found.append(LocalPackage(path: path, libraries: libraries.map { String($0.output.1) }))
    }
    return found.sorted { $0.path < $1.path }
  }
}
