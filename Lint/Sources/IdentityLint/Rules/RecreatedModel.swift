import SwiftSyntax

/// An object that a property of a view does not keep: each new value of the view has a new one.
struct RecreatedModel {
  let rule: any LintRule.Type
  let type: String
  let property: String
  let memory: ObservedObjects.Memory
  let view: ProjectIndex.TypeInfo
  /// The calls that create the view again; empty when no code creates it.
  let makers: [ProjectIndex.Located<CallFacts>]
  let isObservable: Bool

  func finding(at range: SourceRange, in file: SourceUnit, fix: Fix? = nil) -> Finding {
    let name = ProjectIndex.simple(view.facts.name)
    let maker = makers.first.map { ProjectIndex.simple($0.fact.type ?? "") } ?? ""
    let isCertain = !makers.isEmpty && memory != .unknown
    return file.finding(
      rule, isCertain ? rule.description.severity : .info, at: range,
      """
      Each time the parent's body runs, `\(property)` is a new `\(type)`, and what the old one \
      held is lost.
      """,
      because: makers.isEmpty ? "" : "the body of `\(maker)` makes `\(name)`\(memory.clause)",
      advice: advice,
      related: makers.prefix(2).map {
        RelatedPlace(
          CodePlace(path: $0.path, line: $0.fact.line, column: $0.fact.column), "made here")
      },
      fix: fix)
  }

  /// `@StateObject` takes only an `ObservableObject`; `@State` keeps every object.
  private var advice: String {
    if isObservable || rule == UnkeptModelRule.self {
      return "Keep the first one: `@State private var \(property) = \(type)(…)`."
    }
    return "Use `@StateObject`, which keeps the first one."
  }

  /// The properties with one of these wrappers for which an initializer creates the object: one
  /// finding for each type, because one initializer that creates several objects is one fault.
  static func madeInInitializers(
    in file: SourceUnit, _ objects: ObservedObjects, rule: any LintRule.Type,
    wrappers: Set<String?>
  ) -> [Finding] {
    let found = file.outline.properties.flatMap { variable -> [(String, Finding)] in
      guard let type = file.places.type(at: variable.position),
        let info = objects.project.types[type], objects.isOrdinaryView(info),
        !info.comparesItself, !info.facts.initializers.isEmpty
      else { return [] }
      return variable.bindings.compactMap { binding -> (String, Finding)? in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let property = objects.project.property(name, of: info), !property.isStatic,
          !property.isComputed, wrappers.contains(property.wrapper),
          let (made, label) = objects.made(property, by: info.facts.initializers, of: info),
          case let memory = objects.memory(of: made, from: info.facts.name), memory != .nothing,
          property.wrapper != nil
            || memory.isShown(
              of: name, in: TypeCode(info, besides: file, in: objects.project)),
          let makers = objects.makers(of: info, without: label)
        else { return nil }
        let model = RecreatedModel(
          rule: rule, type: made, property: name, memory: memory, view: info, makers: makers,
          isObservable: objects.isObservable(made, from: info.facts.name))
        return (type, model.finding(at: file.range(of: binding), in: file))
      }
    }
    return onePerType(found, in: file)
  }

  static func onePerType(_ found: [(String, Finding)], in file: SourceUnit) -> [Finding] {
    var first: [String: Int] = [:]
    var findings: [Finding] = []
    for (type, finding) in found {
      if let index = first[type] {
        findings[index].related.append(
          RelatedPlace(path: file.path, range: finding.range, message: "so is this one"))
      } else {
        first[type] = findings.count
        findings.append(finding)
      }
    }
    return findings
  }
}

extension ObservedObjects.Memory {
  /// Whether code of a view reads one of the changed properties of its object,
  /// `vm.items`, or puts the object into the environment.
  func isShown(of object: String, in view: TypeCode) -> Bool {
    guard case .properties(let names) = self else { return false }
    let walk = ObjectReads(of: object, names: Set(names))
    for variable in view.properties { walk.walk(variable) }
    for function in view.methods { walk.walk(function) }
    return walk.isFound
  }

  private final class ObjectReads: SyntaxVisitor {
    let object: String
    let names: Set<String>
    var isFound = false

    init(of object: String, names: Set<String>) {
      self.object = object
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if names.contains(node.declName.baseName.text), let base = node.base, isObject(base) {
        isFound = true
      }
      return isFound ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = CalledName(of: node)?.text,
        [".environment", ".environmentObject"].contains(name), node.arguments.count == 1,
        let only = node.arguments.first, isObject(only.expression)
      {
        isFound = true
      }
      return isFound ? .skipChildren : .visitChildren
    }

    private func isObject(_ expression: ExprSyntax) -> Bool {
      // `@Bindable var model = model`, then `$model.title`.
      if let reference = expression.as(DeclReferenceExprSyntax.self),
        ValueReader.value(of: reference).ownName == object
      {
        return true
      }
      if expression.as(DeclReferenceExprSyntax.self)?.baseName.text == object { return true }
      guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
      return access.declName.baseName.text == object && access.base?.sourceText == "self"
    }
  }
}
