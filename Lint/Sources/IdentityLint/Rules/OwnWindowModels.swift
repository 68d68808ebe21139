import SwiftSyntax

/// An object that a view of one window makes for itself, while the app keeps another one of its
/// type for its windows: what the user changes in one does not reach the other.
struct OwnWindowModels {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    WrappedProperty.all(["State", "StateObject"], in: file).compactMap { own in
      guard let view = resolver.project.types[own.owner], view.isView, !isApp(view),
        let model = made(own.name, of: view),
        let (app, kept) = keeper(of: model, for: view),
        let edited = edited(in: model, by: view)
      else { return nil }
      let name = ProjectIndex.simple(model.facts.name)
      return file.finding(
        SharedWindowStateRule.self, at: file.range(of: own.binding.pattern),
        "When the user changes `\(edited)` here, the app's other views do not get it.",
        because: """
          `\(own.name)` is a `\(name)` of its own, and `\(ProjectIndex.simple(app.facts.name))` \
          keeps another one for them
          """,
        advice: """
          Pass the app's `\(name)` to this view: as an argument, or in the environment of each \
          window.
          """,
        related: [
          RelatedPlace(
            CodePlace(path: app.path, line: kept.line), "the app's other views get this one")
        ])
    }
  }

  private func isApp(_ info: ProjectIndex.TypeInfo) -> Bool {
    info.facts.inherited.contains { $0 == "App" || $0 == "SwiftUI.App" }
  }

  /// The class of which a property is made without arguments: one with arguments is about a
  /// subject.
  private func made(_ name: String, of owner: ProjectIndex.TypeInfo) -> ProjectIndex.TypeInfo? {
    guard let property = resolver.project.property(name, of: owner), !property.isStatic,
      case .call(_, let arguments)? = property.initial, arguments.isEmpty,
      let initial = property.initial,
      let type = resolver.made(initial, in: Resolver.Place(type: owner.facts.name)),
      let model = resolver.project.type(named: type, from: owner.facts.name), model.isReference,
      !model.facts.properties.contains(where: { $0.isStatic && $0.name == "shared" })
    else { return nil }
    return model
  }

  /// The app in whose scenes the view is, and its own object of the type, which other views get.
  private func keeper(
    of model: ProjectIndex.TypeInfo, for view: ProjectIndex.TypeInfo
  ) -> (ProjectIndex.TypeInfo, PropertyFacts)? {
    var seen: Set<String> = []
    guard let app = app(around: view, &seen) else { return nil }
    for property in app.facts.properties
    where ["State", "StateObject"].contains(property.wrapper) {
      guard made(property.name, of: app)?.facts.name == model.facts.name,
        isGiven(model)
      else { continue }
      return (app, property)
    }
    return nil
  }

  private func app(
    around view: ProjectIndex.TypeInfo, _ seen: inout Set<String>
  ) -> ProjectIndex.TypeInfo? {
    guard seen.count < 12, seen.insert(view.facts.name).inserted else { return nil }
    for call in resolver.project.callers(of: view)
    where !call.fact.contexts.contains("PreviewProvider") {
      guard let owner = resolver.project.type(around: call.fact.type) else { continue }
      if isApp(owner) { return owner }
      if owner.isView, let found = app(around: owner, &seen) { return found }
    }
    return nil
  }

  /// Whether some view gets the app's object: as an argument, or from the environment.
  private func isGiven(_ model: ProjectIndex.TypeInfo) -> Bool {
    let type = ProjectIndex.simple(model.facts.name)
    return resolver.project.types.all.values.contains { reader in
      reader.isView
        && reader.facts.properties.contains { property in
          guard let kind = property.type, TypeShape(kind).base == type else { return false }
          switch property.wrapper {
          case "EnvironmentObject", "Environment", "ObservedObject", "Bindable", "Binding":
            return true
          case nil: return !property.isComputed && property.initial == nil
          default: return false
          }
        }
    }
  }

  /// A part of the object that code of the view changes, itself, by a method of the object, or in a
  /// view that it makes and hands the object on to.
  private func edited(
    in model: ProjectIndex.TypeInfo, by view: ProjectIndex.TypeInfo
  ) -> String? {
    var editors: Set<String> = [view.facts.name]
    for name in view.facts.names where name.first?.isUppercase == true {
      guard let inner = resolver.project.type(named: name, from: view.facts.name), inner.isView,
        inner.facts.properties.contains(where: { isHandedOn($0, model) })
      else { continue }
      editors.insert(inner.facts.name)
    }
    let methods = Set(
      editors.compactMap { resolver.project.types.all[$0] }.flatMap { calls(in: $0) })
    return model.facts.properties.first { property in
      guard !property.isLet, !property.isStatic, !property.isComputed,
        property.wrapper == nil || property.wrapper == "Published"
      else { return false }
      return resolver.changes(of: property.name, in: model).sure.contains { change in
        guard let type = change.fact.type, !change.fact.isInInitializer else { return false }
        return editors.contains(type)
          || type == model.facts.name && change.fact.function.map(methods.contains) == true
      }
    }?.name
  }

  private func isHandedOn(_ property: PropertyFacts, _ model: ProjectIndex.TypeInfo) -> Bool {
    ["ObservedObject", "Bindable", nil].contains(property.wrapper) && property.initial == nil
      && property.type.map { TypeShape($0).base } == ProjectIndex.simple(model.facts.name)
  }

  /// The methods that a view calls on something.
  private func calls(in view: ProjectIndex.TypeInfo) -> [String] {
    TypeCode(view, besides: file, in: resolver.project).calls.compactMap { $0.modifierName }
  }
}
