import SwiftSyntax

/// What runs the body of a view, or of a modifier, that gets a closure: closures are not compared,
/// so it runs whenever the body that passes the closure runs.
struct PassedActions {
  let objects: ObservedObjects
  let file: SourceUnit

  private var project: ProjectIndex { objects.project }

  /// The property of a caller whose change runs the body again.
  func cause(of info: ProjectIndex.TypeInfo) -> String? {
    guard takesClosure(info), !info.comparesItself else { return nil }
    for call in project.callers(of: info) where !call.path.isOfTests {
      if let found = cause(of: call.fact, path: call.path) { return found }
      // `extension View { func autosave(_ save: …) -> some View { modifier(Autosave(save)) } }`
      guard call.fact.type == "View", let function = call.fact.function else { continue }
      for outer in project.calls["." + function] ?? [] where !outer.path.isOfTests {
        if let found = cause(of: outer.fact, path: outer.path) { return found }
      }
    }
    return nil
  }

  private func takesClosure(_ info: ProjectIndex.TypeInfo) -> Bool {
    info.facts.properties.contains { property in
      property.wrapper == nil && !property.isComputed && !property.isStatic
        && property.initial == nil && property.type?.contains("->") == true
        && !DeclarationReader.isView(property.type)
    }
  }

  private func cause(of call: CallFacts, path: String) -> String? {
    guard let owner = project.type(around: call.type), objects.isOrdinaryView(owner) else {
      return nil
    }
    let unit = project.unit(at: path, else: file)
    let calls = unit.calls(named: String(call.name.drop { $0 == "." })).filter {
      unit.places.type(at: $0.position) == owner.nameInFile && BuilderPlace(of: $0) == .builder
    }
    guard let node = calls.first else { return nil }
    let own = changed(by: node, of: owner, in: unit)
    if let found = objects.whatRunsAgain(owner, except: own) { return found }
    return owner.facts.properties.first { property in
      ["State", "Binding"].contains(property.wrapper) && !own.contains(property.name)
        && unit.isTyped(property.name, in: owner.nameInFile)
    }?.name
  }

  /// The properties that the passed closure itself changes.
  private func changed(
    by call: FunctionCallExprSyntax, of owner: ProjectIndex.TypeInfo, in unit: SourceUnit
  ) -> Set<String> {
    let code = ActionCode(
      file: unit, type: owner.nameInFile, resolver: Resolver(project: project.seen(from: unit)))
    let closures = call.closures.map { Syntax($0) } + call.arguments.map { Syntax($0) }
    let run = closures + code.methods(usedIn: closures).compactMap { $0.body.map { Syntax($0) } }
    let typeCode = TypeCode(owner, besides: unit, in: project)
    return Set(
      typeCode.assignments.compactMap { assignment in
        run.contains {
          $0.root.id == assignment.root.id
            && ($0.position..<$0.endPosition).contains(assignment.position)
        } ? assignment.elements.first?.ownName : nil
      })
  }
}
