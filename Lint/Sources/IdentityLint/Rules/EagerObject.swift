import SwiftSyntax

/// An object that an initializer makes before it gives it to `StateObject`, whose argument is an
/// autoclosure that runs once. Each init of the view then makes another one, and the work that its
/// init begins continues.
/// `let session = Session(); _session = StateObject(wrappedValue: session)`
enum EagerObject {
  static func findings(
    in members: MemberBlockSyntax, of info: ProjectIndex.TypeInfo, _ file: SourceUnit,
    _ objects: ObservedObjects
  ) -> [Finding] {
    DeclarationReader.declarations(in: members).compactMap { $0.as(InitializerDeclSyntax.self) }
      .flatMap { initializer -> [Finding] in
        (initializer.body?.statements ?? []).compactMap { item -> Finding? in
          guard let name = given(to: item, info, objects.project),
            let made = Made(name, in: initializer, before: item, info, objects.project),
            let begun = BegunWork.first(in: made.type, objects.project, besides: file),
            let maker = objects.makers(of: info, without: made.label).flatMap(\.first)
          else { return nil }
          let type = ProjectIndex.simple(made.type.facts.name)
          return file.finding(
            WorkInInitializerRule.self, .info, at: file.range(of: made.node),
            """
            Each time the parent's body runs, another `\(type)` is made and \(begun.effect): only \
            the first is kept\(begun.endsWithObject ? "" : ", and the others go on").
            """,
            because: """
              it is made before `StateObject(wrappedValue:)` gets it, and the body of \
              `\(ProjectIndex.simple(maker.fact.type ?? ""))` makes \
              `\(ProjectIndex.simple(info.facts.name))`
              """,
            advice: """
              Make it in the call, whose argument runs once: \
              `StateObject(wrappedValue: \(type)(…))`.
              """,
            related: [
              RelatedPlace(
                path: begun.file.path, range: begun.file.range(of: begun.node),
                message: "begun here"),
              RelatedPlace(
                CodePlace(path: maker.path, line: maker.fact.line, column: maker.fact.column),
                "made here"),
            ])
        }
      }
  }

  /// The local name or parameter of `_model = StateObject(wrappedValue: model)`.
  private static func given(
    to item: CodeBlockItemSyntax, _ info: ProjectIndex.TypeInfo, _ project: ProjectIndex
  ) -> String? {
    guard case .expr(let expression) = item.item, let (target, value) = expression.assigned,
      let storage = target.ownName, storage.hasPrefix("_"),
      project.property(String(storage.dropFirst()), of: info)?.wrapper == "StateObject",
      value.count == 1, let call = value[0].as(FunctionCallExprSyntax.self)
    else { return nil }
    return call.argument("wrappedValue")?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private struct Made {
    let type: ProjectIndex.TypeInfo
    let node: Syntax
    /// The parameter that callers may pass instead; empty for a local constant.
    let label: String

    init?(
      _ name: String, in initializer: InitializerDeclSyntax, before item: CodeBlockItemSyntax,
      _ info: ProjectIndex.TypeInfo, _ project: ProjectIndex
    ) {
      var found: (ExprSyntax, String)?
      for earlier in initializer.body?.statements ?? [] where earlier.position < item.position {
        guard case .decl(let declaration) = earlier.item,
          let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
          binding.pattern.sourceText == name, let value = binding.initializer?.value
        else { continue }
        found = (value, "")
      }
      let parameters = initializer.signature.parameterClause.parameters
      if found == nil,
        let parameter = parameters.first(where: {
          ($0.secondName ?? $0.firstName).text == name
        }),
        let value = parameter.defaultValue?.value
      {
        found = (value, parameter.firstName.text)
      }
      guard let (value, label) = found,
        case .call(.name(let callee), _) = ValueReader.value(of: value),
        let type = project.type(named: callee, from: info.facts.name), type.isReference
      else { return nil }
      self.type = type
      self.label = label
      node = Syntax(value)
    }
  }
}
