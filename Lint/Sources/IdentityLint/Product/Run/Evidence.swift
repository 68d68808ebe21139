/// Whether a run read all the code of a repository that can cause a finding.
///
/// A comment seems to hide nothing when the cause of its finding was not read: a change in a file
/// outside of the paths, or in a declaration that does not parse.
struct Evidence {
  /// A file that could not be read whole.
  struct Damaged {
    let file: SourceFile
    /// Whether it can be parsed around the part that cannot.
    let isParsable: Bool
  }

  /// The absolute paths of all files of the run.
  private let read: Set<String>
  /// The paths of the command line, absolute.
  private let paths: [String]
  /// By repository.
  private let damaged: [String: [Damaged]]
  /// Whether a folder could not be searched.
  private let isMissingFolders: Bool
  private let reader: FileReader
  private let facts: (_ repository: String) -> [FileFacts]
  private var answers: [String: Bool] = [:]
  /// The names in the unread parts of a repository; nil where they are not known.
  private var unreadNames: [String: Set<String>?] = [:]
  private var knownFacts: [String: [FileFacts]] = [:]

  /// - Parameter facts: those of a repository's files. Called only when a part of it is unread.
  init(
    read: [SourceFile], paths: [String], damaged: [Damaged], isMissingFolders: Bool,
    reader: FileReader, facts: @escaping (_ repository: String) -> [FileFacts]
  ) {
    self.read = Set(read.map(\.absolutePath))
    self.paths = paths
    self.damaged = Dictionary(grouping: damaged, by: \.file.repository)
    self.isMissingFolders = isMissingFolders
    self.reader = reader
    self.facts = facts
  }

  /// Whether all code was read that can cause a finding in a file. Looks for files of the
  /// repository that are not part of the run when no path contains its top.
  mutating func isWhole(for file: SourceFile) -> Bool {
    if isMissingFolders { return false }
    guard isAllRead(for: file) else { return false }
    return damaged[file.repository] == nil || !sharesNames(file)
  }

  /// Whether the unread parts of the repository have a name that leads to the file.
  private mutating func sharesNames(_ file: SourceFile) -> Bool {
    let repository = file.repository
    let unread =
      unreadNames[repository]
      ?? (damaged[repository] ?? []).reduce(into: Set<String>?.some([])) { names, damaged in
        guard let words = unreadWords(of: damaged) else { return names = nil }
        names?.formUnion(words)
      }
    unreadNames[repository] = .some(unread)
    guard let unread else { return true }
    if unread.isEmpty { return false }
    guard case .read(let bytes) = reader.text(of: file) else { return true }
    let known = knownFacts[repository] ?? facts(repository)
    knownFacts[repository] = known
    let reached = EvidenceNames.reachable(from: EvidenceNames.words(in: bytes), in: known)
    return !unread.isDisjoint(with: reached)
  }

  /// The words in the parts of a file that do not parse; nil when the file cannot be read.
  private func unreadWords(of damaged: Damaged) -> Set<String>? {
    let file = damaged.file
    guard case .read(let bytes) = reader.text(of: file) else { return nil }
    guard damaged.isParsable, let unit = reader.unit(of: file, named: file.path),
      !unit.damaged.isEmpty,
      unit.tree.endOfFileToken.hasError == false
    else { return EvidenceNames.words(in: bytes) }
    return unit.damaged.reduce(into: []) { words, range in
      let offsets = range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
      words.formUnion(EvidenceNames.words(in: bytes[offsets]))
      // A member belongs to its type, whatever it names.
      let type = unit.places.type(at: range.lowerBound) ?? ""
      words.formUnion(EvidenceNames.words(in: type.utf8))
    }
  }

  private mutating func isAllRead(for file: SourceFile) -> Bool {
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
