/// Maps files to modules: the targets of packages, by the manifests among the files, and the
/// targets of Xcode projects.
struct ModuleMap: Sendable {
  private struct Target: Sendable {
    let folder: String
    let module: String
  }

  /// By package folder, the longest target folders first.
  private var targets: [Target] = []
  private let projects: [XcodeProject]

  init(_ files: [FileFacts], projects: [XcodeProject] = []) {
    self.projects = projects
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

  /// The modules that a file may belong to: several when an Xcode project compiles it for several
  /// targets.
  enum Modules: Sendable {
    /// No package and no project lists the file: it may belong to any target of a project.
    case anyTarget
    case package(String)
    case targets(Set<String>)

    /// Whether code of one can name the internal declarations of the other.
    func share(_ other: Modules) -> Bool {
      switch (self, other) {
      case (.package(let one), .package(let two)): one == two
      case (.targets(let one), .targets(let two)): !one.isDisjoint(with: two)
      case (.anyTarget, .targets), (.targets, .anyTarget), (.anyTarget, .anyTarget): true
      case (.package, _), (_, .package): false
      }
    }

    /// Whether the module is known, so that another can be ruled out.
    var isKnown: Bool { if case .anyTarget = self { false } else { true } }
  }

  func modules(of path: String) -> Modules {
    if let target = targets.first(where: { path.hasPrefix($0.folder) }) {
      return .package(target.module)
    }
    var names: Set<String> = []
    for (index, project) in projects.enumerated() {
      for name in project.targets(of: path) { names.insert("\(index) \(name)") }
    }
    return names.isEmpty ? .anyTarget : .targets(names)
  }

  private static func normalized(_ folder: String) -> String {
    folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
