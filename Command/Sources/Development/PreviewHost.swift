import Foundation

/// The program that shows the previews of libraries which no app uses: a package beside the build,
/// with an app of its own.
struct PreviewHost {
  /// Of the package's product, too.
  static let name = "TheseusPreviewHost"

  let folder: String
  private let manifest: String
  private let app: String
  /// The versions of other packages that the developer's package is built with.
  private let versions: String

  /// - Parameters:
  ///   - libraries: products of the package.
  ///   - scratch: the folder of the build.
  init(of libraries: [String], _ model: PackageModel, scratch: String) {
    folder = scratch + "/theseus-preview-host"
    versions = model.folder + "/Package.resolved"
    let products = libraries.map { ".product(name: \(quoted($0)), package: \"Previewed\")" }
    manifest = """
      // swift-tools-version:6.2
      import PackageDescription

      let package = Package(
        name: "\(Self.name)", platforms: [.macOS(.v15)],
        dependencies: [.package(name: "Previewed", path: \(quoted(model.folder)))],
        targets: [
          .executableTarget(
            name: "\(Self.name)", dependencies: [\(products.joined(separator: ", "))], path: "App")
        ],
        swiftLanguageModes: [.v6])

      """
    // The libraries bring one of the two modules with them, in whatever version they use.
    app = """
      import \(model.usesOnlyTheseus(libraries) ? "Theseus" : "SwiftUI")

      @main struct \(Self.name): App {
        var body: some Scene { WindowGroup { Text("The libraries have no previews.") } }
      }

      """
  }

  /// - Throws: `DevelopmentError` when a file cannot be written.
  func write() throws(DevelopmentError) {
    do {
      try write(manifest, to: "Package.swift")
      try write(app, to: "App/\(Self.name).swift")
      if let text = try? String(contentsOfFile: versions, encoding: .utf8) {
        try write(text, to: "Package.resolved")
      }
    } catch {
      throw DevelopmentError(
        "\(folder) cannot be written: \(DevelopmentError.reason(error)); --scratch-path names "
          + "another folder")
    }
  }

  /// A file that is as it should be stays untouched, so that nothing is built again.
  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
    if (try? String(contentsOf: url, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
