import Foundation

/// The program that shows previews.
enum PreviewProduct: Equatable {
  case app(String)
  /// Libraries that no app uses: a program is made for them.
  case libraries([String])

  /// Products of the developer's package.
  var products: [String] {
    switch self {
    case .app(let name): [name]
    case .libraries(let names): names
    }
  }
}

extension PackageModel {
  /// What can show the previews of a file: an app with the file in one of its targets, or in a
  /// target that those depend on; else a library with it.
  ///
  /// - Parameters:
  ///   - file: nil for all previews of the only app, or of the libraries of a package without one.
  ///   - name: of the app or library; needed when no file decides between several apps.
  /// - Throws: `DevelopmentError` that says why there is none, and what to do.
  func previewProduct(of file: String?, named name: String?) throws(DevelopmentError)
    -> PreviewProduct
  {
    guard let file else { return try previewProduct(named: name) }
    let shown = relative(file)
    guard let target = target(of: file) else {
      let places = description.targets.map { "\($0.name) in \($0.path.isEmpty ? "." : $0.path)" }
      throw DevelopmentError(
        """
        \(shown) belongs to none of the targets of \(description.name): \
        \(places.sorted().joined(separator: ", "))
        """)
    }
    if let kind = Self.kindsWithoutPreviews[target.type] {
      throw DevelopmentError(
        "\(shown) is a file of the \(kind) \(target.name); previews of apps and libraries are shown"
      )
    }
    func uses(_ product: Description.Product) -> Bool {
      targets(of: product).contains { $0.name == target.name }
    }
    if let name {
      let chosen = try previewProduct(named: name)
      guard description.products.contains(where: { $0.name == name && uses($0) }) else {
        throw DevelopmentError("\(name) does not use \(target.name), to which \(shown) belongs")
      }
      return chosen
    }
    let apps = executables.filter(uses).sorted {
      (usesTheseus($0) ? 0 : 1, $0.name) < (usesTheseus($1) ? 0 : 1, $1.name)
    }
    if let app = apps.first(where: usesOtherPackages) { return .app(app.name) }
    // The smallest one is built fastest.
    let libraries = libraries.filter(uses).sorted {
      (targets(of: $0).count, $0.name) < (targets(of: $1).count, $1.name)
    }
    if let library = libraries.first { return .libraries([library.name]) }
    // It says that the tool is no app.
    if let tool = apps.first { return .app(try product(named: tool.name)) }
    let all = description.products.map(\.name).sorted().joined(separator: ", ")
    throw DevelopmentError(
      """
      \(shown) belongs to \(target.name), which is a part of no product of \(description.name)\
      \(all.isEmpty ? "" : " (\(all))"). Add \(target.name) to an app, or to the products in \
      Package.swift: .library(name: "\(target.name)", targets: ["\(target.name)"])
      """)
  }

  /// Targets that no app is linked with, by the type that SwiftPM reports.
  private static let kindsWithoutPreviews = [
    "test": "tests", "macro": "macro", "plugin": "plugin", "snippet": "snippet",
  ]

  /// - Parameter name: of an app or a library; nil for the only app, or for all libraries of a
  ///   package without one.
  private func previewProduct(named name: String?) throws(DevelopmentError) -> PreviewProduct {
    if let name {
      if libraries.contains(where: { $0.name == name }) { return .libraries([name]) }
      return .app(try product(named: name))
    }
    if executables.contains(where: usesTheseus) { return .app(try product(named: nil)) }
    // Another package's library may bring SwiftUI with it.
    let known = libraries.filter(usesTheseus)
    let shown = known.isEmpty ? libraries.filter(usesOtherPackages) : known
    if !shown.isEmpty { return .libraries(shown.map(\.name).sorted()) }
    if !executables.isEmpty { return .app(try product(named: nil)) }
    throw DevelopmentError(
      "\(description.name) has no app, and no product that is a library and uses SwiftUI")
  }

  /// Whether these libraries import `Theseus` and not `SwiftUI`, as far as their package says.
  func usesOnlyTheseus(_ libraries: [String]) -> Bool {
    let used = description.products.filter { libraries.contains($0.name) }.flatMap(targets)
      .flatMap { $0.product_dependencies ?? [] }
    return used.contains("Theseus") && !used.contains("SwiftUI")
  }

  /// The files with previews in the targets of products, as paths in the package.
  func filesWithPreviews(in products: [String]) -> [String] {
    let targets = description.products.filter { products.contains($0.name) }.flatMap(targets)
    let files = targets.flatMap { target in
      (target.sources ?? []).map { relative("\(folder(of: target))/\($0)") }
    }
    return Set(files).filter { PreviewSource(file: "\(folder)/\($0)").hasPreviews }.sorted()
  }

  /// A path in the package, or the whole one.
  func relative(_ file: String) -> String {
    file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
  }

  private func target(of file: String) -> Description.Target? {
    description.targets.first { target in
      let start = folder(of: target) + "/"
      guard file.hasPrefix(start) else { return false }
      return target.sources?.contains(String(file.dropFirst(start.count))) ?? true
    }
  }
}

/// A source file, as far as previews are concerned.
struct PreviewSource {
  let hasPreviews: Bool

  /// The file is searched and not parsed, so a preview inside `#if` counts.
  init(file: String) {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    hasPreviews = text.split(whereSeparator: \.isNewline).contains { line in
      guard let mark = line.firstRange(of: "#Preview") ?? line.firstRange(of: "PreviewProvider")
      else { return false }
      return !line[..<mark.lowerBound].contains("//")
    }
  }
}
