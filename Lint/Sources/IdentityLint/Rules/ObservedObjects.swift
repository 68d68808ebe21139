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

  /// Whether an object of this type contains something that a new one would not. Assumed for a type
  /// that the repository does not declare.
  func holdsSomething(_ name: String, from place: String?, depth: Int = 0) -> Bool {
    guard let info = project.type(named: name, from: place), info.isDeclared else { return true }
    let stored = info.facts.properties.filter { !$0.isComputed && !$0.isStatic }
    let isSubclass = info.facts.inherited.contains {
      project.type(named: $0, from: info.facts.name)?.facts.kind == .class
    }
    return isSubclass
      || stored.contains { property in
        if let wrapper = property.wrapper, Self.persistent.contains(wrapper) { return false }
        if let initial = property.initial, initial.readsDefaults { return false }
        if info.facts.initializers.contains(where: {
          $0.stored[property.name]?.readsDefaults == true
        }) {
          return false
        }
        guard property.isLet else { return true }
        // A constant object may contain something.
        guard depth < 2, case .call(.name(let made), _)? = property.initial else { return false }
        return project.type(named: made, from: info.facts.name)?.isReference == true
          && holdsSomething(made, from: info.facts.name, depth: depth + 1)
      }
  }

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

  /// Whether a view's body can run more than once: something it reads can change.
  func canRunAgain(_ view: ProjectIndex.TypeInfo) -> Bool { changing(view) != nil }

  /// As in "`isOn`".
  func whatRunsAgain(_ view: ProjectIndex.TypeInfo) -> String {
    changing(view).map { "`\($0)`" } ?? "a change"
  }

  private func changing(_ view: ProjectIndex.TypeInfo) -> String? {
    view.facts.properties.first { property in
      if property.isStatic || property.isComputed { return false }
      guard let wrapper = property.wrapper else {
        return !property.isLet || property.initial == nil
      }
      if wrapper == "Environment" {
        return !Self.constantEnvironment.contains(property.wrapperArgument ?? "")
      }
      return !["Namespace", "FocusState", "ScaledMetric", "UIApplicationDelegateAdaptor"]
        .contains(wrapper)
    }?.name
  }

  private static let constantEnvironment: Set<String> = [
    "\\.dismiss", "\\.openURL", "\\.presentationMode", "\\.modelContext", "\\.openWindow",
    "\\.managedObjectContext", "\\.locale", "\\.calendar", "\\.displayScale",
  ]

  /// Whether a view keeps the object passed under a label, as `@State` and `@StateObject` do.
  func keeps(_ child: ProjectIndex.TypeInfo, _ label: String) -> Bool {
    func isKept(_ name: String) -> Bool {
      guard let property = project.property(name, of: child) else { return false }
      return ["State", "StateObject"].contains(property.wrapper)
    }
    for initializer in child.facts.initializers {
      guard let parameter = initializer.parameters.first(where: { $0.label == label }) else {
        continue
      }
      let stored = initializer.stored.first { $0.value.all.contains(.parameter(parameter.name)) }
      guard let stored else { return true }
      return isKept(stored.key.hasPrefix("_") ? String(stored.key.dropFirst()) : stored.key)
    }
    guard let property = project.property(label, of: child) else { return true }
    if isKept(label) { return true }
    return property.wrapper.map { !["ObservedObject", "Bindable"].contains($0) } ?? false
  }

  /// The class of the object that initializers create for a property, and the label under which a
  /// caller could pass another; nil when they create none, or the view keeps it.
  func made(
    _ property: PropertyFacts, by initializers: [InitializerFacts], of info: ProjectIndex.TypeInfo
  ) -> (name: String, label: String)? {
    guard property.wrapper == nil || ["ObservedObject", "Bindable"].contains(property.wrapper)
    else { return nil }
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
      guard case .call(.name(let name), _) = value, name.first?.isUppercase == true,
        isObserved(name, from: info.facts.name), holdsSomething(name, from: info.facts.name)
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
