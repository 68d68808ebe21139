extension Value {
  /// The value with its implicit members resolved: `.init(…)` where a `Model` is expected is
  /// `Model(…)`, and `.make()` is `Model.make()`.
  ///
  /// - Parameter type: as spelled; nil when it is not known.
  func typed(as type: String?) -> Value {
    // A shape leaves wrappers out, and `.init(get:set:)` makes one.
    guard let type, type.startsUppercase, !type.hasPrefix("Binding<") else {
      return self
    }
    let shape = TypeShape(type)
    guard shape.element == nil, shape.base != "Array", shape.base.first?.isUppercase == true else {
      return self
    }
    switch self {
    case .call(.implicitMember("init"), let arguments): return .call(.name(shape.base), arguments)
    case .call(.implicitMember(let name), let arguments)
    where name == "random" || !KnownViews.isBuiltIn(shape.base):
      return .call(.member(.name(shape.base), name), arguments)
    case .choice(let condition, let first, let second):
      return .choice(condition, first.typed(as: type), second.typed(as: type))
    case .operation("??", let values):
      return .operation("??", values.map { $0.typed(as: type) })
    default: return self
    }
  }

  /// The value in an initializer with the arguments of a call in place of its parameters.
  func replacing(_ parameters: [String: Value]) -> Value {
    switch self {
    case .parameter(let name): return parameters[name] ?? self
    case .literal, .nil, .name, .implicitMember, .closure, .keyPath, .unknown: return self
    case .element(let value): return .element(value.replacing(parameters))
    case .part(let value): return .part(value.replacing(parameters))
    case .member(let value, let name): return .member(value.replacing(parameters), name)
    case .subscripted(let value, let index):
      return .subscripted(value.replacing(parameters), index.replacing(parameters))
    case .call(let callee, let arguments):
      return .call(
        callee.replacing(parameters),
        arguments.map { Argument(label: $0.label, value: $0.value.replacing(parameters)) })
    case .operation(let name, let values):
      return .operation(name, values.map { $0.replacing(parameters) })
    case .collection(let values): return .collection(values.map { $0.replacing(parameters) })
    case .choice(let condition, let first, let second):
      return .choice(
        condition.replacing(parameters), first.replacing(parameters), second.replacing(parameters))
    }
  }
}

extension TypeFacts {
  /// Resolves the values that initializers store where this needs the whole declaration: the types
  /// of `.init(…)`, and the values that `self.init(…)` stores by another initializer.
  mutating func resolveInitializers() {
    let known = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    for index in initializers.indices {
      for (name, value) in initializers[index].stored {
        if let property = known[name] {
          initializers[index].stored[name] = value.typed(as: property.type)
        } else if name.hasPrefix("_"), let property = known[String(name.dropFirst())],
          case .call(let callee, var arguments) = value.typed(as: property.wrapper)
        {
          if let first = arguments.first {
            arguments[0] = .init(label: first.label, value: first.value.typed(as: property.type))
          }
          initializers[index].stored[name] = .call(callee, arguments)
        }
      }
    }
    let direct = initializers
    for index in initializers.indices {
      let stored = initializers[index].stored
      let passed = stored.filter { known[$0.key] == nil && !$0.key.hasPrefix("_") }
      guard !passed.isEmpty,
        let target = direct.first(where: { other in
          other != direct[index]
            && passed.keys.allSatisfy { label in
              other.parameters.contains { $0.label == label }
            }
        })
      else { continue }
      let values = Dictionary(
        target.parameters.compactMap { parameter in
          parameter.label.flatMap { passed[$0] ?? stored[$0] }.map { (parameter.name, $0) }
        }
      ) { first, _ in first }
      for (name, value) in target.stored where stored[name] == nil {
        initializers[index].stored[name] = value.replacing(values)
      }
    }
  }
}
