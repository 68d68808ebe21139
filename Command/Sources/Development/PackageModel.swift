import Foundation

/// A Swift package as `swift package describe` reports it: what can be run, and where its sources
/// are.
public struct PackageModel: Sendable {
  public let folder: String
  private(set) var description: Description

  struct Description: Decodable, Sendable {
    var name: String
    var path: String
    var products: [Product]
    var targets: [Target]
    var dependencies: [Dependency]

    struct Product: Decodable, Sendable {
      var name: String
      var targets: [String]
      var type: [String: [String]?]
    }
    struct Target: Decodable, Sendable {
      var name: String
      var path: String
      var type: String
      /// Paths in the target's folder.
      var sources: [String]?
      var target_dependencies: [String]?
      var product_dependencies: [String]?
    }
    struct Dependency: Decodable, Sendable {
      var type: String
      var path: String?
    }
  }

  /// - Throws: `DevelopmentError` when there is no package at `folder` or above it, or when its
  ///   manifest cannot be used.
  public init(at folder: String) throws(DevelopmentError) {
    guard let root = Self.root(above: folder) else {
      throw DevelopmentError("\(folder): there is no Package.swift here or in a folder above")
    }
    let output: (status: Int32, text: String, errors: String)
    do {
      output = try run(Self.describe(root))
    } catch {
      throw DevelopmentError("swift cannot be run: \(error.localizedDescription)")
    }
    guard output.status == 0, let description = Description(answer: Array(output.text.utf8)) else {
      let words = output.errors.trimmingCharacters(in: .whitespacesAndNewlines)
      throw DevelopmentError(
        "\(root)/Package.swift cannot be used" + (words.isEmpty ? "" : ":\n\(words)"))
    }
    self.init(folder: root, description)
  }

  init(folder: String, _ description: Description) {
    self.folder = folder
    self.description = description
    for index in self.description.targets.indices {
      let path = self.description.targets[index].path
      // The target of `path: "."` has its sources in the package's folder.
      self.description.targets[index].path = path.split(separator: "/").filter { $0 != "." }
        .joined(separator: "/")
    }
  }

  /// The command that describes a package. It waits for no build, and no build waits for it: every
  /// other `swift package` takes the lock of the scratch folder.
  static func describe(_ folder: String) -> [String] {
    [
      "swift", "package", "--package-path", folder, "--scratch-path", folder + "/.build/describe",
      "--ignore-lock", "describe", "--type", "json",
    ]
  }

  private static func root(above folder: String) -> String? {
    var url = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
    while true {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
        return url.path
      }
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
  }

  var libraries: [Description.Product] {
    description.products.filter { $0.type.keys.contains("library") }
  }

  var executables: [Description.Product] {
    description.products.filter { $0.type.keys.contains("executable") }
  }

  /// The executable with this name, or the only one with a target that depends on Theseus.
  ///
  /// - Throws: `DevelopmentError` that names the package's executables.
  public func product(named name: String?) throws(DevelopmentError) -> String {
    let all = executables.map(\.name).sorted()
    guard !all.isEmpty else {
      throw DevelopmentError("\(description.name) has no executable product to run")
    }
    let list = all.joined(separator: ", ")
    if let name {
      guard let product = executables.first(where: { $0.name == name }) else {
        throw DevelopmentError("\(description.name) has no executable “\(name)”; it has \(list)")
      }
      // Another package's library may bring SwiftUI with it, which its description does not say.
      guard usesOtherPackages(product) else {
        throw DevelopmentError(
          """
          “\(name)” is no app of Theseus: none of its targets depends on the product SwiftUI, so \
          nothing would be shown and no state be kept
          """)
      }
      return name
    }
    let apps = executables.filter(usesTheseus).map(\.name).sorted()
    guard let first = apps.first else {
      throw DevelopmentError(
        """
        none of the executables of \(description.name) (\(list)) depends on the product SwiftUI; \
        name the app if it gets SwiftUI through another package
        """)
    }
    guard apps.count == 1 else {
      throw DevelopmentError(
        "name one of the apps of \(description.name): \(apps.joined(separator: ", "))")
    }
    return first
  }

  private static let ownProducts: Set<String> = ["SwiftUI", "Theseus"]

  func usesTheseus(_ product: Description.Product) -> Bool {
    targets(of: product).contains {
      !Self.ownProducts.isDisjoint(with: $0.product_dependencies ?? [])
    }
  }

  func usesOtherPackages(_ product: Description.Product) -> Bool {
    targets(of: product).contains { $0.product_dependencies?.isEmpty == false }
  }

  /// A product's targets, and those that they depend on in the same package.
  func targets(of product: Description.Product) -> [Description.Target] {
    var waiting = product.targets
    var seen: Set<String> = []
    var found: [Description.Target] = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted,
        let target = description.targets.first(where: { $0.name == name })
      else { continue }
      found.append(target)
      waiting += target.target_dependencies ?? []
    }
    return found
  }

  /// Where a change can change one of these products: the folders of their targets, and the sources
  /// of the packages on this disk that they depend on, directly or through others.
  public func sourceFolders(of products: [String]) -> [String] {
    let found = description.products.filter { products.contains($0.name) }
    guard !found.isEmpty else { return [] }
    var folders: [String] = []
    for target in found.flatMap(targets) where !folders.contains(folder(of: target)) {
      folders.append(folder(of: target))
    }
    return folders + pathDependencies.sources
  }

  /// The folders with manifests that decide how it is built.
  var manifestFolders: [String] { [folder] + pathDependencies.packages }

  private var pathDependencies: PathDependencies {
    PathDependencies(
      description.dependencies.filter { $0.type == "fileSystem" }.compactMap(\.path), of: folder)
  }

  /// The folder of a target.
  func folder(of target: Description.Target) -> String {
    target.path.isEmpty ? folder : folder + "/" + target.path
  }
}

extension PackageModel.Description {
  /// - Parameter answer: of `swift package describe`, perhaps after other lines; nil when it is
  ///   none.
  init?(answer: [UInt8]) {
    guard let start = answer.firstIndex(of: UInt8(ascii: "{")),
      let description = try? JSONDecoder().decode(Self.self, from: Data(answer[start...]))
    else { return nil }
    self = description
  }
}

/// Why `theseus dev` cannot work here.
public struct DevelopmentError: Error, Equatable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }

  /// Why a file could not be used: the system's message, which Foundation stores in an underlying
  /// error.
  public static func reason(_ error: any Error) -> String {
    let cause = (error as? CocoaError)?.underlying
    if let posix = cause as? POSIXError { return String(cString: strerror(posix.code.rawValue)) }
    if let posix = cause as? NSError, posix.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(truncatingIfNeeded: posix.code)))
    }
    return error.localizedDescription
  }
}

/// Runs a command to its end and reads what it writes.
func run(_ arguments: [String]) throws -> (status: Int32, text: String, errors: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  let output = Pipe()
  let errors = FileManager.default.temporaryDirectory.appendingPathComponent(
    "theseus-\(UUID().uuidString)")
  _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
  defer { try? FileManager.default.removeItem(at: errors) }
  process.standardOutput = output
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  let text = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (
    process.terminationStatus, String(decoding: text, as: UTF8.self),
    String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self)
  )
}
