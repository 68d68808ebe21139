import SwiftSyntax

/// A set of positions in `@State`, such as marked rows: `if marked.contains(index) { … }` in rows
/// over `enumerated()`, when elements move or another order is shown.
struct RememberedPositions {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    WrappedProperty.all(["State"], in: file).compactMap { state in
      guard let info = resolver.project.types[state.owner], info.isView,
        state.holdsPositions,
        let use = use(of: state.name, in: state.owner), let owner = use.owner
      else { return nil }
      if let move = owner.changes(resolver).first(where: {
        owner.moves($0.fact) && !follows(state.name, $0, info)
      }) {
        return report(
          state, use,
          because: "it keeps positions, and `\(owner.property)` is changed in "
            + move.fact.scopeName,
          RelatedPlace(
            CodePlace(path: move.path, line: move.fact.line),
            "elements are inserted, removed or moved here"))
      }
      guard let order = otherOrder(of: use.collection, state.name, info) else { return nil }
      return report(
        state, use, because: "it keeps positions, and `\(order)` decides what is shown at them",
        nil)
    }
  }

  private struct Use {
    let node: ExprSyntax
    let collection: ExprSyntax
    let owner: CollectionOwner?
  }

  private func report(
    _ state: WrappedProperty, _ use: Use, because reason: String, _ related: RelatedPlace?
  ) -> Finding {
    let shown = file.text(of: use.collection, atMost: 30)
    return file.finding(
      RememberedIndexRule.self, at: file.range(of: state.binding.pattern),
      "When `\(shown)` changes, `\(state.name)` names other elements.",
      because: reason, advice: "Keep a set of the elements' ids.",
      related: [
        RelatedPlace(path: file.path, range: file.range(of: use.node), message: "used here")
      ] + (related.map { [$0] } ?? []))
  }

  /// `marked.contains(index)` and `marked.insert(index)` in rows that run over positions, or with a
  /// position that the row looks up: `let index = items.firstIndex { $0.id == item.id }`.
  private func use(of name: String, in type: String) -> Use? {
    for call in file.calls(in: TypeTable.withoutFile(type)) {
      guard let modifier = call.modifierName, Self.uses.contains(modifier),
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName == name,
        let index = Self.position(in: call.arguments.first?.expression),
        let collection = rows(over: index).flatMap(Self.positions) ?? lookedUp(index)
      else { continue }
      return Use(
        node: ExprSyntax(index), collection: collection,
        owner: CollectionOwner(
          of: ValueReader.value(of: collection), in: file.resolverPlace(of: call), resolver))
    }
    return nil
  }

  private static let uses: Set<String> = [
    "contains", "insert", "remove", "formSymmetricDifference", "formUnion", "subtract", "union",
    "symmetricDifference", "subtracting",
  ]

  /// `index` of `index` and `[index]`.
  private static func position(in expression: ExprSyntax?) -> DeclReferenceExprSyntax? {
    guard let elements = expression?.as(ArrayExprSyntax.self)?.elements else {
      return expression?.as(DeclReferenceExprSyntax.self)
    }
    return elements.count == 1 ? elements.first?.expression.as(DeclReferenceExprSyntax.self) : nil
  }

  /// The collection in which a constant looks its element up: `items` of
  /// `let index = items.firstIndex { … } ?? 0`.
  private func lookedUp(_ index: DeclReferenceExprSyntax) -> ExprSyntax? {
    guard let value = LocalConstants.value(of: index) ?? boundValue(of: index) else {
      return nil
    }
    let search = value.as(SequenceExprSyntax.self)?.elements.first ?? value
    guard let call = search.as(FunctionCallExprSyntax.self),
      ["firstIndex", "lastIndex"].contains(call.modifierName)
    else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// What `if let index = items.firstIndex(of: item)` binds.
  private func boundValue(of index: DeclReferenceExprSyntax) -> ExprSyntax? {
    var node = index.parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      if let conditions = parent.as(IfExprSyntax.self)?.conditions {
        for condition in conditions {
          if case .optionalBinding(let bound) = condition.condition,
            bound.pattern.sourceText == index.baseName.text
          {
            return bound.initializer?.value
          }
        }
      }
      node = parent.parent
    }
    return nil
  }

  /// The rows whose first parameter a name is.
  private func rows(over index: DeclReferenceExprSyntax) -> ElementRows? {
    index.enclosingCalls.lazy.compactMap { ElementRows($0) }.first {
      $0.elementNames.first == index.baseName.text
    }
  }

  /// The collection of `items.indices`, `Array(items.enumerated())` and `0..<items.count`.
  private static func positions(of rows: ElementRows) -> ExprSyntax? {
    var data = rows.data
    if let call = data.as(FunctionCallExprSyntax.self), call.calledText == "Array",
      let inner = call.arguments.first?.expression
    {
      data = inner
    }
    if let access = data.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "indices"
    {
      return access.base
    }
    if let call = data.as(FunctionCallExprSyntax.self), call.calledText == "enumerated" {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    guard let elements = data.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[0].sourceText == "0",
      let end = elements[2].as(MemberAccessExprSyntax.self), end.declName.baseName.text == "count"
    else { return nil }
    return end.base
  }

  /// Whether the code that changes the collection sets the positions as well.
  private func follows(
    _ name: String, _ change: ChangeIndex.Place, _ info: ProjectIndex.TypeInfo
  ) -> Bool {
    resolver.changes(of: name, in: info).sure.contains {
      $0.path == change.path && $0.fact.function == change.fact.function
        && [.assigned, .reordered].contains($0.fact.kind)
        && (change.fact.function != nil || abs($0.fact.line - change.fact.line) <= 4)
    }
  }

  /// The state by which a computed collection is sorted or filtered, unless its change clears the
  /// positions.
  private func otherOrder(
    of collection: ExprSyntax, _ name: String, _ info: ProjectIndex.TypeInfo
  ) -> String? {
    guard let computed = collection.ownName,
      let code = file.member(computed, of: info.nameInFile),
      [".sorted", ".filter", ".reversed"].contains(where: code.sourceText.contains)
    else { return nil }
    return info.facts.properties.first { property in
      ["State", "Binding", "AppStorage", "SceneStorage"].contains(property.wrapper)
        && property.type.map { TypeShape($0).element == nil } != false
        && code.mentions([property.name])
        && !file.calls(named: "onChange").contains {
          $0.argument("of")?.ownName == property.name && $0.sourceText.contains(name)
        }
        && !file.assignments(to: property.name, in: info.nameInFile).contains {
          $0.parent?.parent?.sourceText.contains(name) == true
        }
    }?.name
  }
}

extension WrappedProperty {
  /// `var marked: Set<Int>` and `var marked = Set<Int>()`.
  fileprivate var holdsPositions: Bool {
    let spelled =
      binding.typeAnnotation?.type.sourceText
      ?? binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.sourceText
    return spelled == "Set<Int>"
  }
}
