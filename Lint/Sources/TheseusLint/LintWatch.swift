import Foundation
import IdentityLint

/// `theseus-lint --watch`: lints again whenever a file has changed, until it is interrupted. Facts
/// and findings stay in memory between runs, so a run costs only what changed.
struct LintWatch {
  private let command: LintCommand
  private let catalog: RuleCatalog
  private let memory = LintMemory()

  /// How often files are checked, in seconds.
  private static let interval = 0.5

  init(_ command: LintCommand, catalog: RuleCatalog) {
    self.command = command
    self.catalog = catalog
  }

  func run() throws {
    var seen: [FileMark]?
    while true {
      let (marks, files) = self.marks()
      if marks != seen {
        let isFirst = seen == nil
        seen = marks
        // A terminal shows the last report alone.
        if isatty(1) == 1 && !isFirst { try writeOutput("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8) }
        do { _ = try LintSession(command, catalog: catalog, memory: memory).run() } catch {
          // A configuration is edited, or files are missing for a moment. A mistake in the
          // command itself ends the first run.
          if isFirst && !(error is NothingLinted) { throw error }
          complain("theseus-lint: \(error)")
        }
        complain("watching \(counted(files, "file")); Ctrl-C ends")
      }
      Thread.sleep(forTimeInterval: LintWatch.interval)
    }
  }

  private struct FileMark: Equatable {
    let path: String
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// Everything that a run reads, as far as it exists, and the number of Swift files.
  private func marks() -> (marks: [FileMark], files: Int) {
    var finder = FileFinder()
    var folders = FolderMarks()
    for path in command.paths.isEmpty ? ["."] : command.paths {
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      folders.add(absolute)
      try? finder.add(path)
    }
    for file in finder.files { folders.add(LintWatch.parent(file.absolutePath)) }
    let named = [command.choice.config, command.scope.baseline, command.mode.score]
    let paths =
      finder.files.map(\.absolutePath) + finder.projects + folders.files
      + named.compactMap(\.self)
    return (paths.flatMap { LintWatch.mark($0) }, finder.files.count)
  }

  /// The files in folders and their ancestors that decide which files are linted, and how.
  private struct FolderMarks {
    private(set) var files: [String] = []
    private var seen: Set<String> = []

    /// Up to the top of the repository: nothing above it is read.
    mutating func add(_ folder: String) {
      var folder = folder
      while seen.insert(folder).inserted {
        files += [".theseus-lint.yml", ".gitignore"].map { folder + "/" + $0 }
        let git = folder + "/.git"
        if FileManager.default.fileExists(atPath: git) {
          files.append(git + "/info/exclude")
          break
        }
        if folder == "/" { break }
        folder = LintWatch.parent(folder)
      }
    }
  }

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func mark(_ path: String) -> [FileMark] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [
      FileMark(
        path: path, size: Int(status.st_size), seconds: Int(time.tv_sec),
        nanoseconds: Int(time.tv_nsec))
    ]
  }
}
