/// Whether a run read all the code of a repository that can cause a finding.
///
/// A comment seems to hide nothing when the cause of its finding was not read: a change in a file
/// outside of the paths, or in a declaration that does not parse.
struct Evidence {
  /// The absolute paths of all files of the run.
  private let read: Set<String>
  /// The paths of the command line, absolute.
  private let paths: [String]
  /// Repositories with a file or a declaration that could not be read.
  private let damaged: Set<String>
  private var answers: [String: Bool] = [:]

  init(read: [SourceFile], paths: [String], damaged: Set<String>) {
    self.read = Set(read.map(\.absolutePath))
    self.paths = paths
    self.damaged = damaged
  }

  /// Whether all code of the file's repository was read. Looks for files of the repository that
  /// are not part of the run when no path contains its top.
  mutating func isWhole(for file: SourceFile) -> Bool {
    if damaged.contains(file.repository) { return false }
    let top = Evidence.top(of: file)
    if let answer = answers[top] { return answer }
    let answer = paths.contains { FilePath.relative(top, to: $0) != nil } || isRead(top)
    answers[top] = answer
    return answer
  }

  /// Without a repository, the nearest folder with a package or an Xcode project.
  private static func top(of file: SourceFile) -> String {
    if FileSystem.exists(FilePath.join(file.repository, ".git")) { return file.repository }
    return FilePath.ancestors(of: FilePath.parent(file.absolutePath)).first { folder in
      (try? FileSystem.entries(of: folder))?.contains(where: FileFinder.marksProject) ?? false
    } ?? file.repository
  }

  /// Manifests have no views, and no target contains them.
  private func isRead(_ top: String) -> Bool {
    var finder = FileFinder()
    guard (try? finder.add(top)) != nil, finder.problems.isEmpty else { return false }
    return finder.files.allSatisfy { file in
      let name = FilePath.name(file.absolutePath)
      return read.contains(file.absolutePath) || name == "Package.swift"
        || name.hasPrefix("Package@swift-")
    }
  }
}
