import Yams

extension Configuration {
  private static let keys = ["include", "exclude", "rules", "strict", "root"]
  /// Longer than any handwritten file.
  private static let longestFile = 1 << 20

  /// - Parameters:
  ///   - path: as errors name it.
  ///   - folder: the absolute folder that patterns are relative to.
  init(parsing text: String, path: String, folder: String, catalog: RuleCatalog)
    throws(ConfigurationError)
  {
    self.init(folder: folder)
    guard text.utf8.count <= Configuration.longestFile else {
      throw ConfigurationError(
        path: path, message: "longer than \(Configuration.longestFile) bytes")
    }
    let root: Node?
    do { root = try Yams.compose(yaml: text) } catch {
      throw ConfigurationError(path: path, yaml: error)
    }
    guard let root else { return }
    let reader = Reader(path: path, catalog: catalog)
    // A file of comments alone is an empty scalar.
    if case .scalar(let scalar) = root, scalar.string.isEmpty { return }
    guard case .mapping(let mapping) = root else {
      throw reader.error(root, "expected keys: \(Configuration.keys.joined(separator: ", "))")
    }
    for (key, value) in mapping {
      let name = try reader.text(key, "a key")
      switch name {
      case "include": include = try reader.patterns(value, name)
      case "exclude": exclude = try reader.patterns(value, name)
      case "rules": rules = try reader.settings(value)
      case "strict": isStrict = try reader.bool(value, name)
      case "root": isRoot = try reader.bool(value, name)
      default:
        let near = nearest(to: name, among: Configuration.keys)
        throw reader.error(
          key,
          "unknown key '\(name)': "
            + (near.map { "did you mean '\($0)'?" }
              ?? "the keys are \(Configuration.keys.joined(separator: ", "))")
        )
      }
    }
  }

  private struct Reader {
    let path: String
    let catalog: RuleCatalog

    func error(_ node: Node, _ message: String) -> ConfigurationError {
      ConfigurationError(
        path: path, line: node.mark?.line, column: node.mark?.column, message: message)
    }

    func text(_ node: Node, _ what: String) throws(ConfigurationError) -> String {
      guard case .scalar(let scalar) = node else { throw error(node, "expected \(what)") }
      return scalar.string
    }

    func bool(_ node: Node, _ name: String) throws(ConfigurationError) -> Bool {
      switch try text(node, "true or false for '\(name)'").lowercased() {
      case "true", "yes", "on": return true
      case "false", "no", "off": return false
      case let other: throw error(node, "'\(name)' is '\(other)', not true or false")
      }
    }

    /// A list, or one pattern alone.
    func patterns(_ node: Node, _ name: String) throws(ConfigurationError) -> [PathPattern] {
      let items: [Node] = if case .sequence(let sequence) = node { Array(sequence) } else { [node] }
      var found: [PathPattern] = []
      for item in items {
        let text = try text(item, "a list of patterns for '\(name)'")
        guard let pattern = PathPattern(text[...]) else {
          throw error(item, "'\(text)' in '\(name)' is no pattern")
        }
        found.append(pattern)
      }
      return found
    }

    func settings(_ node: Node) throws(ConfigurationError) -> [String: RuleSetting] {
      guard case .mapping(let mapping) = node else {
        throw error(node, "expected 'rules' to have a rule and its severity on each line")
      }
      var found: [String: RuleSetting] = [:]
      for (key, value) in mapping {
        let name = try text(key, "a rule")
        guard catalog[name] != nil else { throw error(key, catalog.unknown(name)) }
        let word = try text(value, "a severity for '\(name)'")
        guard let setting = RuleSetting(word) else {
          throw error(
            value,
            """
            '\(name)' is '\(word)', not one of off, on, \
            \(Severity.allCases.map(\.rawValue).joined(separator: ", "))
            """
          )
        }
        found[name] = setting
      }
      return found
    }
  }
}

extension ConfigurationError {
  fileprivate init(path: String, yaml error: any Error) {
    var mark: Mark?
    var message = "not YAML"
    switch error as? YamlError {
    case .scanner(_, let problem, let place, _)?, .parser(_, let problem, let place, _)?,
      .composer(_, let problem, let place, _)?:
      mark = place
      message += ": \(problem)"
    case .duplicatedKeysInMapping(let keys, _)?:
      message = "a key is there twice: \(keys.map { "\($0)" }.joined(separator: ", "))"
    case let other?: message += ": \(other)"
    case nil: message += ": \(error)"
    }
    self.init(path: path, line: mark?.line, column: mark?.column, message: message)
  }
}
