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
    var seen: [FileMark] = []
    let paths = command.paths.isEmpty ? ["."] : command.paths
    while true {
      let marks = try LintWatch.marks(of: paths)
      if marks != seen {
        let isFirst = seen.isEmpty
        seen = marks
        // A terminal shows the last report alone.
        if isatty(1) == 1 && !isFirst { try writeOutput("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8) }
        _ = try LintSession(command, catalog: catalog, memory: memory).run()
        complain("watching \(grouped(marks.count)) files; Ctrl-C ends")
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

  private static func marks(of paths: [String]) throws -> [FileMark] {
    var finder = FileFinder()
    for path in paths { try finder.add(path) }
    var folders: Set<String> = []
    var marks: [FileMark] = []
    for file in finder.files {
      marks += mark(file.absolutePath)
      let folder = URL(fileURLWithPath: file.absolutePath).deletingLastPathComponent().path
      if folders.insert(folder).inserted { marks += mark(folder + "/.theseus-lint.yml") }
    }
    return marks
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
