import ArgumentParser
import Development
import Foundation

/// `theseus new`: creates a package for an app, or a manifest beside the sources of one.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a package with an app, a test and a README.",
    discussion: """
      With --from, it writes a Package.swift beside sources that were written for Apple \
      platforms, and lists what will not build here. Without an app among them, they are a \
      library. For an app that reads files by Bundle.main, it adds a file that finds them there.
      """)

  @Argument(help: "The package's name, and its folder.")
  var name: String?

  @Option(help: "The folder of an app, or of views, for Apple platforms.")
  var from: String?

  @Option(help: "Where the package gets Theseus from: a URL, or a checkout's folder.")
  var theseus = "https://github.com/theseus/theseus"

  func validate() throws {
    guard name?.isEmpty == false || from != nil else { throw ValidationError("name the package") }
  }

  func run() throws {
    do {
      try PackageTemplate.Source(theseus).check()
      if let from { try adopt(from) } else if let name { try create(name) }
    } catch let error as DevelopmentError {
      complain("theseus new: \(error)")
      throw ExitCode(2)
    }
  }

  private func create(_ name: String) throws {
    let template = try PackageTemplate(
      name: URL(fileURLWithPath: name).standardizedFileURL.lastPathComponent, source: .init(theseus)
    )
    try template.write(to: name)
    print(
      """
      Created \(name):
        cd \(PackageTemplate.shellWord(name))
        swift run \(template.module)
        swift test
      """)
  }

  private func adopt(_ folder: String) throws {
    let sources = try AppleSources(in: folder)
    let name = name ?? URL(fileURLWithPath: sources.folder).lastPathComponent
    let manifest = try sources.manifest(named: name, source: .init(theseus))
    let added = try sources.mainBundle(named: name, source: .init(theseus))
    let information = try sources.information(named: name, source: .init(theseus))
    let symbols = sources.assetSymbols()
    let path = sources.folder + "/Package.swift"
    do { try Data(manifest.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw DevelopmentError("\(path) cannot be written: \(DevelopmentError.reason(error))")
    }
    let addedPath = sources.folder + "/" + AppleSources.mainBundleFile
    try add(added.map { Data($0.utf8) }, at: addedPath)
    let informationPath = sources.folder + "/" + AppleSources.informationFile
    try add(information, at: informationPath)
    let symbolsPath = sources.folder + "/" + AppleSources.assetSymbolsFile
    try add(symbols.map { Data($0.utf8) }, at: symbolsPath)
    let count = sources.files.count
    print("Wrote \(path) for \(count) \(count == 1 ? "file" : "files").")
    if added != nil { print("Wrote \(addedPath): Bundle.main has the app's files.") }
    if information != nil { print("Wrote \(informationPath): the values of its Info.plist.") }
    if symbols != nil { print("Wrote \(symbolsPath): what Xcode generates for asset catalogs.") }
    if sources.isLibrary {
      print(
        "No file declares an app, so it is a library. An app that uses it can show its previews.")
    }
    for product in sources.products { print("uses \(product.product) of \(product.package)") }
    let report = sources.report
    if !report.isEmpty { print("\nWill not build as it is:") }
    for line in report { print("  \(line)") }
  }

  /// Writes a file, unless there is one.
  private func add(_ data: Data?, at path: String) throws {
    guard let data, !FileManager.default.fileExists(atPath: path) else { return }
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw DevelopmentError("\(path) cannot be written: \(DevelopmentError.reason(error))")
    }
  }
}
