import SwiftSyntax

/// A model that is made for one of several elements, and reads and writes what the user enters
/// under a constant key of `UserDefaults`.
struct ModelStorageKey {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.types.compactMap { declaration -> Finding? in
      guard let object = declaration.as(ClassDeclSyntax.self),
        let type = file.places.type(at: object.memberBlock.members.position),
        let info = resolver.project.types[type], info.isReference,
        let element = element(of: info),
        let (read, key) = read(in: object), writes(key, in: info),
        let maker = maker(of: info, element)
      else { return nil }
      return file.finding(
        SharedStorageKeyRule.self, .info, at: file.range(of: read),
        "What is entered for one `\(element.name)` appears for the next one.",
        because: "the models of all of them store it under \(key)",
        advice: "Put the element's `id` into the key.",
        related: [
          RelatedPlace(
            CodePlace(path: maker.path, line: maker.fact.line, column: maker.fact.column),
            "made for an element here")
        ])
    }
  }

  /// The parameter of its initializer that is an element with an `id`.
  private func element(of info: ProjectIndex.TypeInfo) -> ParameterFacts? {
    info.facts.initializers.lazy.flatMap(\.parameters).first { parameter in
      guard
        let type = resolver.project.type(
          named: TypeShape(parameter.type).base, from: info.facts.name)
      else { return false }
      return type.facts.inherited.contains("Identifiable")
        && TypeShape(parameter.type).element == nil
    }
  }

  /// `text = UserDefaults.standard.string(forKey: "draft") ?? ""` of an initializer.
  private func read(in object: ClassDeclSyntax) -> (FunctionCallExprSyntax, String)? {
    for member in object.memberBlock.members {
      guard let body = member.decl.as(InitializerDeclSyntax.self)?.body else { continue }
      for call in body.callsInside where call.modifierName == "string" {
        guard isOfDefaults(call),
          let key = call.argument("forKey")?.as(StringLiteralExprSyntax.self),
          key.segments.count == 1
        else { continue }
        return (call, key.sourceText)
      }
    }
    return nil
  }

  private func isOfDefaults(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.sourceText
      == "UserDefaults.standard"
  }

  private func writes(_ key: String, in info: ProjectIndex.TypeInfo) -> Bool {
    resolver.project.units(of: info, besides: file).contains { unit in
      unit.calls(in: info.nameInFile).contains {
        $0.modifierName == "set" && $0.argument("forKey")?.sourceText == key && isOfDefaults($0)
      }
    }
  }

  /// The code that makes the model for an element that it gets itself.
  private func maker(of info: ProjectIndex.TypeInfo, _ element: ParameterFacts)
    -> ProjectIndex.Located<CallFacts>?
  {
    resolver.project.callers(of: info).first { call in
      guard !call.path.isOfTests, call.fact.contexts.isDisjoint(with: ["PreviewProvider"]),
        let argument = call.fact.arguments.first(where: { $0.label == element.label })
      else { return false }
      switch argument.value {
      case .element, .parameter, .part: return true
      case .name(let name):
        let place = Resolver.Place(type: call.fact.type, function: call.fact.function)
        return resolver.property(name, in: place)?.initial == nil
      default: return false
      }
    }
  }
}
