import Foundation

/// The public declarations of the modules that `import SwiftUI` brings.
struct Interface {
  /// The extent to which a declaration does what SwiftUI's does.
  enum Degree: String {
    case full
    /// It does something similar; its documentation says what.
    case approximate
    /// It compiles and changes nothing.
    case accepted
  }

  struct Declaration {
    /// The type that has it; empty for functions of no type.
    let owner: String
    /// With labels: `padding(_:)`.
    let name: String
    let parameters: [Parameter]
    let degree: Degree
  }

  /// By the name in a call: `.padding`, `Text`, `withAnimation`.
  private(set) var calls: [String: [Declaration]] = [:]
  private(set) var declarations: [Declaration] = []

  init(_ symbols: [SymbolGraph.Symbol]) {
    var sources = Sources()
    let types = Dictionary(
      symbols.filter { $0.kind.isType }.map {
        ($0.pathComponents.joined(separator: "."), sources.degree(of: $0))
      }, uniquingKeysWith: { first, _ in first })
    for symbol in symbols {
      let path = symbol.pathComponents
      guard let last = path.last, !path.contains(where: { $0.hasPrefix("_") }) else { continue }
      let owner = path.dropLast().joined(separator: ".")
      var degree = sources.degree(of: symbol)
      // An initializer does not do more than its type.
      if degree == .full, symbol.kind.identifier == "swift.init" { degree = types[owner] ?? .full }
      let declaration = Declaration(
        owner: owner, name: last, parameters: Parameter.all(in: symbol.declaration),
        degree: degree)
      declarations.append(declaration)
      switch symbol.kind.identifier {
      case "swift.init":
        if let type = path.dropLast().last { calls[type, default: []].append(declaration) }
      case "swift.method", "swift.type.method":
        calls["." + last.baseName, default: []].append(declaration)
      case "swift.func":
        calls[last.baseName, default: []].append(declaration)
      default: break
      }
    }
  }

  /// The declarations that take a call.
  func takers(of call: Call) -> [Declaration] {
    let takers = (calls[call.name] ?? []).filter { call.fits($0.parameters) }
    guard takers.isEmpty, let call = call.withoutTrailingClosure else { return takers }
    return self.takers(of: call)
  }
}

extension SymbolGraph.Kind {
  fileprivate var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.protocol"].contains(identifier)
  }
}

extension String {
  /// Without labels.
  var baseName: String { String(prefix { $0 != "(" }) }
}

/// Reads the sources of declarations, each file once.
private struct Sources {
  private var lines: [String: [Substring]] = [:]

  /// A declaration that returns its view unchanged is accepted. One is approximate if it only keeps
  /// what it was given for hosts that use it, if it reports at run time what it cannot do, or if
  /// its documentation names cells or terminals, or says that something has no effect.
  mutating func degree(of symbol: SymbolGraph.Symbol) -> Interface.Degree {
    if ["swift.method", "swift.type.method", "swift.init"].contains(symbol.kind.identifier),
      let location = symbol.location, let body = body(at: location)
    {
      if body == "self" || body == "asOneView()" { return .accepted }
      let isKept = body.hasPrefix("hint(") || body.hasPrefix("effect(")
      if isKept || body.contains("RuntimeIssues.reportUnsupported(") { return .approximate }
    }
    let comment = symbol.comment.lowercased()
    let signs = ["cells", "terminal", "hosts without", "not shown", "without effect", "no effect"]
    return signs.contains { comment.contains($0) } ? .approximate : .full
  }

  /// The text between the braces of a function.
  private mutating func body(at location: SymbolGraph.Location) -> String? {
    let path = location.uri.replacingOccurrences(of: "file://", with: "")
    if lines[path] == nil {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      lines[path] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    guard let all = lines[path], location.position.line < all.count else { return nil }
    var (text, braces, parentheses) = ("", 0, 0)
    for line in all[location.position.line...].prefix(40) {
      for character in line {
        // A default value may be a closure: the body begins outside the list of parameters.
        if braces == 0, character == "(" { parentheses += 1 }
        if braces == 0, character == ")" { parentheses -= 1 }
        guard parentheses == 0 else { continue }
        if character == "}" {
          braces -= 1
          if braces == 0 { return text.trimmed }
        }
        if braces > 0 { text.append(character) }
        if character == "{" { braces += 1 }
      }
      if braces > 0 { text.append(" ") }
    }
    return nil
  }
}
