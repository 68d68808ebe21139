import SwiftSyntax

/// Methods of a view that put the content they get into two arms: `card { Editor() }`, where `card`
/// is `if isWide { ScrollView { content() } } else { content() }`.
struct MethodContent {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.functions.flatMap { function -> [Finding] in
      guard function.name.text != "body",
        let type = file.places.type(at: function.position),
        let info = resolver.project.types[type], info.isView,
        DeclarationReader.isView(
          function.signature.returnClause.map { DeclarationReader.plain($0.type) }),
        let body = function.body
      else { return [] }
      let contents = function.contentParameters
      guard !contents.isEmpty else { return [] }
      let calls = file.calls(named: function.name.text).filter {
        $0.modifierName == nil && file.places.type(at: $0.position) == type
      }
      return contents.flatMap { ContentArms.all(passed: $0, in: body) }.compactMap { arms in
        finding(for: arms, in: function, of: info, calls)
      }
    }
  }

  private func finding(
    for arms: ContentArms, in function: FunctionDeclSyntax, of info: ProjectIndex.TypeInfo,
    _ calls: [FunctionCallExprSyntax]
  ) -> Finding? {
    for call in calls {
      var losses = LossFinder(resolver)
      var names = CalledNames.inClosures(of: call)
      for argument in call.arguments where !argument.expression.is(ClosureExprSyntax.self) {
        names.formUnion(CalledNames.inside(argument.expression))
      }
      let lost = losses.losses(in: names, of: info.facts.name)
      guard lost.level == .something, lost.isHeavy else { continue }
      let given = Self.arguments(of: call, function)
      var variation = Variation.constant
      for condition in arms.conditions {
        var finder = VariationFinder(resolver)
        finder.isForCondition = true
        variation = variation.joined(
          finder.variation(
            of: condition.value.replacing(given), in: file.resolverPlace(of: call),
            presence: condition.isPresence))
      }
      guard variation.level == .varies else { continue }
      return file.finding(
        ConditionalModifierRule.self, .info, at: file.range(from: arms.start, to: arms.end),
        """
        When this condition changes, the content of `\(function.name.text)` is recreated and loses \
        \(lost.phrase).
        """,
        because: variation.because, advice: ModifierAdvice.general,
        related: [
          RelatedPlace(path: file.path, range: file.range(of: call), message: "called here")
        ] + variation.places.map { RelatedPlace($0, "what makes it change") })
    }
    return nil
  }

  /// The values of a call for the parameters of the method.
  private static func arguments(
    of call: FunctionCallExprSyntax, _ function: FunctionDeclSyntax
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      let given =
        label.map { call.argument($0) } ?? call.arguments.first { $0.label == nil }?.expression
      if let given {
        values[name] = ValueReader.value(of: given)
      } else if let initial = parameter.defaultValue?.value {
        values[name] = ValueReader.value(of: initial)
      }
    }
    return values
  }
}

extension FunctionDeclSyntax {
  /// The parameters that are views, or closures that build views.
  fileprivate var contentParameters: [String] {
    var views: Set<String> = ["AnyView"]
    for parameter in genericParameterClause?.parameters ?? []
    where parameter.inheritedType?.sourceText.hasSuffix("View") == true {
      views.insert(parameter.name.text)
    }
    for requirement in genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.rightType.sourceText.hasSuffix("View")
      else { continue }
      views.insert(conformance.leftType.sourceText)
    }
    return signature.parameterClause.parameters.compactMap { parameter in
      let type = parameter.type.sourceText
      let made = String((type.split(separator: ">").last ?? "").filter { !" ()?".contains($0) })
      let isView =
        views.contains(made) || made == "someView"
        || views.contains(type) || type == "some View"
      return isView ? (parameter.secondName ?? parameter.firstName).text : nil
    }
  }
}
