extension VariationFinder {
  /// The requirements on a call of a function: arguments in the order of the parameters, each with
  /// its label, and every parameter without a default.
  struct CallLabels {
    private let parameters: [ParameterFacts]

    init(of function: FunctionFacts) { parameters = function.parameters }

    func fit(_ call: CallFacts) -> Bool {
      var rest = call.arguments[...]
      for parameter in parameters {
        let isVariadic = parameter.type.hasSuffix("...")
        if let first = rest.first, takes(parameter, first) {
          rest.removeFirst()
          while isVariadic, let next = rest.first, next.label == nil { rest.removeFirst() }
        } else if parameter.initial == nil, !isVariadic {
          return false
        }
      }
      return rest.isEmpty
    }

    private func takes(_ parameter: ParameterFacts, _ argument: Value.Argument) -> Bool {
      if argument.label == parameter.label { return true }
      // A trailing closure has no label.
      guard argument.label == nil, argument.value == .closure else { return false }
      return !Self.plain.contains(TypeShape(parameter.type).base)
    }

    /// Types that no closure is of.
    private static let plain: Set<String> = [
      "Bool", "Int", "String", "Double", "CGFloat", "Float", "Color", "Array",
    ]
  }

  /// One call of a function.
  struct CallSite {
    let call: CallFacts
    let path: String
    var place: Resolver.Place { Resolver.Place(type: call.type, function: call.function) }

    /// The value for a parameter: the argument, or the default.
    func argument(_ name: String, of function: FunctionFacts) -> Value? {
      guard let index = function.parameters.firstIndex(where: { $0.name == name }) else {
        return nil
      }
      let parameter = function.parameters[index]
      if let label = parameter.label {
        if let found = call.arguments.first(where: { $0.label == label }) { return found.value }
      } else {
        // The first argument without a label, after as many as precede it without one.
        let before = function.parameters[..<index].filter { $0.label == nil }.count
        let unlabeled = call.arguments.filter { $0.label == nil }
        if before < unlabeled.count { return unlabeled[before].value }
      }
      return parameter.initial
    }
  }

  /// Whether a call can be one of this function, by visibility: `row()` inside a type with its own
  /// `row` calls that one.
  private func canMean(_ function: FunctionFacts, _ call: ProjectIndex.Located<CallFacts>) -> Bool {
    if function.isPrivate, call.path != function.path { return false }
    guard call.fact.name == function.name else { return true }
    let own = resolver.project.functions(
      function.name, of: call.fact.type.flatMap { resolver.project.types[$0] })
    return own.isEmpty || own.contains { $0.path == function.path && $0.line == function.line }
  }

  /// The calls of a function or member with this name whose labels fit.
  func callSites(of function: FunctionFacts) -> [CallSite] {
    let labels = CallLabels(of: function)
    var found: [CallSite] = []
    for name in ["." + function.name, function.name] {
      for call in (resolver.project.calls[name] ?? []).prefix(400 - found.count)
      where labels.fit(call.fact) && canMean(function, call) {
        found.append(CallSite(call: call.fact, path: call.path))
      }
    }
    return found
  }
}
