/// The index's knowledge about objects that views observe, and about the views that create them.
struct ObservedObjects {
  let project: ProjectIndex

  /// A view that another view makes: no app, no preview.
  func isOrdinaryView(_ info: ProjectIndex.TypeInfo) -> Bool {
    info.isView && !info.facts.inherited.contains("App")
      && !info.facts.inherited.contains("PreviewProvider")
  }

  /// Whether a name is that of a class that views observe.
  func isObserved(_ name: String, from place: String?) -> Bool {
    guard let info = project.type(named: name, from: place), info.isReference else { return false }
    return isObservable(info) || info.facts.inherited.contains { $0.hasSuffix("ObservableObject") }
      || info.facts.properties.contains { $0.wrapper == "Published" }
  }

  func isObservable(_ name: String, from place: String?) -> Bool {
    project.type(named: name, from: place).map(isObservable) ?? false
  }

  private func isObservable(_ info: ProjectIndex.TypeInfo) -> Bool {
    info.facts.attributes.contains { $0.hasSuffix("Observable") }
  }

  /// Whether a new object of this type lacks what the old one held.
  enum Memory: Equatable {
    case nothing
    /// The repository does not declare the type.
    case unknown
    /// The properties that code outside of initializers changes.
    case properties([String])
  }

  /// A property counts when the project's code changes it outside of initializers: an object that
  /// only stores what it was made of is the same when it is made again.
  func memory(of name: String, from place: String?, depth: Int = 0) -> Memory {
    guard let info = project.type(named: name, from: place), info.isDeclared else {
      return .unknown
    }
    var changed: [String] = []
    for property in info.facts.properties where !property.isComputed && !property.isStatic {
      if let wrapper = property.wrapper, Self.persistent.contains(wrapper) { continue }
      if property.initial?.readsDefaults == true || isReadFromDefaults(property, of: info) {
        continue
      }
      if !property.isLet {
        if isChanged(property, of: info) { changed.append(property.name) }
        continue
      }
      // A constant object may hold something.
      guard depth < 2, case .call(.name(let made), _)? = property.initial,
        project.type(named: made, from: info.facts.name)?.isReference == true,
        case .properties = memory(of: made, from: info.facts.name, depth: depth + 1)
      else { continue }
      changed.append(property.name)
    }
    if !changed.isEmpty { return .properties(changed) }
    for parent in info.facts.inherited where depth < 3 {
      guard let inherited = project.type(named: parent, from: info.facts.name),
        inherited.facts.kind == .class, inherited.facts.name != info.facts.name
      else { continue }
      let found = memory(of: inherited.facts.name, from: nil, depth: depth + 1)
      if found != .nothing { return found }
    }
    return .nothing
  }

  private func isReadFromDefaults(_ property: PropertyFacts, of info: ProjectIndex.TypeInfo)
    -> Bool
  {
    info.facts.initializers.contains {
      ($0.stored[property.name] ?? $0.stored["_" + property.name])?.readsDefaults == true
    }
  }

  /// Whether code outside of initializers changes it. An object in it counts only when another
  /// takes its place.
  private func isChanged(_ property: PropertyFacts, of info: ProjectIndex.TypeInfo) -> Bool {
    var holdsObject = false
    if let type = property.type {
      let shape = TypeShape(type)
      if Self.handles.contains(shape.base) || shape.element.map(Self.handles.contains) == true {
        return false
      }
      holdsObject =
        project.type(named: shape.base, from: info.facts.name)?.isReference == true
    }
    return Resolver(project: project).changes(of: property.name, in: info).sure.contains {
      !$0.fact.isInInitializer && (!holdsObject || $0.fact.kind == .assigned)
        && !$0.path.isOfTests
    }
  }

  /// The task or timer that an object keeps to cancel it, such as that of a debouncer: the next
  /// object cannot cancel it.
  func work(of name: String, from place: String?) -> String? {
    guard let info = project.type(named: name, from: place), info.isReference else { return nil }
    return info.facts.properties.first { property in
      guard !property.isLet, !property.isStatic, !property.isComputed, let type = property.type
      else { return false }
      return ["Task", "Timer", "DispatchWorkItem"].contains(TypeShape(type).base)
        && Resolver(project: project).changes(of: property.name, in: info).sure.contains {
          !$0.fact.isInInitializer && $0.fact.kind == .assigned
        }
    }?.name
  }

  /// Types whose values are made again whenever they are needed.
  private static let handles: Set<String> = [
    "Task", "AnyCancellable", "Cancellable", "NSObjectProtocol", "DispatchWorkItem", "Timer",
  ]

  private static let persistent: Set<String> = [
    "AppStorage", "SceneStorage", "UserDefault", "UserDefaultsBacked", "Default", "Defaults",
    "Stored", "StoredDefault", "Keychain", "ObservableDefault", "Environment", "Injected",
    "ObservationIgnored", "CloudStorage", "Persisted",
  ]

  /// The calls that create a view without this argument, in bodies that run more than once; empty
  /// when no code creates the view, nil when all callers create it once or pass the argument.
  func makers(of info: ProjectIndex.TypeInfo, without label: String)
    -> [ProjectIndex.Located<CallFacts>]?
  {
    let callers = project.callers(of: info).filter {
      $0.fact.contexts.isDisjoint(with: ["PreviewProvider"])
    }
    let needed = callers.filter { !$0.fact.arguments.contains { $0.label == label } }
    if callers.isEmpty { return [] }
    let again = needed.filter { call in
      guard call.fact.contexts.isDisjoint(with: Self.once),
        let owner = project.type(around: call.fact.type), isOrdinaryView(owner)
      else { return false }
      return canRunAgain(owner)
    }
    return again.isEmpty ? nil : again
  }

  private static let once: Set<String> = [
    "UIHostingController", "NSHostingController", "NSHostingView", "WindowGroup", "Window",
    "Settings",
  ]

  /// Whether a view's body can run more than once: a property of it changes.
  func canRunAgain(_ view: ProjectIndex.TypeInfo) -> Bool { whatRunsAgain(view) != nil }

  /// The property whose change makes a view's body run again.
  func whatRunsAgain(_ view: ProjectIndex.TypeInfo, except names: Set<String> = []) -> String? {
    view.facts.properties.first {
      !$0.isStatic && !$0.isComputed && !names.contains($0.name) && changes($0, of: view)
    }?.name
  }

  /// Whether a property of a view changes while the view is mounted, so that its body runs again.
  private func changes(_ property: PropertyFacts, of view: ProjectIndex.TypeInfo) -> Bool {
    switch property.wrapper {
    case "Namespace", "ScaledMetric", "UIApplicationDelegateAdaptor",
      "NSApplicationDelegateAdaptor", "GestureState":
      return false
    case "Environment":
      if let argument = property.wrapperArgument, argument.hasPrefix("\\.") {
        guard !Self.constantEnvironment.contains(argument) else { return false }
        return varies(property, of: view)
      }
      return objectChanges(property, of: view)
    case "StateObject", "ObservedObject", "EnvironmentObject", "Bindable":
      return objectChanges(property, of: view)
    case "State":
      return varies(property, of: view) || objectChanges(property, of: view)
    default: return varies(property, of: view)
    }
  }

  private func varies(_ property: PropertyFacts, of view: ProjectIndex.TypeInfo) -> Bool {
    var finder = VariationFinder(Resolver(project: project))
    return finder.variation(of: property, of: view, presence: false).level == .varies
  }

  /// Whether an observed object publishes changes. Assumed for a type that the repository does not
  /// declare.
  private func objectChanges(_ property: PropertyFacts, of view: ProjectIndex.TypeInfo) -> Bool {
    let place = Resolver.Place(type: view.facts.name)
    let resolver = Resolver(project: project)
    guard let type = resolver.type(of: property, in: place) else {
      return property.wrapper != "State"
    }
    guard let info = project.type(named: TypeShape(type).base, from: view.facts.name) else {
      return property.wrapper != "State" && property.wrapper != "Environment"
    }
    let isObservable = isObservable(info)
    // Code elsewhere that makes the object may change it as well.
    let isForeign =
      property.wrapper?.hasPrefix("State") != true && project.callers(of: info).isEmpty
    return info.isReference
      && info.facts.properties.contains { published in
        !published.isLet && !published.isComputed && !published.isStatic
          && (isObservable ? published.wrapper == nil : published.wrapper != nil)
          && (isForeign || !resolver.changes(of: published.name, in: info).sure.isEmpty)
      }
  }

  private static let constantEnvironment: Set<String> = [
    "\\.dismiss", "\\.openURL", "\\.presentationMode", "\\.modelContext", "\\.openWindow",
    "\\.managedObjectContext", "\\.locale", "\\.calendar", "\\.displayScale",
  ]

  /// Whether a view keeps the object passed under a label, as `@State` and `@StateObject` do.
  ///
  /// - Parameter label: nil for the first argument, when that has none.
  func keeps(_ child: ProjectIndex.TypeInfo, _ label: String?) -> Bool {
    func isKept(_ name: String) -> Bool {
      guard let property = project.property(name, of: child) else { return false }
      return ["State", "StateObject"].contains(property.wrapper)
    }
    for initializer in child.facts.initializers {
      let parameters = label == nil ? initializer.parameters.prefix(1) : initializer.parameters[...]
      guard let parameter = parameters.first(where: { $0.label == label }) else { continue }
      let stored = initializer.stored.filter { $0.value.all.contains(.parameter(parameter.name)) }
      return stored.isEmpty
        || stored.keys.contains { isKept($0.hasPrefix("_") ? String($0.dropFirst()) : $0) }
    }
    guard let label, let property = project.property(label, of: child) else { return true }
    if isKept(label) { return true }
    return property.wrapper.map { !["ObservedObject", "Bindable"].contains($0) } ?? false
  }

  /// The class of the object that initializers create for a property, and the label under which a
  /// caller could pass another; nil when they create none, or the view keeps it.
  func made(
    _ property: PropertyFacts, by initializers: [InitializerFacts], of info: ProjectIndex.TypeInfo
  ) -> (name: String, label: String)? {
    for initializer in initializers {
      guard
        let stored = initializer.stored[property.name] ?? initializer.stored["_" + property.name]
      else { continue }
      var value = stored
      if case .call(.name("ObservedObject"), let arguments) = value, let first = arguments.first {
        value = first.value
      }
      var label = ""
      if case .parameter(let name) = value,
        let parameter = initializer.parameters.first(where: { $0.name == name }),
        let initial = parameter.initial
      {
        value = initial
        label = parameter.label ?? ""
      }
      let place = Resolver.Place(type: info.facts.name)
      guard let name = Resolver(project: project).made(value, in: place),
        project.type(named: name, from: info.facts.name)?.isReference == true
      else { continue }
      return (name, label)
    }
    return nil
  }
}

extension Value {
  /// Whether it is read from storage that outlives the process.
  fileprivate var readsDefaults: Bool {
    all.contains { part in
      guard case .name(let name) = part else { return false }
      return ["UserDefaults", "NSUbiquitousKeyValueStore", "Keychain", "Defaults"].contains(name)
        || name.lowercased().hasSuffix("defaults")
    }
  }
}

extension ObservedObjects.Memory {
  /// As in ", and `query` of the old one has changed".
  var clause: String {
    if case .properties(let names) = self, let name = names.first {
      ", and `\(name)` of the old one has changed"
    } else {
      ""
    }
  }
}

extension ProjectIndex.TypeInfo {
  /// Whether its `==` decides if a new value replaces the old one.
  var comparesItself: Bool { facts.inherited.contains("Equatable") || facts.hasOwnEquality }
}

extension String {
  /// Whether a path is that of a file of tests, by its name.
  var isOfTests: Bool {
    let name = (split(separator: "/").last ?? "").lowercased()
    return ["tests.swift", "test.swift", "spec.swift"].contains(where: name.hasSuffix)
  }
}
