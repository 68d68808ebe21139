import Foundation

extension PackageModel {
  /// The executable that can show the previews of a file: an app with the file in one of its
  /// targets, or in a target that those depend on.
  ///
  /// - Parameter name: of the executable; needed when no file decides between several.
  /// - Throws: `DevelopmentError` that says why there is none, and what to do.
  func previewProduct(of file: String?, named name: String?) throws(DevelopmentError) -> String {
    guard let file else { return try product(named: name) }
    let shown = relative(file)
    guard let target = target(of: file) else {
      let places = description.targets.map { "\($0.name) in \($0.path.isEmpty ? "." : $0.path)" }
      throw DevelopmentError(
        """
        \(shown) belongs to none of the targets of \(description.name): \
        \(places.sorted().joined(separator: ", "))
        """)
    }
    guard target.type != "test" else {
      throw DevelopmentError(
        "\(shown) is a file of the tests \(target.name); previews of apps and libraries are shown")
    }
    let users = executables.filter { targets(of: $0).contains { $0.name == target.name } }
    if let name {
      guard users.contains(where: { $0.name == name }) else {
        let product = try product(named: name)
        throw DevelopmentError("\(product) does not use \(target.name), to which \(shown) belongs")
      }
      return name
    }
    let ordered = users.sorted {
      (usesTheseus($0) ? 0 : 1, $0.name) < (usesTheseus($1) ? 0 : 1, $1.name)
    }
    guard let first = ordered.first else {
      let all = executables.map(\.name).sorted().joined(separator: ", ")
      throw DevelopmentError(
        """
        \(shown) belongs to \(target.name), which no executable of \(description.name) uses\
        \(all.isEmpty ? "" : " (\(all))"). Previews are shown in an app: add an executable target \
        with an `App` that depends on \(target.name)
        """)
    }
    return first.name
  }

  /// The files with previews in the targets of a product, as paths in the package.
  func filesWithPreviews(in product: String) -> [String] {
    guard let product = executables.first(where: { $0.name == product }) else { return [] }
    return targets(of: product).flatMap { target in
      (target.sources ?? []).map { relative("\(folder(of: target))/\($0)") }
    }.filter { PreviewSource(file: "\(folder)/\($0)").hasPreviews }.sorted()
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
