import SwiftSyntax

/// Values of an inner object that a view reads through the outer one.
extension UnannouncedJudge {
  /// `store.lines(matching: query)` and `store.total`: a method or a computed property of the outer
  /// object that reads a value of the object inside it.
  func behind(_ read: MemberReads.Read, of model: ProjectIndex.TypeInfo) -> Finding? {
    guard model.facts.inherited.contains(where: { $0.hasSuffix("ObservableObject") }),
      ["ObservedObject", "StateObject", "EnvironmentObject"].contains(
        resolver.project.property(read.object, of: view)?.wrapper)
    else { return nil }
    var returned: [Value] = []
    if read.isCall {
      returned = resolver.project.functions(read.member, of: model).flatMap(\.returned)
    } else if let property = resolver.project.property(read.member, of: model),
      property.isComputed, !property.isStatic
    {
      returned = property.returned
    }
    return returned.lazy.flatMap(\.all).compactMap { value -> Finding? in
      guard case .member(let base, let member) = value, let holder = base.ownName,
        let property = resolver.project.property(holder, of: model), !property.isComputed,
        !property.isStatic,
        // An object that it gets has another owner, who may show it elsewhere.
        case .call(.name, _)? = property.initial
      else { return nil }
      let inner = MemberReads.Read(
        object: read.object, member: holder, inner: member, node: read.node)
      return ofInnerObject(inner, property, model)
    }.first
  }

  /// A method or a computed property of an observed object that reads a plain property of it.
  func plain(behind read: MemberReads.Read, of model: ProjectIndex.TypeInfo) -> Finding? {
    let isObservable = objects.isObservable(model.facts.name, from: view.facts.name)
    guard
      isObservable
        || model.facts.inherited.contains(where: { $0.hasSuffix("ObservableObject") })
          && ["ObservedObject", "StateObject", "EnvironmentObject"].contains(
            resolver.project.property(read.object, of: view)?.wrapper)
    else { return nil }
    var reached: Set<String> = [read.member]
    for property in stored(behind: read.member, isCall: read.isCall, of: model, &reached) {
      guard
        property.wrapper == nil
          || isObservable && ["AppStorage", "SceneStorage"].contains(property.wrapper),
        !property.isLet, !isMemory(property.name),
        isValue(property, of: model),
        let change = unaccompanied(property, of: model, except: reached),
        !isObservable || isIgnored(property, of: model)
      else { continue }
      return report(
        read, "`\(property.name)`",
        because: isObservable
          ? "`@ObservationIgnored` hides its changes"
          : "it is no `@Published` property, and `\(read.member)` reads it", change,
        advice: isObservable
          ? "Leave `@ObservationIgnored` out of what a view shows."
          : "Declare it as `@Published var \(property.name)`.")
    }
    return nil
  }

  /// The stored properties that a member's value depends on.
  private func stored(
    behind member: String, isCall: Bool, of model: ProjectIndex.TypeInfo,
    _ reached: inout Set<String>, depth: Int = 0
  ) -> [PropertyFacts] {
    let returned: [Value]
    if isCall {
      returned = resolver.project.functions(member, of: model).flatMap(\.returned)
    } else if let property = resolver.project.property(member, of: model), property.isComputed,
      !property.isStatic
    {
      returned = property.returned
    } else {
      return []
    }
    var found: [PropertyFacts] = []
    for value in returned.flatMap(\.all) {
      if case .call(let callee, _) = value, let name = callee.ownName, depth < 3,
        reached.insert(name).inserted
      {
        found += stored(behind: name, isCall: true, of: model, &reached, depth: depth + 1)
      }
      guard let name = value.ownName,
        let property = resolver.project.property(name, of: model), !property.isStatic
      else { continue }
      if !property.isComputed {
        if !found.contains(where: { $0.name == name }) { found.append(property) }
      } else if depth < 3, reached.insert(name).inserted {
        found += stored(behind: name, isCall: false, of: model, &reached, depth: depth + 1)
      }
    }
    return found
  }

  /// A computed property of an `ObservableObject` over `UserDefaults` or a subject, of which
  /// `objectWillChange` tells nothing.
  func behindStore(
    _ read: MemberReads.Read, _ property: PropertyFacts, _ model: ProjectIndex.TypeInfo
  ) -> Finding? {
    guard property.isComputed else { return nil }
    if let found = behindSubject(read, property, model) { return found }
    guard let name = storedProperty(behind: property, of: model, depth: 0),
      let stored = resolver.project.property(name, of: model),
      let change = unaccompanied(stored, of: model)
    else { return nil }
    return report(
      read, "`\(property.name)`",
      because: "it is read from a store, and no `@Published` property changes with it", change,
      advice: "Store the value in a `@Published` property, and write it to the store in `didSet`.")
  }

  /// `var count: Int { subject.value }`, of a `CurrentValueSubject` that nothing receives from.
  func behindSubject(
    _ read: MemberReads.Read, _ property: PropertyFacts, _ model: ProjectIndex.TypeInfo
  ) -> Finding? {
    let names = property.returned.flatMap(\.all).compactMap { part -> String? in
      guard case .member(let base, "value") = part else { return nil }
      return base.ownName
    }
    guard let name = names.first,
      let subject = resolver.project.property(name, of: model), subject.isLet, subject.isPrivate,
      !property.returned.flatMap(\.all).contains(where: { part in
        part.ownName.map { $0 != name && isTold($0, by: model) } ?? false
      })
    else { return nil }
    var sent: (SourceUnit, Syntax)?
    for unit in resolver.project.units(of: model, besides: file) {
      guard
        unit.properties(of: model.nameInFile).flatMap(\.bindings).allSatisfy({ binding in
          binding.pattern.sourceText != name || binding.sourceText.contains("CurrentValueSubject")
        })
      else { return nil }
      for use in unit.tree.references(to: name)
      where unit.places.type(at: use.position) == model.nameInFile {
        guard let access = use.parent?.as(MemberAccessExprSyntax.self),
          ["send", "value"].contains(access.declName.baseName.text)
        else { return nil }
        let isSent =
          access.declName.baseName.text == "send"
          || access.parent?.as(ExprListSyntax.self)?.first.map { Syntax($0).id }
            == Syntax(access).id
        if isSent { sent = sent ?? (unit, use) }
      }
    }
    guard let (unit, use) = sent else { return nil }
    return file.finding(
      UnannouncedChangeRule.self, .info, at: file.range(of: read.node),
      "When `\(property.name)` changes, \(ProjectIndex.simple(view.facts.name)) is not updated "
        + "and shows the old one.",
      because: "it is the value of `\(name)`, which tells views nothing",
      advice: "Keep the value in a property that the class announces.",
      related: [
        RelatedPlace(path: unit.path, range: unit.range(of: use), message: "changed here")
      ])
  }

  /// Whether the class announces changes of a property.
  private func isTold(_ name: String, by model: ProjectIndex.TypeInfo) -> Bool {
    guard let property = resolver.project.property(name, of: model), !property.isLet,
      !property.isStatic
    else { return false }
    return property.isComputed || property.wrapper != nil
      || objects.isObservable(model.facts.name, from: view.facts.name)
  }

  /// Whether a name says that the value is kept to save work, and not to be shown.
  private func isMemory(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["cache", "memo", "pool", "last", "task", "token", "timer", "pending", "formatter"]
      .contains(where: name.contains)
  }
}
