import ArgumentParser
import Development
import Foundation

/// `theseus dev`: builds an app, runs it, and continues with its state after each change.
struct DevCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev",
    abstract: "Run an app, and rebuild it on every change while keeping its state.",
    discussion: """
      The app is built in .build/dev, so it does not wait for your editor's builds. After a \
      change, the new build continues on the same screen with the state of the old one; a line at \
      the bottom reports which state was kept. When a build fails, the app continues and shows the \
      first error. Quitting the app, or Ctrl-C, ends everything.
      """)

  @Argument(help: "The app; required when the package has several.")
  var product: String?

  @Option(help: "The package's folder, or a folder in it.")
  var packagePath = "."

  @Argument(parsing: .postTerminator, help: "Arguments for the app.")
  var arguments: [String] = []

  func run() throws {
    #if os(Linux)
      let status: Int32
      do {
        status = try DevelopmentLoop(
          folder: packagePath, product: product, arguments: arguments
        ).run()
      } catch {
        complain("theseus dev: \(error)")
        throw ExitCode(2)
      }
      if status != 0 { throw ExitCode(status) }
    #else
      complain("theseus dev: it watches files with inotify, which only Linux has")
      throw ExitCode(2)
    #endif
  }
}
