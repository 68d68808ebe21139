import ArgumentParser
import Development
import Foundation

/// `theseus preview`: shows the previews of a file or an app, or draws them.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a file's previews and follow every change, or draw them.",
    discussion: """
      The app is built in .build/preview and shows its previews in place of its windows. For a \
      library that no app uses, an app is made. After a change, the new build continues with the \
      same preview and its state, as under theseus dev. With --svg, each preview is drawn light \
      and dark, and the paths of the pictures are printed.
      """)

  @Argument(help: "The file with the previews; all previews of the app or library without it.")
  var file: String?

  @Option(name: .customLong("svg"), help: "Draw the previews into this folder, and end.")
  var pictures: String?

  @Option(help: "The app or library; required when there are several and no file decides.")
  var product: String?

  @Option(help: "The package's folder, or a folder in it; by default that of the file.")
  var packagePath: String?

  @Option(help: "Where the app is built; by default .build/preview in the package.")
  var scratchPath: String?

  func run() throws {
    let status: Int32
    do {
      let request = try PreviewRequest(
        file: file, folder: packagePath, product: product, scratch: scratchPath,
        pictures: pictures)
      if pictures != nil {
        status = try request.draw()
      } else {
        #if os(Linux)
          status = try request.show()
        #else
          throw DevelopmentError("it watches files with inotify, which only Linux has")
        #endif
      }
    } catch {
      complain("theseus preview: \(error)")
      throw ExitCode(2)
    }
    if status != 0 { throw ExitCode(status) }
  }
}
