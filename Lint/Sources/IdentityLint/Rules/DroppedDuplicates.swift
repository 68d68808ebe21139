import SwiftSyntax

/// `removeDuplicates { $0.id == $1.id }` before a value is kept: an edit of the element leaves its
/// id, and is dropped.
struct DroppedDuplicates {
  private let file: SourceUnit
  private let resolver: Resolver

  init(file: SourceUnit, resolver: Resolver) {
    // A model may stand in a file of its own, without views.
    self.file = !file.mentionsViews && file.importsCombine ? file.readAsViews() : file
    self.resolver = resolver
  }

  func findings() -> [Finding] {
    file.calls(named: "removeDuplicates").compactMap { call in
      guard call.modifierName != nil, let closure = call.closures.first,
        Self.comparesIds(closure), let name = Self.keeper(of: call),
        let type = file.places.type(at: call.position), let owner = resolver.project.types[type],
        let property = resolver.project.property(name, of: owner),
        let element = resolver.type(of: property, in: .init(type: owner.facts.name)).flatMap({
          resolver.project.type(named: TypeShape($0).base, from: owner.facts.name)
        }), element.facts.kind == .structure, !element.facts.hasOwnEquality,
        let (field, change) = edit(of: element)
      else { return nil }
      return file.finding(
        PartialEqualityRule.self, .info, at: file.modifier(call),
        "When only `\(field)` changes, the new value is dropped: `\(name)` keeps the old one.",
        because: "two values with one id count as duplicates, and `\(field)` changes in "
          + change.fact.scopeName,
        advice: "Compare the whole values: `.removeDuplicates()`, of values that are `Equatable`.",
        related: [
          RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "changed here")
        ])
    }
  }

  /// A field other than the id that code edits.
  private func edit(of element: ProjectIndex.TypeInfo) -> (String, ChangeIndex.Place)? {
    for field in element.facts.properties
    where !field.isLet && !field.isComputed && !field.isStatic && field.name != "id" {
      if let change = resolver.changes(of: field.name, in: element).sure.first(where: {
        !$0.fact.isInInitializer && !$0.path.isOfTests
      }) {
        return (field.name, change)
      }
    }
    return nil
  }

  /// `$0.id == $1.id` and `old?.id == new?.id`, alone.
  private static func comparesIds(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.statements.count == 1,
      case .expr(let expression)? = closure.statements.first?.item,
      let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].sourceText == "=="
    else { return false }
    let names = [parts[0], parts[2]].map { $0.sourceText.replacing("?", with: "") }
    return names.allSatisfy { $0.hasSuffix(".id") && $0.count(where: { $0 == "." }) == 1 }
      && names[0] != names[1]
  }

  /// Operators that hand on each value as it is.
  private static let handing: Set<String> = [
    "receive", "subscribe", "eraseToAnyPublisher", "debounce", "throttle", "share", "print",
  ]

  /// The property that keeps what the chain gives.
  private static func keeper(of call: FunctionCallExprSyntax) -> String? {
    var expression = ExprSyntax(call)
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == expression.id, let next = access.parent?.as(FunctionCallExprSyntax.self)
    {
      let name = access.declName.baseName.text
      if name == "assign" { return assigned(by: next) }
      if name == "sink" { return next.closure("receiveValue").flatMap(stored) }
      guard handing.contains(name) else { return nil }
      expression = ExprSyntax(next)
    }
    return nil
  }

  /// `assign(to: &$customer)` and `assign(to: \.customer, on: self)`.
  private static func assigned(by call: FunctionCallExprSyntax) -> String? {
    guard let target = call.argument("to") else { return nil }
    if let published = target.as(InOutExprSyntax.self)?.expression.ownName {
      return published.hasPrefix("$") ? String(published.dropFirst()) : nil
    }
    guard call.argument("on")?.sourceText == "self",
      target.sourceText.hasPrefix("\\.")
    else { return nil }
    return String(target.sourceText.dropFirst(2))
  }

  /// `sink { [weak self] in self?.customer = $0 }`
  private static func stored(by closure: ClosureExprSyntax) -> String? {
    guard let given = closure.onlyParameter else { return nil }
    return closure.statements.lazy.compactMap { item -> String? in
      guard case .expr(let expression) = item.item, let (target, value) = expression.assigned,
        value.count == 1, value[0].ownName == given
      else { return nil }
      if let own = target.ownName { return own }
      guard let access = target.as(MemberAccessExprSyntax.self),
        access.base?.sourceText == "self?"
      else { return nil }
      return access.declName.baseName.text
    }.first
  }
}

extension SourceUnit {
  fileprivate var importsCombine: Bool {
    tree.statements.prefix(20).contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "Combine"
    }
  }
}
