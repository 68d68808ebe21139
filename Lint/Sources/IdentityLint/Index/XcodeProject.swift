/// The targets of an Xcode project and the Swift files that each compiles.
public struct XcodeProject: Sendable {
  struct Target: Sendable {
    let name: String
    /// Paths as in facts.
    var files: Set<String> = []
    /// Folders whose files belong to the target, each with a slash at its end.
    var folders: [String] = []
    /// Files of those folders that do not.
    var excluded: Set<String> = []

    func compiles(_ path: String) -> Bool {
      if files.contains(path) { return true }
      return folders.contains(where: path.hasPrefix) && !excluded.contains(path)
    }
  }

  private(set) var targets: [Target] = []

  /// - Parameter folder: the folder of the `.xcodeproj`, as paths in facts name it; "" for theirs.
  init?(_ bytes: [UInt8], in folder: String) {
    guard let list = PropertyList(parsing: bytes), case .table(let objects)? = list["objects"],
      let root = list["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    let tree = FileTree(objects, root: root, folder: folder)
    for id in root["targets"]?.texts ?? [] {
      guard let object = objects[id], let name = object["name"]?.text else { continue }
      var target = Target(name: name)
      for phase in object["buildPhases"]?.texts ?? [] {
        guard let phase = objects[phase], phase["isa"]?.text == "PBXSourcesBuildPhase" else {
          continue
        }
        for file in phase["files"]?.texts ?? [] {
          guard let reference = objects[file]?["fileRef"]?.text, let path = tree.path(of: reference)
          else { continue }
          if path.hasSuffix(".swift") { target.files.insert(path) }
        }
      }
      for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
        if let path = tree.path(of: group) { target.folders.append(path + "/") }
      }
      tree.applyExceptions(to: &target, id: id, own: object["fileSystemSynchronizedGroups"]?.texts)
      targets.append(target)
    }
  }

  /// The names of the targets that compile a file.
  func targets(of path: String) -> [String] {
    targets.filter { $0.compiles(path) }.map(\.name)
  }
}

/// The groups of a project, which give files their paths.
private struct FileTree {
  private let objects: [String: PropertyList]
  private var parents: [String: String] = [:]
  /// The folder that `SOURCE_ROOT` and the main group stand for.
  private let root: String
  private let mainGroup: String?

  init(_ objects: [String: PropertyList], root project: PropertyList, folder: String) {
    self.objects = objects
    root = Self.joined(folder, project["projectDirPath"]?.text ?? "")
    mainGroup = project["mainGroup"]?.text
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
  }

  /// Nil for a file outside of the sources, as one of the SDK.
  func path(of id: String, depth: Int = 0) -> String? {
    guard depth < 60, let object = objects[id] else { return nil }
    let own = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "SOURCE_ROOT": return Self.joined(root, own)
    case "<group>":
      guard id != mainGroup, let parent = parents[id] else { return Self.joined(root, own) }
      return path(of: parent, depth: depth + 1).map { Self.joined($0, own) }
    default: return nil
    }
  }

  /// Files of synchronized folders that a target leaves out, and those of others' that it takes.
  func applyExceptions(to target: inout XcodeProject.Target, id: String, own: [String]?) {
    for (group, object) in objects {
      guard let exceptions = object["exceptions"]?.texts, let folder = path(of: group) else {
        continue
      }
      for exception in exceptions {
        guard let exception = objects[exception], exception["target"]?.text == id else { continue }
        let paths = (exception["membershipExceptions"]?.texts ?? []).map {
          Self.joined(folder, $0)
        }
        if own?.contains(group) == true {
          target.excluded.formUnion(paths)
        } else {
          target.files.formUnion(paths)
        }
      }
    }
  }

  /// Without `.` and `..`.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
