import Foundation

/// The configurations in force: each folder's own, over those of its ancestors up to the top of its
/// repository.
///
/// An inner file's `rules` are stronger than an outer's; a file that any of them leaves out is out.
struct ConfigurationTree {
  private let catalog: RuleCatalog
  private let workingDirectory: String
  /// Replaces all files.
  private let only: Configuration?
  private var chains: [String: [Configuration]] = [:]

  init(catalog: RuleCatalog, workingDirectory: String) {
    self.catalog = catalog
    self.workingDirectory = workingDirectory
    only = nil
  }

  /// Uses only this file, for every path.
  init(catalog: RuleCatalog, workingDirectory: String, file: String) throws(ConfigurationError) {
    self.catalog = catalog
    self.workingDirectory = workingDirectory
    let absolute = FilePath.absolute(file, in: workingDirectory)
    do {
      only = try ConfigurationTree.read(absolute, catalog, workingDirectory)
    } catch let failure as FileSystem.Failure {
      throw ConfigurationError(path: file, message: "cannot be read: \(failure.message)")
    } catch let failure as ConfigurationError {
      throw failure
    } catch { throw ConfigurationError(path: file, message: "\(error)") }
  }

  /// The files in force in a folder, the outermost first.
  mutating func chain(for folder: String) throws(ConfigurationError) -> [Configuration] {
    if let only { return [only] }
    if let known = chains[folder] { return known }
    var found: [Configuration] = []
    var isTop = FileSystem.exists(FilePath.join(folder, ".git")) || folder == "/"
    if let own = try configuration(in: folder) {
      found = [own]
      isTop = isTop || own.isRoot
    }
    if !isTop { found = try chain(for: FilePath.parent(folder)) + found }
    chains[folder] = found
    return found
  }

  private func configuration(in folder: String) throws(ConfigurationError) -> Configuration? {
    let path = FilePath.join(folder, Configuration.fileName)
    guard FileSystem.kind(of: path) == .file else { return nil }
    do { return try ConfigurationTree.read(path, catalog, workingDirectory) } catch let failure
      as FileSystem.Failure
    {
      throw ConfigurationError(
        path: FilePath.shown(path, in: workingDirectory),
        message: "cannot be read: \(failure.message)")
    } catch let failure as ConfigurationError {
      throw failure
    } catch { throw ConfigurationError(path: path, message: "\(error)") }
  }

  private static func read(_ absolute: String, _ catalog: RuleCatalog, _ workingDirectory: String)
    throws -> Configuration
  {
    let bytes = try FileSystem.read(absolute)
    let shown = FilePath.shown(absolute, in: workingDirectory)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ConfigurationError(path: shown, message: "not UTF-8")
    }
    return try Configuration(
      parsing: text, path: shown, folder: FilePath.parent(absolute), catalog: catalog)
  }
}
