/// Values that members and calls give.
extension VariationFinder {
  mutating func variation(
    ofMember name: String, of base: Value, in place: Resolver.Place, presence: Bool
  ) -> Variation {
    if case .name(let reader) = base.root, readsSize(reader, in: place) {
      return .varies("the available size changes")
    }
    // The size class of the device and its like.
    if case .name(let root) = base.root, root.first?.isUppercase == true,
      project.type(named: root, from: place.type) == nil
    {
      if KnownViews.processWide.contains(root) {
        return KnownViews.changingProcessMembers.contains(name) ? .unknown : .constant
      }
    }
    if case .name(let typeName) = base, KnownViews.isSwitchboard(typeName) { return .constant }
    if case .name(let typeName) = base, typeName.first?.isUppercase == true {
      guard let info = project.type(named: typeName, from: place.type) else {
        return ["shared", "current", "main", "standard", "default"].contains(name)
          ? .constant : .unknown
      }
      guard let property = project.property(name, of: info) else {
        return info.facts.cases.contains(name) ? .constant : .unknown
      }
      return variation(of: property, of: info, presence: presence)
    }
    if [
      "isEmpty", "count", "first", "last", "rawValue", "description", "localizedDescription",
      "hashValue", "isNotEmpty", "isNil",
    ]
    .contains(name) {
      let own = variation(of: base, in: place)
      if own.level != .unknown || !isElement(base) { return own }
    }
    guard let type = resolver.type(of: base, in: place),
      let info = project.type(named: TypeShape(type).base, from: place.type)
    else {
      let whole = variation(of: base, in: place)
      // A member of an object that no file here declares may change or not.
      return whole.level == .varies ? whole : .unknown
    }
    guard let property = project.property(name, of: info) else {
      let whole = variation(of: base, in: place)
      return whole.level == .varies ? whole : .unknown
    }
    if presence, let type = property.type, !TypeShape(type).isOptional,
      !property.isComputed || property.wrapper == nil
    {
      return .constant
    }
    let instance = variation(of: base, in: place)
    if info.isReference {
      // Another object may replace it.
      let own = variation(of: property, of: info, presence: presence)
      return own.level < .varies && instance.level == .varies && !isElement(base) ? instance : own
    }
    if instance.level == .varies, !isElement(base) { return instance }
    let own = variation(of: property, of: info, presence: presence)
    return own.level == .constant && !property.isStatic && !property.isLet
      ? own.joined(instance) : own
  }

  /// Whether a view passes what it measures to its content.
  private func readsSize(_ name: String, in place: Resolver.Place) -> Bool {
    if name == "GeometryReader" { return true }
    guard name.hasSuffix("Reader"), let info = project.type(named: name, from: place.type) else {
      return false
    }
    return info.isView
      && !info.facts.names.isDisjoint(with: ["GeometryReader", ".onGeometryChange"])
  }

  private func isElement(_ value: Value) -> Bool {
    if case .element = value.root { return true }
    return false
  }

  mutating func variation(
    ofCall callee: Value, _ arguments: [Value.Argument], in place: Resolver.Place, presence: Bool
  )
    -> Variation
  {
    let values = arguments.map(\.value)
    switch callee {
    case .parameter(let name): return variation(ofParameter: name, in: place, presence: presence)
    case .name(let name):
      if name.first?.isUppercase == true { return presence ? .constant : join(values, in: place) }
      let functions =
        project.functions(name, of: resolver.info(place))
        + project.functions(name, from: place.type)
      return result(of: functions, arguments: values, in: place, presence: presence)
    case .member(let base, let name):
      if case .name(let root) = base.root, KnownViews.processWide.contains(root),
        project.type(named: root) == nil
      {
        return .constant
      }
      if let type = calledType(base, in: place),
        let info = project.type(named: TypeShape(type).base, from: place.type)
      {
        let functions = project.functions(name, of: info)
        if !functions.isEmpty {
          return result(
            of: functions, arguments: values, in: Resolver.Place(type: info.facts.name),
            presence: presence
          )
          .joined(info.isReference ? .constant : variation(of: base, in: place))
        }
      }
      let whole = variation(of: base, in: place).joined(join(values, in: place))
      return whole.level == .varies ? whole : Self.pure.contains(name) ? whole : .unknown
    case .implicitMember: return join(values, in: place)
    default:
      let whole = variation(of: callee, in: place)
      return whole.level == .varies ? whole : .unknown
    }
  }

  private func calledType(_ base: Value, in place: Resolver.Place) -> String? {
    if case .name(let name) = base, name.first?.isUppercase == true { return name }
    return resolver.type(of: base, in: place)
  }

  /// Methods whose result depends only on their arguments.
  private static let pure: Set<String> = [
    "contains", "hasPrefix", "hasSuffix", "first", "last", "filter", "map", "compactMap", "sorted",
    "prefix", "suffix", "lowercased",
    "uppercased",
    "trimmingCharacters", "isSubset", "isSuperset", "firstIndex", "max", "min", "allSatisfy",
    "joined", "replacingOccurrences",
    "components",
  ]

  private mutating func result(
    of functions: [FunctionFacts], arguments: [Value], in place: Resolver.Place, presence: Bool
  ) -> Variation {
    guard !functions.isEmpty else {
      let given = join(arguments, in: place)
      return given.level == .varies ? given : .unknown
    }
    var result = Variation.constant
    for function in functions.prefix(4) {
      let key = "\(place.type ?? "").\(function.name)()"
      guard visiting.insert(key).inserted else { continue }
      defer { visiting.remove(key) }
      if function.returned.isEmpty { result = result.joined(.unknown) }
      result = result.joined(
        join(
          function.returned, in: Resolver.Place(type: place.type, function: function.name),
          presence: presence))
    }
    return result
  }
}
