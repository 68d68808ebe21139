import Foundation

/// Where an app's own resources are.
///
/// Code that is written for Xcode finds them in the main bundle. SwiftPM leaves that without any
/// and puts the resources of each target into a folder beside the executable.
enum MainResources {
  static let directory = find(
    beside: Bundle.main.resourceURL ?? Bundle.main.bundleURL,
    program: (CommandLine.arguments.first ?? "").split(separator: "/").last.map(String.init) ?? "")

  /// The folder `PACKAGE_PROGRAM.resources` in the main bundle, or the bundle's own folder when
  /// there is none, or when it has resources itself.
  static func find(beside bundle: URL, program: String) -> URL {
    let names = names(in: bundle)
    let isBundle = names.contains {
      $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") || $0.hasSuffix(".xcassets")
    }
    guard !isBundle, !program.isEmpty,
      let folder = names.filter({ $0.hasSuffix("_\(program).resources") }).min()
    else { return bundle }
    return bundle.appendingPathComponent(folder, isDirectory: true)
  }

  /// The names in a folder that may be of resources, read by the system's own calls: the first text
  /// of every app asks, in a folder with hundreds of other files.
  static func names(in directory: URL) -> [String] {
    guard
      let folder = directory.withUnsafeFileSystemRepresentation({ $0.flatMap { opendir($0) } })
    else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let length = MemoryLayout.size(ofValue: entry.pointee.d_name)
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: length) { name in
          if endings.contains(where: { ends(name, with: $0) }) {
            names.append(String(cString: name))
          }
        }
      }
    }
    return names
  }

  private static let endings: [StaticString] = [".lproj", ".xcstrings", ".xcassets", ".resources"]

  private static func ends(_ name: UnsafePointer<CChar>, with ending: StaticString) -> Bool {
    let start = strlen(name) - ending.utf8CodeUnitCount
    return start >= 0 && memcmp(name + start, ending.utf8Start, ending.utf8CodeUnitCount) == 0
  }
}
