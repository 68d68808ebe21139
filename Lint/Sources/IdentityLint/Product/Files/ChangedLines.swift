import Foundation

/// The lines that differ from a revision, as reported by git; untracked files are new as a whole.
public struct ChangedLines: Sendable {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// By absolute path without links; nil for all lines.
  private var ranges: [String: [ClosedRange<Int>]?] = [:]

  /// The lines that differ in several repositories.
  /// - Parameters:
  ///   - paths: a file or folder of each.
  ///   - chosen: what the user named. A repository below it, such as the clone of a package, need
  ///     not have the revision: nothing in it counts as changed then.
  /// - Throws: also when only one of the other repositories does not have the revision, or none has
  ///   it.
  public init(
    since revision: String, at paths: [String], chosen: [String] = [], workingDirectory: String
  ) throws(Failure) {
    let chosen = chosen.map { FilePath.absolute($0, in: workingDirectory) }
    var (failure, hasRevision): (Failure?, Bool) = (nil, false)
    for path in paths {
      let folder = FilePath.absolute(path, in: workingDirectory)
      do {
        let own = try ChangedLines(since: revision, at: path, workingDirectory: workingDirectory)
        ranges.merge(own.ranges) { first, _ in first }
        hasRevision = true
      } catch {
        let isNamed = chosen.contains { FilePath.relative($0, to: folder) != nil }
        if isNamed || chosen.isEmpty { throw error }
        failure = error
      }
    }
    if let failure, !hasRevision { throw failure }
  }

  /// - Parameter path: a file or folder of the repository.
  public init(since revision: String, at path: String, workingDirectory: String) throws(Failure) {
    let absolute = FilePath.absolute(path, in: workingDirectory)
    let folder = FileSystem.kind(of: absolute) == .folder ? absolute : FilePath.parent(absolute)
    let top = try ChangedLines.git(["rev-parse", "--show-toplevel"], in: folder).trimmingCharacters(
      in: .newlines)
    guard let commit = ChangedLines.commit(revision, in: folder) else {
      throw Failure(description: "--diff: git knows no revision '\(revision)' in \(top)")
    }
    try read(since: commit, in: top)
  }

  /// The changes in a working tree, and in those of its submodules.
  private mutating func read(since commit: String, in top: String) throws(Failure) {
    let options = [
      "-c", "core.quotePath=false", "-c", "diff.noprefix=false", "-c", "diff.mnemonicPrefix=false",
    ]
    let diff = try ChangedLines.git(
      options + [
        "diff", "-U0", "--inter-hunk-context=0", "--text", "--no-textconv", "--no-color",
        "--no-ext-diff", "--no-renames", "--src-prefix=a/", "--dst-prefix=b/", commit, "--",
        "*.swift",
      ], in: top)
    parse(diff, top)
    try addFiles(["--others", "--exclude-standard"], in: top)
    try readSubmodules(since: commit, in: top)
  }

  /// Counts files as new.
  private mutating func addFiles(_ which: [String], in top: String) throws(Failure) {
    let files = try ChangedLines.git(["ls-files", "-z"] + which + ["--", "*.swift"], in: top)
    for name in files.split(separator: "\0") {
      ranges[FilePath.join(top, String(name))] = .some(nil)
    }
  }

  /// Each submodule is compared with the commit that the outer one names. A submodule without that
  /// commit is new.
  private mutating func readSubmodules(since commit: String, in top: String) throws(Failure) {
    guard FileSystem.kind(of: FilePath.join(top, ".gitmodules")) == .file else { return }
    let entries = try ChangedLines.git(["ls-files", "-z", "--stage"], in: top)
    for entry in entries.split(separator: "\0") where entry.hasPrefix("160000 ") {
      guard let name = entry.split(separator: "\t", maxSplits: 1).last.map(String.init) else {
        continue
      }
      let folder = FilePath.join(top, name)
      // One that was not fetched has no files.
      guard FileSystem.kind(of: FilePath.join(folder, ".git")) != nil else { continue }
      let old = try? ChangedLines.git(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(commit):\(name)"], in: top)
      if let old = old?.trimmingCharacters(in: .newlines),
        let known = ChangedLines.commit(old, in: folder)
      {
        try read(since: known, in: folder)
      } else {
        try addFiles(["--cached", "--others", "--exclude-standard"], in: folder)
      }
    }
  }

  /// The resolved commit: a revision that begins with a dash must not become an option. Before the
  /// first commit, `HEAD` means the empty tree, so that a hook can run on that commit.
  private static func commit(_ revision: String, in folder: String) -> String? {
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options"]
    var found = try? git(arguments + [revision + "^{commit}"], in: folder)
    if found == nil, revision == "HEAD", (try? git(["symbolic-ref", "HEAD"], in: folder)) != nil {
      found = try? git(["hash-object", "-t", "tree", "/dev/null"], in: folder)
    }
    return found?.trimmingCharacters(in: .newlines)
  }

  init(parsing diff: String, root: String) { parse(diff, root) }

  private mutating func parse(_ diff: String, _ root: String) {
    var current: String?
    // Inside a hunk, lines are text, whatever they look like.
    var textLines = 0
    // By bytes: `\r\n` is one character, in which no `\n` is found.
    for bytes in diff.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if textLines > 0 {
        if bytes.first != UInt8(ascii: "\\") { textLines -= 1 }
        continue
      }
      let line = Substring(bytes)
      if line.hasPrefix("+++ ") {
        current = ChangedLines.path(line.dropFirst(4)).map { FilePath.join(root, $0) }
      } else if line.hasPrefix("@@ "), let (removed, added) = ChangedLines.hunk(line) {
        textLines = removed + (added.count)
        guard let current, !added.isEmpty else { continue }
        ranges[current, default: []]?.append(added.lowerBound...(added.upperBound - 1))
      }
    }
  }

  /// The numbers of removed and added lines in `@@ -3,2 +3,4 @@`.
  private static func hunk(_ line: Substring) -> (removed: Int, added: Range<Int>)? {
    let words = line.split(separator: " ")
    guard words.count >= 3, words[1].hasPrefix("-"), words[2].hasPrefix("+") else { return nil }
    func numbers(_ word: Substring) -> (start: Int, count: Int)? {
      let parts = word.dropFirst().split(separator: ",")
      guard let first = parts.first, let start = Int(first) else { return nil }
      return (start, parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
    }
    guard let removed = numbers(words[1]), let added = numbers(words[2]), added.start >= 0,
      added.count >= 0
    else { return nil }
    return (removed.count, added.start..<(added.start + added.count))
  }

  /// The path after `+++ `: git quotes unusual names and escapes them as C does.
  private static func path(_ text: Substring) -> String? {
    var text = text
    if text.hasSuffix("\t") { text = text.dropLast() }
    if text == "/dev/null" { return nil }
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 else {
      return text.hasPrefix("b/") ? String(text.dropFirst(2)) : nil
    }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8.dropFirst().dropLast())[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = [escaped] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1) - 48 }))
      default: bytes.append(escaped)
      }
    }
    let name = String(decoding: bytes, as: UTF8.self)
    return name.hasPrefix("b/") ? String(name.dropFirst(2)) : nil
  }

  /// Whether a changed line is in the finding's range, or at a related location: a new `remove` can
  /// make an old `ForEach` wrong.
  public func touch(_ finding: Finding, in context: ReportContext) -> Bool {
    touches(finding.path, finding.range, context)
      || finding.related.contains { touches($0.path, $0.range, context) }
  }

  /// Whether a file differs.
  public func haveChange(in path: String, _ context: ReportContext) -> Bool {
    let absolute = context.absolute(path)
    return ranges[FileSystem.canonicalPath(absolute) ?? absolute] != nil
  }

  private func touches(_ path: String, _ range: SourceRange, _ context: ReportContext) -> Bool {
    let absolute = context.absolute(path)
    guard let lines = ranges[FileSystem.canonicalPath(absolute) ?? absolute] else { return false }
    guard let lines else { return true }
    let last = max(range.start.line, range.end.line)
    return lines.contains { $0.overlaps(range.start.line...last) }
  }

  private static func git(_ arguments: [String], in folder: String) throws(Failure) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      throw Failure(description: "git cannot be run: \(error.localizedDescription)")
    }
    // Git's complaints are short and fit the pipe; its answer may be long and is read while it
    // runs.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: complaint, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      throw Failure(
        description:
          "git \(arguments.first ?? "") in \(folder): \(text.isEmpty ? "it failed" : text)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
