import SwiftSyntax

/// The store of `UserDefaults` that an expression gives: the standard one, or a suite.
enum DefaultsStore: Equatable {
  case standard
  /// A suite, by the spelling of its name.
  case named(String)

  var phrase: String {
    switch self {
    case .standard: "the standard defaults"
    case .named: "the defaults of a suite"
    }
  }

  init?(_ value: Value, in place: Resolver.Place, _ resolver: Resolver, depth: Int = 0) {
    guard depth < 4 else { return nil }
    switch value {
    case .member(.name("UserDefaults"), "standard"), .implicitMember("standard"):
      self = .standard
    case .call(.name("UserDefaults"), let arguments):
      guard let suite = arguments.first(where: { $0.label == "suiteName" }) else { return nil }
      guard case .literal(let text) = suite.value else { return nil }
      self = .named(text)
    case .operation("??", let values):
      guard let first = values.first,
        let found = Self(first, in: place, resolver, depth: depth + 1)
      else { return nil }
      self = found
    case .operation("!", let values), .operation("var", let values):
      guard values.count == 1, let found = Self(values[0], in: place, resolver, depth: depth + 1)
      else { return nil }
      self = found
    case .implicitMember(let name), .member(.name("UserDefaults"), let name):
      // Two constants may be one suite: it is known by what it is made of.
      let owner = resolver.project.types["UserDefaults"]
      guard
        let initial = resolver.project.property(name, of: owner)?.initial
          ?? resolver.project.property(name, of: owner)?.returned.first,
        let found = Self(initial, in: place, resolver, depth: depth + 1)
      else { return nil }
      self = found
    case .name(let name):
      guard let property = resolver.property(name, in: place) else { return nil }
      if let initial = property.initial ?? property.returned.first {
        guard let found = Self(initial, in: place, resolver, depth: depth + 1) else { return nil }
        self = found
        return
      }
      // `init(defaults: UserDefaults = .standard)`, which no caller changes.
      guard let info = resolver.info(place), property.isLet,
        let parameter = info.facts.initializers.lazy.compactMap({ initializer in
          initializer.parameters.first { initializer.stored[name] == .parameter($0.name) }
        }).first,
        let initial = parameter.initial,
        !resolver.project.callers(of: info).contains(where: { call in
          call.fact.arguments.contains { $0.label == parameter.label }
        }), let found = Self(initial, in: place, resolver, depth: depth + 1)
      else { return nil }
      self = found
    case .member(.name(let type), let name):
      guard let info = resolver.project.type(named: type, from: place.type),
        let initial = resolver.project.property(name, of: info)?.initial,
        let found = Self(
          initial, in: Resolver.Place(type: info.facts.name), resolver, depth: depth + 1)
      else { return nil }
      self = found
    default: return nil
    }
  }

  init?(of call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver) {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return nil
    }
    self.init(ValueReader.value(of: base), in: file.resolverPlace(of: call), resolver)
  }
}
