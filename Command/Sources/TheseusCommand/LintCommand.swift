import ArgumentParser
import Foundation

/// `theseus lint`: runs `theseus-lint`, which is a package of its own (`Lint/`).
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report code that will lose or mix up state (runs theseus-lint).")

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("What theseus-lint takes.", valueName: "argument"))
  var arguments: [String] = []

  func run() throws {
    guard let tool = LintCommand.tool() else {
      complain(
        """
        theseus lint: theseus-lint is neither beside theseus nor on PATH; build it with `swift \
        build -c release --package-path Lint --product theseus-lint`, or get it from \
        https://github.com/theseus/theseus-lint
        """
      )
      throw ExitCode(2)
    }
    // Replaces this process, so that signals, streams and the exit status are the linter's own.
    var list = ([tool] + arguments).map { strdup($0) }
    list.append(nil)
    execv(tool, list)
    let reason = String(cString: strerror(errno))
    for argument in list { free(argument) }
    complain("theseus lint: \(tool): cannot be run (\(reason))")
    throw ExitCode(2)
  }

  /// The linter beside this executable, else the first on `PATH`.
  private static func tool() -> String? {
    var folders =
      ProcessInfo.processInfo.environment["PATH"].map {
        $0.split(separator: ":").map(String.init)
      } ?? []
    if let executable = Bundle.main.executableURL {
      folders.insert(
        executable.resolvingSymlinksInPath().deletingLastPathComponent().path, at: 0)
    }
    return folders.lazy.map { "\($0)/theseus-lint" }.first {
      var isFolder = ObjCBool(false)
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
