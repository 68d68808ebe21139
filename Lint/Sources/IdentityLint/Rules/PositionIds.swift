import SwiftSyntax

/// Rows over elements that were made with their position as id: `Cell(id: $0.offset, item: …)`.
struct PositionIds {
  let file: SourceUnit
  let resolver: Resolver

  /// The collection whose positions are the ids, and the file that names it.
  func collection(of rows: ElementRows) -> (collection: ExprSyntax, unit: SourceUnit)? {
    let name: String
    if rows.id == nil {
      name = "id"
    } else {
      guard let path = rows.id, let only = MadeElements.onlyComponent(of: path) else { return nil }
      name = only
    }
    var seen: Set<String> = []
    return found(
      in: MadeElements(in: rows.data), id: name, receiver: nil,
      at: file.resolverPlace(of: rows.call),
      &seen)
  }

  /// - Parameter receiver: the collection that an extension of it reads as `self`.
  private func found(
    in made: MadeElements, id: String, receiver: ExprSyntax?, at place: Resolver.Place,
    _ seen: inout Set<String>
  ) -> (collection: ExprSyntax, unit: SourceUnit)? {
    for making in made.makings {
      guard let given = argument(of: making, for: id, at: place),
        let position = PositionName(in: given)
      else { continue }
      if let collection = position.collection { return (collection, file) }
      // `enumerated()` of the extended collection.
      return receiver.map { ($0, file) }
    }
    guard seen.count < 8 else { return nil }
    for source in made.sources {
      if let found = found(in: source, id: id, at: place, &seen) { return found }
    }
    return nil
  }

  private func found(
    in source: MadeElements.Source, id: String, at place: Resolver.Place, _ seen: inout Set<String>
  ) -> (collection: ExprSyntax, unit: SourceUnit)? {
    let member: String
    let info: ProjectIndex.TypeInfo?
    var receiver: ExprSyntax?
    switch source {
    case .own(let name, _): (member, info) = (name, resolver.info(place))
    case .member(let base, let name):
      guard let type = resolver.type(of: ValueReader.value(of: base), in: place) else { return nil }
      let named = ["Array", "Collection", "Sequence", "RandomAccessCollection"]
      let shape = TypeShape(type)
      if shape.element != nil {
        receiver = base
        info =
          named.lazy.compactMap { resolver.project.types[$0] }.first { extended in
            extended.facts.properties.contains { $0.name == name }
              || extended.facts.functions.contains { $0.name == name }
          }
      } else {
        info = resolver.project.type(named: shape.base, from: place.type)
      }
      member = name
    case .memberOfElements, .part: return nil
    }
    guard let info, seen.insert("\(info.facts.name).\(member)").inserted else { return nil }
    for unit in units(of: info) {
      let there = FreshValues(file: unit, resolver: resolver.seen(from: unit))
      guard let code = there.code(of: member, in: info) else { continue }
      guard
        let found = PositionIds(file: unit, resolver: there.resolver).found(
          in: MadeElements(returnedBy: code.statements, expected: code.type), id: id,
          receiver: receiver, at: Resolver.Place(type: info.facts.name), &seen)
      else { return nil }
      // The receiver is named in this file.
      return receiver?.id == found.collection.id ? (found.collection, file) : found
    }
    return nil
  }

  /// The files with the members of a type, also of one that the project only extends.
  private func units(of info: ProjectIndex.TypeInfo) -> [SourceUnit] {
    if info.isDeclared { return resolver.project.units(of: info, besides: file) }
    return [file]
      + info.paths.filter { $0 != file.path }.sorted().map {
        resolver.project.unit(at: $0, else: file)
      }
  }

  /// The argument of which the id is made.
  private func argument(
    of making: MadeElements.Making, for id: String, at place: Resolver.Place
  ) -> ExprSyntax? {
    if let tuple = making.node.as(TupleExprSyntax.self) {
      if let index = Int(id) { return Array(tuple.elements).dropFirst(index).first?.expression }
      return tuple.elements.first { $0.label?.text == id }?.expression
    }
    guard let call = making.node.as(FunctionCallExprSyntax.self),
      let info = resolver.project.type(named: making.value.type, from: place.type),
      info.isDeclared, let property = resolver.project.property(id, of: info), !property.isStatic
    else { return nil }
    // `var id: Int { position }`, `var id: String { "row-\(position)" }`.
    var stored = id
    if property.isComputed {
      guard property.returned.count == 1,
        case let names = property.returned[0].all.compactMap(\.ownName), names.count == 1,
        resolver.project.property(names[0], of: info)?.isComputed == false
      else { return nil }
      stored = names[0]
    }
    if info.facts.initializers.isEmpty { return call.argument(stored) }
    for initializer in info.facts.initializers {
      guard case .parameter(let name)? = initializer.stored[stored],
        let parameter = initializer.parameters.first(where: { $0.name == name }),
        let label = parameter.label, let given = call.argument(label)
      else { continue }
      return given
    }
    return nil
  }
}

/// A name in an expression that is the position of an element: of `enumerated()`, of `indices`, or
/// of `0..<count`.
private struct PositionName {
  /// The collection; nil for the one that an extension is of.
  let collection: ExprSyntax?

  init?(in expression: ExprSyntax) {
    let walk = References(viewMode: .sourceAccurate)
    walk.walk(expression)
    // Another name in the expression may make the id unique.
    guard walk.found.count == 1, let only = walk.found.first, let run = Self.run(of: only) else {
      return nil
    }
    self = run
  }

  private init(collection: ExprSyntax?) { self.collection = collection }

  private final class References: SyntaxVisitor {
    var found: [DeclReferenceExprSyntax] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text.first?.isUppercase != true { found.append(node) }
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base { walk(base) }
      return .skipChildren
    }
  }

  /// The loop that counts a variable: `number += 1`.
  private static func counter(_ name: String, around reference: DeclReferenceExprSyntax)
    -> PositionName?
  {
    var node = Syntax(reference)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let loop = parent.as(ForStmtSyntax.self),
        loop.body.statements.contains(where: { item in
          let words = item.sourceText.split(whereSeparator: \.isWhitespace)
          return words.map(String.init) == [name, "+=", "1"]
        })
      {
        return PositionName(collection: loop.sequence.sourceText == "self" ? nil : loop.sequence)
      }
      node = parent
    }
    return nil
  }

  /// The closure or loop that gives the name.
  private static func run(of reference: DeclReferenceExprSyntax) -> PositionName? {
    let name = reference.baseName.text
    if let counted = counter(name, around: reference) { return counted }
    let member = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    var node = Syntax(reference)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure) {
        let names = closure.parameterNames
        if let index = names.firstIndex(of: name) {
          return run(
            over: sequence(of: place.call), isFirst: index == 0, isOnly: names.count == 1, member)
        }
      }
      if let loop = parent.as(ForStmtSyntax.self) {
        if let tuple = loop.pattern.as(TuplePatternSyntax.self) {
          if let index = tuple.elements.map({ $0.pattern.sourceText }).firstIndex(of: name) {
            return run(over: loop.sequence, isFirst: index == 0, isOnly: false, member)
          }
        } else if loop.pattern.sourceText == name {
          return run(over: loop.sequence, isFirst: false, isOnly: true, member)
        }
      }
      node = parent
    }
    return nil
  }

  private static func sequence(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "compactMap", "flatMap", "forEach"].contains(access.declName.baseName.text)
    else { return nil }
    return access.base
  }

  private static func run(
    over sequence: ExprSyntax?, isFirst: Bool, isOnly: Bool, _ member: String?
  ) -> PositionName? {
    guard let sequence else { return nil }
    if let call = sequence.as(FunctionCallExprSyntax.self), call.calledText == "enumerated" {
      guard member == nil ? isFirst && !isOnly : isOnly && ["offset", "0"].contains(member) else {
        return nil
      }
      return PositionName(collection: call.calledExpression.as(MemberAccessExprSyntax.self)?.base)
    }
    // `zip(1..., items)` and `zip(items.indices, items)`.
    if let call = sequence.as(FunctionCallExprSyntax.self), call.calledText == "zip",
      call.arguments.count == 2, let numbers = call.arguments.first?.expression,
      let counted = call.arguments.last?.expression,
      member == nil ? isFirst && !isOnly : isOnly && member == "0"
    {
      let text = numbers.sourceText
      guard text.contains("...") || text.contains("..<") || text.hasSuffix(".indices") else {
        return nil
      }
      return PositionName(collection: counted.sourceText == "self" ? nil : counted)
    }
    guard isOnly, member == nil else { return nil }
    if let access = sequence.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "indices"
    {
      return PositionName(collection: access.base)
    }
    if let elements = sequence.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..<",
      let end = elements[2].as(MemberAccessExprSyntax.self), end.declName.baseName.text == "count"
    {
      return PositionName(collection: end.base)
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The names of its parameters; `$0` and `$1` when it names none.
  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: mentions(["$1"]) ? ["$0", "$1"] : ["$0"]
    }
  }
}
