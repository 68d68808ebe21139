import Foundation

/// Finds the Swift files below some paths: reads `.gitignore`, skips build products and
/// dependencies, does not follow links.
///
/// A path given by the user is always read, even when it is ignored.
public struct FileFinder {
  /// Folders of dependencies or build products.
  public static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "checkouts", "SourcePackages", "node_modules",
  ]

  public private(set) var files: [SourceFile] = []
  public private(set) var problems: [FileProblem] = []
  /// The `project.pbxproj` of each Xcode project, absolute.
  public private(set) var projects: [String] = []

  private let workingDirectory: String
  private var seen: Set<String> = []

  public init(workingDirectory: String? = nil) {
    self.workingDirectory = workingDirectory ?? FilePath.workingDirectory
  }

  /// A path that does not exist.
  public struct Missing: Error, CustomStringConvertible {
    public let path: String
    public var description: String { "\(path): no such file or folder" }
  }

  public mutating func add(_ path: String) throws(Missing) {
    let absolute = FilePath.absolute(path, in: workingDirectory)
    switch FileSystem.kind(of: absolute) {
    case nil: throw Missing(path: path)
    case .folder:
      let above = IgnoreRules.above(absolute)
      let first = files.count
      walk(
        absolute,
        Place(
          components: FilePath.components(absolute), ignored: above, project: nil,
          root: shown(absolute), repository: FileFinder.repository(above: absolute)))
      divide(from: first, in: absolute)
    default: appendAlone(absolute)
    }
  }

  /// A file that need not be on disk.
  mutating func add(text absolute: String) {
    appendAlone(absolute)
  }

  private mutating func appendAlone(_ absolute: String) {
    let folder = FilePath.parent(absolute)
    append(
      absolute, project: shown(folder), repository: FileFinder.repository(above: folder) ?? folder)
  }

  /// The nearest folder, this one or an ancestor, that contains a repository. A submodule belongs
  /// to the enclosing repository, which its code is built with.
  private static func repository(above folder: String) -> String? {
    var found: String?
    for folder in FilePath.ancestors(of: folder) {
      switch FileSystem.kind(of: FilePath.join(folder, ".git")) {
      case .folder: return folder
      case nil: break
      // For a submodule or a work tree.
      default: found = folder
      }
    }
    return found
  }

  /// Without git, a folder that contains several projects contains several repositories, as a
  /// folder of unpacked archives does. Otherwise the given path is one.
  private mutating func divide(from first: Int, in root: String) {
    let added = files.indices[first...].filter { files[$0].repository.isEmpty }
    var projects: Set<String> = []
    for place in added where files[place].project != shown(root) {
      if let name = FileFinder.firstComponent(of: files[place].absolutePath, below: root) {
        projects.insert(name)
      }
    }
    for place in added {
      let name = FileFinder.firstComponent(of: files[place].absolutePath, below: root)
      files[place].repository =
        projects.count > 1
        ? name.map { projects.contains($0) ? FilePath.join(root, $0) : root } ?? root : root
    }
  }

  private static func firstComponent(of path: String, below root: String) -> String? {
    guard let relative = FilePath.relative(path, to: root),
      let slash = relative.firstIndex(of: "/")
    else { return nil }
    return String(relative[..<slash])
  }

  private struct Place {
    var components: [[UInt8]]
    var ignored: IgnoreRules
    /// Set when one is found.
    var project: String?
    /// The given path.
    let root: String
    /// Nil until one is found.
    var repository: String?
  }

  private func shown(_ absolute: String) -> String {
    FilePath.shown(absolute, in: workingDirectory)
  }

  private mutating func append(_ absolute: String, project: String, repository: String) {
    guard seen.insert(absolute).inserted else { return }
    files.append(
      SourceFile(
        absolutePath: absolute, path: shown(absolute), project: project, repository: repository))
  }

  /// Uses an explicit stack, so that no depth of folders is a problem.
  private mutating func walk(_ folder: String, _ place: Place) {
    var stack = [(folder, place)]
    while let (folder, outer) = stack.popLast() {
      let entries: [FileSystem.Entry]
      do { entries = try FileSystem.entries(of: folder) } catch {
        problems.append(
          FileProblem(
            kind: .unreadable, path: shown(folder),
            message: "the folder cannot be read: \(error.message)"))
        continue
      }
      var place = outer
      if place.project == nil, entries.contains(where: FileFinder.marksProject) {
        place.project = shown(folder)
      }
      if let git = entries.first(where: { $0.name == ".git" }),
        git.kind == .folder || place.repository == nil
      {
        place.repository = folder
      }
      place.ignored.readFile(in: folder, entries, depth: place.components.count)
      var folders: [(String, Place)] = []
      for entry in entries where !entry.name.hasPrefix(".") {
        let isFolder = entry.kind == .folder
        guard isFolder || entry.kind == .file && entry.name.hasSuffix(".swift") else { continue }
        if isFolder && FileFinder.skippedFolders.contains(entry.name) { continue }
        let components = place.components + [Array(entry.name.utf8)]
        if place.ignored.ignores(components, isFolder: isFolder) { continue }
        let path = FilePath.join(folder, entry.name)
        if isFolder, entry.name.hasSuffix(".xcodeproj") {
          projects.append(FilePath.join(path, "project.pbxproj"))
          continue
        }
        guard isFolder else {
          append(path, project: place.project ?? place.root, repository: place.repository ?? "")
          continue
        }
        var inner = place
        inner.components = components
        folders.append((path, inner))
      }
      stack += folders.reversed()
    }
  }

  /// Whether the entry makes its folder the top of a repository, a package or an Xcode project.
  static func marksProject(_ entry: FileSystem.Entry) -> Bool {
    entry.name == ".git" || entry.name == "Package.swift" || entry.name.hasSuffix(".xcodeproj")
      || entry.name.hasSuffix(".xcworkspace")
  }
}

extension IgnoreRules {
  /// The rules of the repository of a folder, from its top down to the folder's parent.
  static func above(_ folder: String) -> IgnoreRules {
    var rules = IgnoreRules()
    let ancestors = FilePath.ancestors(of: folder)
    guard let top = ancestors.firstIndex(where: { FileSystem.exists(FilePath.join($0, ".git")) }),
      top > 0
    else { return rules }
    for folder in ancestors[1...top].reversed() {
      rules.readFile(in: folder, nil, depth: FilePath.components(folder).count)
    }
    return rules
  }

  /// Reads a folder's `.gitignore` and, in the top folder of a repository, `.git/info/exclude`. One
  /// that cannot be read ignores nothing.
  mutating func readFile(in folder: String, _ entries: [FileSystem.Entry]?, depth: Int) {
    for (marker, name) in [(".git", ".git/info/exclude"), (".gitignore", ".gitignore")] {
      if let entries, !entries.contains(where: { $0.name == marker }) { continue }
      if let bytes = try? FileSystem.read(FilePath.join(folder, name)) {
        add(String(decoding: bytes, as: UTF8.self), depth: depth)
      }
    }
  }
}
