import Foundation

/// Sources that were written for Apple platforms: which of them are an app's or a library's, what
/// they import, and what of that does not exist here.
public struct AppleSources {
  public struct File: Equatable, Sendable {
    /// Below the folder.
    public var path: String
    /// The modules that it imports here; those within an `#if` that may be false are left out.
    public var imports: [String]
    public var isApp: Bool
    /// Whether it starts a program: an app, an extension's bundle of widgets.
    public var isMain: Bool
    /// Whether nothing of it is left on this system.
    public var isEmptyHere: Bool
    /// Whether it names `URLSession` or the like, which Foundation has on Apple platforms only, and
    /// does not import the module that has them here.
    public var needsNetworking = false
    /// Whether it names `Bundle.main`.
    var namesMainBundle = false
    /// Whether it asks a bundle for its name, its version and the like.
    var namesInformation = false
    /// AppKit or UIKit, when it names their types and imports SwiftUI alone.
    var neededInterfaces: Set<InterfaceModule> = []
    /// Parts of modules that it imports, such as `UIKit.UIImage`: modules here have none.
    var partialImports: [String] = []
    /// The modules that it makes known to all files of the app, also within `#if`.
    var exports: [String] = []
    /// Whether it has `@objc`, `#selector` or the like.
    var needsObjectiveC = false

    /// Below the folder of the sources; empty on its first level.
    var folder: String {
      path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Whether its name makes it the start of a program.
    var isMainFile: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }
  }

  public let folder: String
  /// The files of the app, or of the library, sorted.
  public private(set) var files: [File] = []
  /// Folders that belong to other programs: extensions, tools.
  public private(set) var otherFolders: [String] = []
  /// Folders with tests, below the folder.
  public private(set) var testFolders: [String] = []
  /// Files in C, Objective-C and the like, sorted: a target of SwiftPM has one language.
  var otherLanguages: [String] = []
  /// All folders that are left out for their names.
  var skippedFolders: [String] = []
  /// Packages below the folder that the app may use, sorted.
  let packages: [LocalPackage]

  /// Whether no file declares an app: they are views, or models, that an app uses.
  public var isLibrary: Bool { !files.contains(where: \.isApp) }

  /// - Throws: `DevelopmentError` when there is no such folder, or only programs that are no app.
  public init(in folder: String) throws(DevelopmentError) {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    self.folder = url.path
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw DevelopmentError("\(folder): there is no such folder") }
    guard !FileManager.default.fileExists(atPath: url.path + "/Package.swift") else {
      throw DevelopmentError("\(folder) has a Package.swift already")
    }
    packages = LocalPackage.all(below: url.path)
    let all = readFiles()
    guard !all.isEmpty else { throw DevelopmentError("\(folder): there are no Swift files") }
    split(all)
    // A widget or a tool is no library.
    guard !files.isEmpty, !isLibrary || !all.contains(where: \.isMain) else {
      throw DevelopmentError("\(folder): no file declares an app (`@main struct …: App`)")
    }
  }

  private mutating func readFiles() -> [File] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [File] = []
    while let path = paths.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      if packages.contains(where: { $0.path == path }) {
        paths.skipDescendants()
        continue
      }
      let isOfTests = name.hasSuffix("Tests")
      if isOfTests || Self.isSkipped(name) {
        paths.skipDescendants()
        if !name.hasPrefix(".") { skippedFolders.append(path) }
        if isOfTests, Self.hasSources("\(folder)/\(path)") { testFolders.append(path) }
        continue
      }
      if Self.isOfOtherLanguage(name) { otherLanguages.append(path) }
      guard name.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: folder + "/" + path)
      else { continue }
      files.append(SourceFacts(String(decoding: data, as: UTF8.self)).file(path))
    }
    testFolders.sort()
    otherLanguages.sort()
    return files.sorted { $0.path < $1.path }
  }

  private static func isOfOtherLanguage(_ name: String) -> Bool {
    let languages: Set<String> = ["c", "m", "mm", "cc", "cpp", "cxx", "s", "h", "hh", "hpp", "hxx"]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
    return languages.contains(name[name.index(after: dot)...].lowercased())
  }

  private static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || name == "Pods" || name == "Carthage" || name == "DerivedData"
      || name.hasSuffix(".playground") || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcassets")
  }

  private static func hasSources(_ folder: String) -> Bool {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return false }
    while let path = paths.nextObject() as? String {
      if path.hasSuffix(".swift") { return true }
    }
    return false
  }

  /// A folder of the first level with a program of its own, or with the description of an
  /// extension, and no app is an extension's.
  private mutating func split(_ all: [File]) {
    func top(_ path: String) -> Substring? {
      let parts = path.split(separator: "/", maxSplits: 1)
      return parts.count > 1 ? parts[0] : nil
    }
    let byFolder = Dictionary(grouping: all) { top($0.path) }
    let others = byFolder.filter { folder, files in
      guard let folder, !files.contains(where: \.isApp) else { return false }
      return isExtension(folder)
        || files.contains { $0.isMain && ($0.folder == folder || !$0.isMainFile) }
    }.keys
    // Of several apps, the one with the most files: the others are for a watch or a television. An
    // app on the first level has no folder of its own, and keeps the others.
    let hasTopApp = all.contains { top($0.path) == nil && $0.isApp }
    let apps = byFolder.filter { $0.key != nil && $0.value.contains(where: \.isApp) }
    let largest = apps.max { ($0.value.count, $1.key ?? "") < ($1.value.count, $0.key ?? "") }?.key
    let smaller = apps.keys.filter { hasTopApp || $0 != largest }
    let left = Set(others).union(smaller)
    let kept = all.filter { !left.contains(top($0.path)) }
    let inner = Self.innerPrograms(kept)
    files = kept.filter { file in !inner.contains { file.path.hasPrefix($0 + "/") } }
    otherFolders = (left.compactMap { $0.map(String.init) } + inner).sorted()
  }

  /// Folders inside those of the app that start another program, such as a tool beside shared
  /// sources, and no app.
  private static func innerPrograms(_ files: [File]) -> Set<String> {
    let apps = files.filter(\.isApp)
    let folders = files.filter { $0.isMain && !$0.isApp }.map(\.folder)
    return Set(
      folders.filter { folder in
        !folder.isEmpty && !apps.contains { $0.path.hasPrefix(folder + "/") }
      })
  }

  /// Whether the folder's `Info.plist` describes an extension, whose program the system starts.
  private func isExtension(_ name: Substring) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)/Info.plist") else {
      return false
    }
    let text = String(decoding: data, as: UTF8.self)
    return ["NSExtension", "EXAppExtensionAttributes"].contains {
      text.contains("<key>\($0)</key>")
    }
  }

  // MARK: What is imported

  /// The files that import each module, by module.
  private var importers: [String: [String]] {
    var importers: [String: [String]] = [:]
    for file in files where !file.isEmptyHere {
      for module in Set(file.imports) { importers[module, default: []].append(file.path) }
    }
    return importers
  }

  /// The libraries of packages below the folder that the app imports.
  var localProducts: [(package: LocalPackage, product: String)] {
    importers.keys.sorted().compactMap { module in
      packages.first { $0.libraries.contains(module) }.map { ($0, module) }
    }
  }

  /// Products to depend on besides SwiftUI, by package.
  public var products: [(package: String, product: String)] {
    let modules = Set(importers.keys).union(neededInterfaces.map(\.rawValue))
    let imported: [(package: String, product: String)] = modules.sorted().compactMap {
      guard case .product(let product, let package) = ImportedModule($0) else { return nil }
      return (package, product)
    }
    let needsNetworking = !networkingFiles.isEmpty || exportsNetworking
    return imported + (needsNetworking ? [("theseus-apple", "Networking")] : [])
  }

  private var networkingFiles: [String] {
    files.filter { $0.needsNetworking && !$0.isEmptyHere }.map(\.path)
  }

  /// Cocoa exports AppKit, so an app that imports it somewhere needs no second product.
  private var neededInterfaces: [InterfaceModule] {
    let needed = InterfaceModule.allCases.filter { !files(needing: $0).isEmpty }
    return importers["Cocoa"] == nil ? needed : needed.filter { $0 != .appKit }
  }

  private func files(needing module: InterfaceModule) -> [String] {
    files.filter { $0.neededInterfaces.contains(module) && !$0.isEmptyHere }.map(\.path)
  }

  /// Whether a file makes a module known to all files of the app. Cocoa has AppKit in it.
  private func exports(_ module: String) -> Bool {
    files.contains { file in
      file.exports.contains { $0 == module || ($0 == "Cocoa" && module == "AppKit") }
    }
  }

  /// Whether a file follows the advice about `URLSession`. Packages of apps have this name, too.
  private var exportsNetworking: Bool {
    exports("Networking") && !packages.contains { $0.libraries.contains("Networking") }
  }

  /// Lines that describe what will not build, and what to do about it.
  public var report: [String] {
    var lines: [String] = []
    let importers = importers
    for module in importers.keys.sorted() {
      let list = Self.list(importers[module] ?? [])
      switch ImportedModule(module) {
      case .appleOnly: lines.append("import \(module) exists on Apple platforms only: \(list)")
      case .other where localProducts.contains { $0.product == module }: break
      case .other where module == "Networking" && exportsNetworking: break
      case .other:
        lines.append("import \(module): add its package or target to Package.swift: \(list)")
      case .included, .product: break
      }
    }
    for name in Set(files.flatMap(\.partialImports)).sorted() {
      let list = files.filter { $0.partialImports.contains(name) }.map(\.path)
      lines.append(
        """
        import \(name): modules here have no parts, write `import \(name.prefix { $0 != "." })`: \
        \(Self.list(list))
        """)
    }
    if products.contains(where: { $0.product == "AppKit" || $0.product == "Cocoa" }),
      products.contains(where: { $0.product == "UIKit" })
    {
      lines.append("AppKit and UIKit are both imported: an app here uses one of them")
    }
    for module in InterfaceModule.allCases
    where !files(needing: module).isEmpty && !exports(module.rawValue) {
      lines.append(
        """
        SwiftUI does not export \(module.rawValue) here: write `@_exported import \
        \(module.rawValue)` in one file: \(Self.list(files(needing: module)))
        """)
    }
    if !networkingFiles.isEmpty, !exportsNetworking {
      lines.append(
        """
        URLSession is in the product Networking here: write `@_exported import Networking` in one \
        file: \(Self.list(networkingFiles))
        """)
    }
    let objectiveC = files.filter { $0.needsObjectiveC && !$0.isEmptyHere }.map(\.path)
    if !objectiveC.isEmpty {
      lines.append(
        """
        @objc, #selector and the like need Objective-C: use closures, or leave them out: \
        \(Self.list(objectiveC))
        """)
    }
    let empty = files.filter(\.isEmptyHere).map(\.path)
    if !empty.isEmpty { lines.append("#if leaves nothing of: \(Self.list(empty))") }
    let used = localProducts
    for package in packages where used.contains(where: { $0.package == package }) {
      lines.append(
        """
        \(package.path)/ is a package of its own: if it uses SwiftUI, its targets need \
        .product(name: "SwiftUI", package: "theseus") in its Package.swift too
        """)
    }
    for folder in otherFolders {
      lines.append("\(folder)/ is another program's (an extension, a watch app) and left out")
    }
    let other = otherLanguages.filter { !isOthers($0) }
    if !other.isEmpty {
      lines.append(
        """
        C, C++ and Objective-C are left out, as a target has one language: move them to a target \
        of their own: \(Self.list(other))
        """)
    }
    for path in repeatedResources {
      lines.append("\(path) is left out: another resource has its name")
    }
    for folder in testFolders {
      lines.append(
        "\(folder)/ has tests and is left out: add a .testTarget for them to Package.swift")
    }
    return lines
  }

  func isOthers(_ path: String) -> Bool {
    otherFolders.contains { path.hasPrefix($0 + "/") }
  }

  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(4).joined(separator: ", ")
    return paths.count > 4 ? "\(shown) and \(paths.count - 4) more" : shown
  }
}
