/// Follows values to the code that can change them.
struct VariationFinder {
  let resolver: Resolver
  /// Whether the value chooses between arms. A value that is set once, as by loading, or that
  /// follows a system setting, then counts as not known to change while there is something to lose.
  var isForCondition = false
  /// Whether a size class counts as a value that changes, as it does when a device is rotated or a
  /// window is resized.
  var countsSizeClasses = false
  /// Whether the size of text counts as a value that changes, as it does while the app is open.
  var countsTextSizes = false
  var visiting: Set<String> = []
  private var depth = 0

  init(_ resolver: Resolver) { self.resolver = resolver }

  var project: ProjectIndex { resolver.project }

  /// `presence`: only whether it is nil counts.
  mutating func variation(of value: Value, in place: Resolver.Place, presence: Bool = false)
    -> Variation
  {
    guard depth < 12 else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    if isForCondition, RareConditions.contains(value) {
      isForCondition = false
      defer { isForCondition = true }
      let found = variation(of: value, in: place, presence: presence)
      return found.level == .constant ? found : .unknown
    }
    switch value {
    case .literal, .nil, .implicitMember, .closure, .keyPath: return .constant
    case .unknown: return .unknown
    case .name(let name):
      return variation(ofName: value.ownName ?? name, in: place, presence: presence)
    case .parameter(let name): return variation(ofParameter: name, in: place, presence: presence)
    case .element: return .constant
    case .part(let whole): return variation(of: whole, in: place)
    case .member(let base, let name):
      return variation(ofMember: name, of: base, in: place, presence: presence)
    case .subscripted(let base, let index):
      return variation(of: base, in: place).joined(variation(of: index, in: place))
    case .call(let callee, let arguments):
      return variation(ofCall: callee, arguments, in: place, presence: presence)
    case .operation("nil?", let values): return join(values, in: place, presence: true)
    case .operation("string", let values): return presence ? .constant : join(values, in: place)
    case .operation("??", let values): return join(values, in: place)
    case .operation("==", let values) where isForCondition,
      .operation("!=", let values) where isForCondition:
      return variation(ofKind: values, in: place)
    case .operation(_, let values), .collection(let values): return join(values, in: place)
    case .choice(let condition, let first, let second):
      let arms = join([first, second], in: place, presence: presence)
      if presence, first != .nil, second != .nil { return arms }
      return arms.joined(variation(of: condition, in: place))
    }
  }

  /// `style == .wide`: the kind of thing that is shown changes only when a state of the view
  /// decides it.
  private mutating func variation(ofKind values: [Value], in place: Resolver.Place) -> Variation {
    let found = join(values, in: place)
    let isKind = values.contains { value in
      if case .implicitMember = value { return true }
      if case .member(.name(let type), _) = value { return type.first?.isUppercase == true }
      return false
    }
    guard isKind, found.level == .varies else { return found }
    let isState = ["@State", "@Binding", "@FocusState", "@GestureState"].contains {
      found.because.hasPrefix($0)
    }
    if countsSizeClasses, found.because.hasPrefix("the environment's") { return found }
    return isState ? found : .unknown
  }

  mutating func join(_ values: [Value], in place: Resolver.Place, presence: Bool = false)
    -> Variation
  {
    var result = Variation.constant
    for value in values {
      result = result.joined(variation(of: value, in: place, presence: presence))
      if result.level == .varies { break }
    }
    return result
  }

  // MARK: Names

  private mutating func variation(ofName name: String, in place: Resolver.Place, presence: Bool)
    -> Variation
  {
    if name == "self" || name == "Self" { return .constant }
    let info = resolver.info(place)
    if let property = project.property(name, of: info), let info {
      return variation(of: property, of: info, presence: presence)
    }
    if let property = resolver.property(name, in: place) {
      if property.isLet || property.isComputed && property.returned.isEmpty { return .constant }
      if property.isComputed {
        return join(property.returned, in: Resolver.Place(), presence: presence)
      }
      return project.changes.isAssigned(
        name, in: property.isPrivate ? project.types.path(of: place.type) : nil)
        ? .varies("`\(name)` is assigned") : .constant
    }
    return name.first?.isUppercase == true ? .constant : .unknown
  }

  /// For a type's property, read on the type itself.
  mutating func variation(
    of property: PropertyFacts, of info: ProjectIndex.TypeInfo, presence: Bool
  ) -> Variation {
    let key = info.facts.name + "." + property.name + (presence ? "?" : "")
    guard visiting.insert(key).inserted else { return .constant }
    defer { visiting.remove(key) }
    let place = Resolver.Place(type: info.facts.name)
    if property.isComputed { return computed(property, in: place, presence: presence) }
    if presence, let type = property.type, !TypeShape(type).isOptional,
      property.wrapper == nil || property.wrapper != "Environment"
    {
      return .constant
    }
    switch property.wrapper {
    case "Environment": return variation(ofEnvironment: property, in: place, presence: presence)
    case "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "Namespace",
      "ScaledMetric", "Injected", "InjectedObject":
      return .constant
    case "Binding": return variation(ofBinding: property, of: info, presence: presence)
    case "State", "GestureState", "FocusState", "Published", "BindableState",
      "AccessibilityFocusState":
      // An object in State stays the same one.
      if let type = property.type,
        project.type(named: TypeShape(type).base, from: info.facts.name)?.isReference == true,
        !TypeShape(type).isOptional
      {
        return .constant
      }
      return changed(property, of: info, kind: "@" + (property.wrapper ?? ""), presence: presence)
    case let wrapper?:
      if isForCondition, KnownViews.settingWrappers.contains(wrapper) { return .unknown }
      if KnownViews.changingWrappers.contains(wrapper) {
        return .varies("@\(wrapper) `\(property.name)` changes")
      }
      return .unknown
    case nil: break
    }
    if property.isLet, property.isStatic || property.initial != nil { return .constant }
    if property.isStatic {
      return changed(property, of: info, kind: "static", presence: presence)
    }
    if info.isReference || info.facts.attributes.contains("Observable") {
      return property.isLet
        ? .constant : changed(property, of: info, kind: "", presence: presence)
    }
    if info.isView { return variation(ofInput: property, of: info, presence: presence) }
    // A field of a value: changes of the stored value are found by its owner.
    return property.isLet
      ? .unknown
      : changed(property, of: info, kind: "", presence: presence)
        .joined(.unknown)
  }

  private mutating func computed(
    _ property: PropertyFacts, in place: Resolver.Place, presence: Bool
  ) -> Variation {
    if presence, let type = property.type, !TypeShape(type).isOptional { return .constant }
    guard !property.returned.isEmpty else { return .unknown }
    return join(property.returned, in: place)
  }

  private func changed(
    _ property: PropertyFacts, of info: ProjectIndex.TypeInfo, kind: String, presence: Bool
  ) -> Variation {
    let (sure, isOpen) = resolver.changes(of: property.name, in: info)
    if isForCondition, isSetOnce(property, by: sure.map(\.fact), in: info, presence: presence) {
      return .unknown
    }
    if let first = sure.first {
      let verb = first.fact.kind == .projected ? "is handed on as a binding" : "is set"
      return .varies(
        """
        \(kind.isEmpty ? "" : kind + " ")`\(property.name)` \(verb) in \
        \(first.fact.scopeName)
        """,
        sure.prefix(3).map { CodePlace(path: $0.path, line: $0.fact.line) })
    }
    if isOpen || isSetElsewhere(property, of: info) { return .unknown }
    return .constant
  }

  /// Whether a variable of an observed class may change by code that is not here: nothing here sets
  /// it, and nothing here makes the object.
  private func isSetElsewhere(_ property: PropertyFacts, of info: ProjectIndex.TypeInfo) -> Bool {
    guard info.isReference, !property.isPrivate, !property.isLet, !property.isStatic,
      property.wrapper == "Published"
        || property.wrapper == nil && info.facts.attributes.contains("Observable")
    else { return false }
    return project.callers(of: info).isEmpty
  }

  /// Whether a property changes once and never back: a flag that is only set, an optional that is
  /// filled and never emptied.
  private func isSetOnce(
    _ property: PropertyFacts, by changes: [MutationFacts], in info: ProjectIndex.TypeInfo,
    presence: Bool
  ) -> Bool {
    guard !changes.isEmpty, changes.allSatisfy({ $0.kind == .assigned }) else { return false }
    let values = changes.map(\.value)
    if presence {
      guard property.initial == nil || property.initial == .nil else { return false }
      return changes.allSatisfy { change in
        guard let value = change.value, value != .unknown else { return false }
        return !canBeNil(
          value, in: Resolver.Place(type: change.type, function: change.function))
      }
    }
    guard case .literal(let initial)? = property.initial, ["true", "false"].contains(initial) else {
      return false
    }
    let other = initial == "true" ? "false" : "true"
    return values.allSatisfy { $0 == .literal(other) }
  }

  private func canBeNil(_ value: Value, in place: Resolver.Place) -> Bool {
    switch value {
    case .nil: return true
    case .literal, .collection, .operation("string", _): return false
    case .choice(_, let first, let second):
      return canBeNil(first, in: place) || canBeNil(second, in: place)
    case .operation("??", let values): return values.last.map { canBeNil($0, in: place) } ?? true
    case .call(.name(let name), _) where name.first?.isUppercase == true: return false
    default:
      // A declaration of the project reveals whether it is optional; anything else may be.
      guard let type = resolver.type(of: value, in: place) else { return true }
      return TypeShape(type).isOptional
    }
  }

  private mutating func variation(
    ofEnvironment property: PropertyFacts, in place: Resolver.Place, presence: Bool
  ) -> Variation {
    guard let argument = property.wrapperArgument, argument.hasPrefix("\\.") else {
      return .constant
    }
    let key = String(argument.dropFirst(2))
    if KnownViews.changingEnvironment.contains(
      key.split(separator: ".").first.map(String.init) ?? key)
    {
      let isCounted =
        countsSizeClasses && KnownViews.sizeClasses.contains(key)
        || countsTextSizes && KnownViews.textSizes.contains(key)
      if isForCondition, !isCounted, KnownViews.rareEnvironment.contains(key) { return .unknown }
      return presence ? .constant : .varies("the environment's `\(key)` changes")
    }
    if isForCondition, KnownViews.isAppearance(key) { return .unknown }
    var result = Variation.constant
    for call in (project.environmentCalls[key] ?? []).prefix(400) {
      let value = call.arguments[1].value
      result = result.joined(
        variation(
          of: value, in: Resolver.Place(type: call.type, function: call.function),
          presence: presence))
      if result.level == .varies { return result }
    }
    return result
  }

  private mutating func variation(
    ofBinding property: PropertyFacts, of info: ProjectIndex.TypeInfo, presence: Bool
  ) -> Variation {
    var isAlwaysConstant = true
    var hasCaller = false
    for call in project.callers(of: info) {
      guard let argument = call.fact.arguments.first(where: { $0.label == property.name }) else {
        continue
      }
      hasCaller = true
      if case .call(.implicitMember("constant"), _) = argument.value { continue }
      isAlwaysConstant = false
    }
    if hasCaller, isAlwaysConstant { return .constant }
    return .varies("@Binding `\(property.name)` changes")
  }

  /// For a view's own stored property without a wrapper: the arguments of its callers.
  private mutating func variation(
    ofInput property: PropertyFacts, of info: ProjectIndex.TypeInfo, presence: Bool
  ) -> Variation {
    let own = Resolver.Place(type: info.facts.name)
    // Members of a generic content type reveal nothing.
    if info.facts.initializers.isEmpty {
      if property.isPrivate, property.initial != nil { return .constant }
      return variation(
        ofArgument: property.name, initial: property.initial ?? (property.isLet ? nil : .nil),
        calls: callers(of: info), presence: presence)
    }
    var result = Variation.constant
    var isStored = false
    for initializer in info.facts.initializers {
      guard let stored = initializer.stored[property.name] else { continue }
      isStored = true
      if presence, case .parameter(let name) = stored,
        let parameter = initializer.parameters.first(where: { $0.name == name }),
        !TypeShape(parameter.type).isOptional
      {
        continue
      }
      result = result.joined(variation(of: stored, in: own, presence: presence))
      if result.level == .varies { break }
    }
    return isStored ? result : property.initial == nil ? .unknown : .constant
  }

  private func callers(of info: ProjectIndex.TypeInfo) -> [ProjectIndex.Located<CallFacts>] {
    project.callers(of: info)
  }

  /// The variation over all callers of an argument that has this label.
  private mutating func variation(
    ofArgument label: String?, at index: Int? = nil, initial: Value?,
    calls: [ProjectIndex.Located<CallFacts>], presence: Bool
  ) -> Variation {
    guard !calls.isEmpty else { return .unknown }
    var result = Variation.constant
    for call in calls.prefix(80) {
      let place = Resolver.Place(type: call.fact.type, function: call.fact.function)
      let argument =
        label.flatMap { label in call.fact.arguments.first { $0.label == label } }
        ?? index.flatMap { unlabeled($0, of: call.fact) }
      guard let value = argument?.value ?? initial else { continue }
      var found = variation(of: value, in: place, presence: presence)
      if found.level == .varies, argument != nil {
        found.places =
          [CodePlace(path: call.path, line: call.fact.line, column: call.fact.column)]
          + found.places
      }
      result = result.joined(found)
      if result.level == .varies { break }
    }
    return result
  }

  private func unlabeled(_ index: Int, of call: CallFacts) -> Value.Argument? {
    index < call.arguments.count && call.arguments[index].label == nil ? call.arguments[index] : nil
  }

  // MARK: Parameters

  mutating func variation(
    ofParameter name: String, in place: Resolver.Place, presence: Bool
  ) -> Variation {
    let key = "\(place.type ?? "")(\(place.function ?? "init")).\(name)" + (presence ? "?" : "")
    guard visiting.insert(key).inserted else { return .constant }
    defer { visiting.remove(key) }
    if let function = place.function {
      let owners =
        project.functions(function, of: resolver.info(place))
        + project.functions(function, from: place.type)
      guard let owner = owners.first(where: { $0.parameters.contains { $0.name == name } }) else {
        return .unknown
      }
      var result = Variation.constant
      let sites = callSites(of: owner)
      if sites.isEmpty { return .unknown }
      for site in sites {
        guard let value = site.argument(name, of: owner) else { continue }
        var found = variation(of: value, in: site.place, presence: presence)
        if found.level == .varies {
          found.places =
            [CodePlace(path: site.path, line: site.call.line, column: site.call.column)]
            + found.places
        }
        result = result.joined(found)
        if result.level == .varies { break }
      }
      return result
    }
    guard let info = resolver.info(place) else { return .unknown }
    for initializer in info.facts.initializers {
      guard let index = initializer.parameters.firstIndex(where: { $0.name == name }) else {
        continue
      }
      let parameter = initializer.parameters[index]
      if presence, !TypeShape(parameter.type).isOptional { return .constant }
      return variation(
        ofArgument: parameter.label, at: parameter.label == nil ? index : nil,
        initial: parameter.initial, calls: callers(of: info),
        presence: presence)
    }
    return .unknown
  }

}
