/// Maps files to targets of packages, by the manifests among the files.
struct ModuleMap: Sendable {
  private struct Target: Sendable {
    let folder: String
    let module: String
  }

  /// By package folder, the longest target folders first.
  private var targets: [Target] = []

  init(_ files: [FileFacts]) {
    for file in files where !file.targets.isEmpty {
      let package = String(file.path.dropLast("Package.swift".count))
      for target in file.targets {
        let folders =
          target.path.map { [$0] }
          ?? ["Sources", "Source", "src", "srcs", "Tests", "Plugins"].map { "\($0)/\(target.name)" }
        for folder in folders {
          targets.append(
            Target(
              folder: Self.normalized(package + folder) + "/", module: package + target.name))
        }
      }
    }
    targets.sort { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  var isEmpty: Bool { targets.isEmpty }

  /// Nil where no package has it: then it may belong to any target of an Xcode project.
  func module(of path: String) -> String? {
    targets.first { path.hasPrefix($0.folder) }?.module
  }

  private static func normalized(_ folder: String) -> String {
    folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
