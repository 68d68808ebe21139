import Foundation

extension AppleSources {
  /// A manifest for these sources, in their folder.
  public func manifest(named name: String, source: PackageTemplate.Source)
    throws(DevelopmentError) -> String
  {
    let module = try PackageTemplate(name: name, source: source).module
    var packageList = [source.dependency]
    var products = [source.product("SwiftUI")]
    for package in Set(self.products.map(\.package)).sorted() {
      packageList.append(source.dependency(on: package))
    }
    products += self.products.map {
      ".product(name: \"\($0.product)\", package: \"\($0.package)\")"
    }
    for package in packages where localProducts.contains(where: { $0.package == package }) {
      packageList.append(".package(path: \(quoted(package.path)))")
    }
    products += localProducts.map {
      ".product(name: \(quoted($0.product)), package: \(quoted($0.package.name)))"
    }
    let excluded = exclusions.map { quoted($0) }
    let resources = resources.map { path in
      "\(mergesTranslations && Self.isTranslation(path) ? ".process" : ".copy")(\(quoted(path)))"
    }
    var settings = [
      "name: \"\(module)\"",
      "dependencies: [\n        \(products.joined(separator: ",\n        "))\n      ]",
      "path: \".\"",
    ]
    if !excluded.isEmpty { settings.append("exclude: [\(excluded.joined(separator: ", "))]") }
    if !resources.isEmpty {
      let list =
        resources.count > 8
        ? "\n        \(resources.joined(separator: ",\n        "))\n      "
        : resources.joined(separator: ", ")
      settings.append("resources: [\(list)]")
    }
    let library =
      isLibrary ? "\n  products: [.library(name: \"\(module)\", targets: [\"\(module)\"])]," : ""
    return """
      // swift-tools-version:6.2
      import PackageDescription

      let package = Package(
        name: \(quoted(name)),
        \(localization)platforms: [.macOS(.v15)],\(library)
        dependencies: [
          \(packageList.joined(separator: ",\n    "))
        ],
        targets: [
          .\(isLibrary ? "target" : "executableTarget")(
            \(settings.joined(separator: ",\n      ")))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  /// The language of the package, which SwiftPM asks for where it merges folders.
  private var localization: String {
    guard mergesTranslations else { return "" }
    let languages = resources.filter(Self.isTranslation).map {
      String(Self.name(of: $0).dropLast(6))
    }
    let language = languages.contains("en") ? "en" : languages.first { $0 != "Base" } ?? "en"
    return "defaultLocalization: \(quoted(language)),\n  "
  }

  private func entries() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      !$0.hasPrefix(".")
    }.sorted()
  }

  static func top(_ path: String) -> String? {
    path.split(separator: "/").first.map(String.init)
  }

  /// Files and folders of the first level that SwiftPM must not take for sources.
  private var exclusions: [String] {
    let used = Set((files.map(\.path) + resources).compactMap(Self.top))
    // A package beside used files is in a folder that is used.
    let unused = packages.map(\.path) + innerSkippedFolders + repeatedResources + otherLanguages
    let left = unused.filter { !isOthers($0) } + otherFolders
    let inner = left.filter { $0.contains("/") && used.contains(Self.top($0) ?? "") }
    return entries().filter { !used.contains($0) } + inner
  }

  /// Asset catalogs are resources.
  private var innerSkippedFolders: [String] {
    skippedFolders.filter { !$0.hasSuffix(".xcassets") }.sorted()
  }

  /// The asset catalogs, the translations and the files of the bundle. SwiftPM takes one of each name; it merges folders of
  /// a language whose files have different names.
  var resources: [String] {
    var names: Set<String> = []
    return allResources.filter { path in
      let own = Self.isTranslation(path) ? filesOfTranslation(path) : [Self.name(of: path)]
      guard names.isDisjoint(with: own) else { return false }
      names.formUnion(own)
      return true
    }
  }

  /// Whether a language has several folders, which are merged.
  private var mergesTranslations: Bool {
    let names = resources.filter(Self.isTranslation).map(Self.name)
    return Set(names).count < names.count
  }

  private static func isTranslation(_ path: String) -> Bool { path.hasSuffix(".lproj") }

  /// `en.lproj/Localizable.strings` of `Shared/en.lproj`.
  private func filesOfTranslation(_ path: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder + "/" + path)?.allObjects ?? []
    return files.map { "\(Self.name(of: path))/\($0)" }
  }

  /// Resources that have the name of another one.
  var repeatedResources: [String] {
    let used = Set(resources)
    return allResources.filter { !used.contains($0) }
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private var allResources: [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
    let skipped = Set(packages.map(\.path) + otherFolders + innerSkippedFolders)
    let folders = sourceFolders
    var found: [String] = []
    while let path = paths.nextObject() as? String {
      let name = Self.name(of: path)
      if name.hasPrefix(".") || skipped.contains(path) {
        paths.skipDescendants()
      } else if name.hasSuffix(".xcassets") || name.hasSuffix(".lproj") {
        paths.skipDescendants()
        if !name.hasPrefix("Preview") { found.append(path) }
      } else if name.hasPrefix("Preview"), !name.contains(".") {
        // `Preview Content`: Xcode leaves it out of the app.
        paths.skipDescendants()
      } else if isBundleFile(path, in: folders) {
        // A bundle is a folder, and one file to the app.
        if name.hasSuffix(".bundle") { paths.skipDescendants() }
        found.append(path)
      } else if name.hasSuffix(".xcstrings") {
        found.append(path)
      } else if [".xcdatamodeld", ".icon", ".docc"].contains(where: name.hasSuffix) {
        paths.skipDescendants()
      }
    }
    if asksForInformation, !found.contains(Self.informationFile) {
      found.append(Self.informationFile)
    }
    return found.sorted()
  }
}
