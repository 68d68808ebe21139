import SwiftSyntax

/// Finds code that shows that a field does not tell the elements of a collection apart: they are
/// grouped by it, or looked up by it and something else before another one is added.
struct KeyOfSeveral {
  let file: SourceUnit
  let resolver: Resolver

  func cause(_ field: String, _ data: Value, _ place: Resolver.Place) -> RepeatedIdRule.Cause? {
    guard let owner = CollectionOwner(of: data, in: place, resolver) else { return nil }
    return code(of: owner, place).lazy.compactMap { unit, calls in
      let inUnit = KeyOfSeveral(file: unit, resolver: resolver.seen(from: unit))
      return inUnit.looked(for: field, in: owner, calls)
        ?? inUnit.grouped(by: field, in: owner, calls)
    }.first
  }

  /// The calls in the type that owns a collection, and in the view that shows it.
  private func code(of owner: CollectionOwner, _ place: Resolver.Place)
    -> [(SourceUnit, [FunctionCallExprSyntax])]
  {
    resolver.filesAdding(to: owner, besides: file).map { unit in
      var types: Set<String> = [owner.type.nameInFile]
      if unit.path == file.path, let type = place.type { types.insert(type) }
      return (unit, types.sorted().flatMap { unit.calls(in: $0) })
    }
  }

  /// `lines.firstIndex { $0.product == product && $0.size == size }`, and else `lines.append(…)`.
  private func looked(
    for field: String, in owner: CollectionOwner, _ calls: [FunctionCallExprSyntax]
  ) -> RepeatedIdRule.Cause? {
    for call in calls {
      guard let name = call.modifierName, ["firstIndex", "first", "contains"].contains(name),
        holds(call, owner), let closure = call.closure("where"),
        case let compared = ComparedFields.of(closure), compared.contains(field),
        let other = compared.first(where: { $0 != field && $0 != "id" }),
        let function = file.places.functionIndex(at: call.position),
        calls.contains(where: {
          ["append", "insert"].contains($0.modifierName)
            && file.places.functionIndex(at: $0.position) == function && holds($0, owner)
        })
      else { continue }
      return RepeatedIdRule.Cause(
        reason: "elements that differ in `\(other)` alone are added, and have one `\(field)`",
        place: RelatedPlace(
          path: file.path, range: file.range(of: closure),
          message: "compared by more than `\(field)`"))
    }
    return nil
  }

  /// `Dictionary(grouping: items, by: \.day)`
  private func grouped(
    by field: String, in owner: CollectionOwner, _ calls: [FunctionCallExprSyntax]
  ) -> RepeatedIdRule.Cause? {
    for call in calls where call.calls("Dictionary") {
      guard let data = call.argument("grouping"), isOwned(data, owner) else { continue }
      var key = call.argument("by")?.as(KeyPathExprSyntax.self)?.components.sourceText
      if key == nil, let closure = call.closure("by"), closure.statements.count == 1 {
        key =
          closure.statements.first?.item.as(ExprSyntax.self)?
          .as(MemberAccessExprSyntax.self)?.declName.baseName.text
      }
      guard key == field || key == "." + field else { continue }
      return RepeatedIdRule.Cause(
        reason: "the elements are grouped by `\(field)`, which several have",
        place: RelatedPlace(
          path: file.path, range: file.range(of: call), message: "grouped here"))
    }
    return nil
  }

  private func holds(_ call: FunctionCallExprSyntax, _ owner: CollectionOwner) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return false
    }
    return isOwned(base, owner)
  }

  private func isOwned(_ expression: ExprSyntax, _ owner: CollectionOwner) -> Bool {
    CollectionOwner(
      of: ValueReader.value(of: expression), in: file.resolverPlace(of: expression), resolver)?
      .isSame(as: owner) == true
  }
}

/// The fields of the element that a closure compares, when all comparisons must hold:
/// `$0.a == a && $0.b == b`.
private enum ComparedFields {
  static func of(_ closure: ClosureExprSyntax) -> [String] {
    guard closure.statements.count == 1,
      let sequence = closure.statements.first?.item.as(SequenceExprSyntax.self)
    else { return [] }
    let elements = Array(sequence.elements)
    var fields: [String] = []
    for part in elements.split(whereSeparator: {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&"
    }) {
      let part = Array(part)
      guard part.count == 3, part[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==" else {
        return []
      }
      for side in [part[0], part[2]] {
        guard let access = side.as(MemberAccessExprSyntax.self),
          case .element = ValueReader.value(of: access.base ?? side)
        else { continue }
        fields.append(access.declName.baseName.text)
        break
      }
    }
    return fields
  }
}

extension Resolver {
  /// The judged file, and those in which the type that owns a collection adds to it.
  func filesAdding(to owner: CollectionOwner, besides file: SourceUnit) -> [SourceUnit] {
    let additions = changes(of: owner.property, in: owner.type).sure.filter { change in
      guard change.fact.type == owner.type.facts.name else { return false }
      if change.fact.kind == .appended { return true }
      // An insertion; a removal gets a position at most.
      return change.fact.kind == .reordered
        && project.functions(change.fact.function ?? "", of: owner.type).contains {
          $0.parameters.count > 1
        }
    }
    let paths = Set(additions.map(\.path)).subtracting([file.path])
    return [file] + paths.sorted().compactMap { project.sources?.unit($0) }
  }
}
