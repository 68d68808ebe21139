import SwiftSyntax

/// Positions of a filtered or sorted list that are used in the whole one.
public struct FilteredOffsetsRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "filtered_offsets", title: "Positions of another list",
    summary: """
      `onDelete`, `onMove` and `enumerated()` give positions in the list that is shown. When the \
      rows are a filtered or sorted copy, the same position in the whole collection names another \
      element: that one is deleted or changed, or the app stops.
      """,
    exemptions: [
      "rows over the collection itself", "positions that are looked up in the shown list first",
      "elements found by their `id`",
      "rows that `deleteDisabled` or `moveDisabled` protects under a condition",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: ["ForEach", "List", "Table"]).compactMap { call -> Finding? in
      guard let rows = ElementRows(call), !resolver.project.isOwnValue(call, in: file) else {
        return nil
      }
      let data = ValueReader.value(of: rows.data)
      let place = file.resolverPlace(of: call)
      guard let shown = ShownCollection(data, in: place, resolver), let change = shown.change,
        let use = edited(by: rows, shown, in: file, place, resolver)
          ?? indexed(by: rows, data, shown, in: file, place, resolver)
      else { return nil }
      let code = ActionCode(file: file, type: place.type, resolver: resolver)
      let unit = code.unit(of: use)
      return unit.finding(
        Self.self, at: unit.range(of: use),
        """
        The position counts the \(change) elements that are shown: in `\(shown.owner.property)` it \
        names another element.
        """,
        because: "the rows are not `\(shown.owner.property)` itself",
        advice: """
          Take the element from the list that is shown, and find it in \
          `\(shown.owner.property)` by its `id`.
          """,
        related: [
          RelatedPlace(path: file.path, range: file.range(of: rows.data), message: "shown here")
        ]
      ).moved(to: call, in: file)
    }
  }

  /// `.onDelete { items.remove(atOffsets: $0) }` on rows over `items.filter { … }`.
  private func edited(
    by rows: ElementRows, _ shown: ShownCollection, in file: SourceUnit, _ place: Resolver.Place,
    _ resolver: Resolver
  ) -> Syntax? {
    var expression = ExprSyntax(rows.call)
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == expression.id, let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      expression = ExprSyntax(call)
      guard let switchOff = Self.switches[access.declName.baseName.text],
        !isSwitchedOff(by: switchOff, rows, in: file)
      else { continue }
      // `.onDelete(perform: store.delete)`
      if let passed = (call.argument("perform") ?? call.arguments.first?.expression)?
        .as(MemberAccessExprSyntax.self), let base = passed.base, base.sourceText != "self",
        OwnerMethods(shown, in: file, place, resolver).takes(
          passed.declName.baseName.text, of: base)
      {
        return Syntax(passed)
      }
      let code = ActionCode(file: file, type: place.type, resolver: resolver)
      let method = (call.passedMethod ?? call.arguments.first?.expression.ownName)
        .flatMap { code.method($0) }
      guard let statements = call.closure("perform")?.statements ?? method?.body?.statements,
        !shown.isNamed(in: statements)
      else { continue }
      let uses = WholeUses(of: shown.owner, in: place, resolver)
      uses.walk(statements)
      // A method that the closure passes the offsets to.
      for method in code.methods(usedIn: [Syntax(statements)]) {
        guard let body = method.body, !shown.isNamed(in: body) else { continue }
        uses.walk(body)
      }
      if let use = uses.found.first { return use }
      let calls = PositionCalls(OwnerMethods(shown, in: file, place, resolver), index: nil)
      calls.walk(statements)
      if let use = calls.found { return use }
    }
    return nil
  }

  /// The modifiers that forbid a row to be deleted or moved.
  private static let switches = ["onDelete": "deleteDisabled", "onMove": "moveDisabled"]

  /// `.moveDisabled(!search.isEmpty)`: while some elements are left out, nothing is moved.
  private func isSwitchedOff(by name: String, _ rows: ElementRows, in file: SourceUnit) -> Bool {
    file.calls(named: [name]).contains { call in
      call.position >= rows.call.position && call.endPosition <= rows.call.endPosition
        && call.arguments.first?.expression.is(BooleanLiteralExprSyntax.self) == false
    }
  }

  /// `items[index]` in rows over `Array(shown.enumerated())` or `shown.indices`.
  private func indexed(
    by rows: ElementRows, _ data: Value, _ shown: ShownCollection, in file: SourceUnit,
    _ place: Resolver.Place, _ resolver: Resolver
  ) -> Syntax? {
    guard data.givesPositions, let row = rows.row, let index = rows.elementNames.first else {
      return nil
    }
    let uses = WholeUses(of: shown.owner, in: place, resolver, index: index)
    uses.walk(row.statements)
    if let use = uses.found.first { return use }
    let calls = PositionCalls(OwnerMethods(shown, in: file, place, resolver), index: index)
    calls.walk(row.statements)
    return calls.found
  }
}

/// The methods of a collection's owner that take positions in it.
private struct OwnerMethods {
  private let shown: ShownCollection
  private let file: SourceUnit
  private let place: Resolver.Place
  private let resolver: Resolver

  init(
    _ shown: ShownCollection, in file: SourceUnit, _ place: Resolver.Place, _ resolver: Resolver
  ) {
    self.shown = shown
    self.file = file
    self.place = place
    self.resolver = resolver
  }

  /// Whether a method of an object changes the collection at positions that it gets.
  func takes(_ method: String, of base: ExprSyntax) -> Bool {
    let owner = shown.owner.type
    guard let type = resolver.type(of: ValueReader.value(of: base), in: place),
      let info = resolver.project.type(named: TypeShape(type).base, from: place.type),
      info.facts.name == owner.facts.name,
      resolver.project.functions(method, of: info).contains(where: { function in
        function.parameters.contains { ["IndexSet", "Int"].contains($0.type) }
      })
    else { return false }
    if let body = resolver.project.method(method, of: owner, besides: file)?.declaration.body {
      guard !shown.isNamed(in: body) else { return false }
      let uses = WholeUses(of: shown.owner, in: .init(type: owner.facts.name), resolver)
      uses.walk(body)
      return !uses.found.isEmpty
    }
    // A method of another file cannot know what a view shows; it may know the owner's own list.
    return !shown.names.contains(where: { resolver.project.property($0, of: info) != nil })
      && resolver.changes(of: shown.owner.property, in: owner).sure.contains {
        $0.fact.function == method && $0.fact.kind == .reordered
      }
  }
}

/// The first call that passes a position to the owner of the whole collection.
private final class PositionCalls: SyntaxVisitor {
  private let methods: OwnerMethods
  private let index: String?
  var found: Syntax?

  init(_ methods: OwnerMethods, index: String?) {
    self.methods = methods
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base,
      node.arguments.contains(where: { isPosition($0.expression) }),
      methods.takes(access.declName.baseName.text, of: base)
    else { return found == nil ? .visitChildren : .skipChildren }
    found = Syntax(node)
    return .skipChildren
  }

  private func isPosition(_ given: ExprSyntax) -> Bool {
    guard let name = given.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    if let index { return name == index }
    return name.hasPrefix("$")
      || [.unknown, .parameter(name)].contains(ValueReader.value(of: given))
  }
}

/// The collection behind the rows, and how the rows differ from it.
private struct ShownCollection {
  let owner: CollectionOwner
  /// "filtered" or "sorted"; nil when the positions are the same.
  var change: String?
  /// The computed properties on the way.
  var names: Set<String> = []

  init?(_ value: Value, in place: Resolver.Place, _ resolver: Resolver, depth: Int = 0) {
    guard depth < 6 else { return nil }
    switch value {
    case .name, .member:
      let info: ProjectIndex.TypeInfo?
      let name: String
      switch value {
      case .member(let base, let member):
        if ["indices", "lazy"].contains(member) {
          self.init(base, in: place, resolver, depth: depth + 1)
          return
        }
        name = member
        info = resolver.type(of: base, in: place).flatMap {
          resolver.project.type(named: TypeShape($0).base, from: place.type)
        }
      default:
        name = value.ownName ?? ""
        info = resolver.info(place)
      }
      guard let info, let property = resolver.project.property(name, of: info) else { return nil }
      if property.isComputed {
        let inner = property.returned.prefix(8).compactMap {
          ShownCollection($0, in: .init(type: info.facts.name), resolver, depth: depth + 1)
        }
        guard var found = inner.first(where: { $0.change != nil }) ?? inner.first else {
          return nil
        }
        found.names.insert(name)
        self = found
        return
      }
      guard let owner = CollectionOwner(of: value, in: place, resolver) else { return nil }
      self.init(owner: owner)
    case .call(.member(let base, let method), _):
      guard let change = Self.changes[method] else {
        // A method that filters: `store.matching(text)`.
        let type = resolver.type(of: base, in: place).flatMap {
          resolver.project.type(named: TypeShape($0).base, from: place.type)
        }
        self.init(method, of: type, resolver, depth: depth)
        return
      }
      self.init(base, in: place, resolver, depth: depth + 1)
      if !change.isEmpty { self.change = change }
    case .call(.name("Array"), let arguments), .call(.name("zip"), let arguments):
      guard let first = arguments.first else { return nil }
      self.init(first.value, in: place, resolver, depth: depth + 1)
    case .call(.name(let method), _):
      self.init(method, of: resolver.info(place), resolver, depth: depth)
    case .operation("var", let values):
      let inner = values.compactMap { ShownCollection($0, in: place, resolver, depth: depth + 1) }
      guard let found = inner.first(where: { $0.change != nil }) ?? inner.first else { return nil }
      self = found
    case .choice(_, let first, let second):
      let inner = [first, second].compactMap {
        ShownCollection($0, in: place, resolver, depth: depth + 1)
      }
      guard let found = inner.first(where: { $0.change != nil }) ?? inner.first else { return nil }
      self = found
    default: return nil
    }
  }

  private init(owner: CollectionOwner) { self.owner = owner }

  /// Whether code names what is shown: not `offsets.sorted(by: >)` for a list called `sorted`.
  func isNamed(in node: some SyntaxProtocol) -> Bool {
    names.contains { name in
      node.references(to: name).contains { use in
        guard Self.changes[name] != nil, let access = use.parent?.as(MemberAccessExprSyntax.self),
          access.declName.id == use.id, access.base != nil
        else { return true }
        return access.parent?.is(FunctionCallExprSyntax.self) != true
      }
    }
  }

  /// The collection that a method returns.
  private init?(
    _ method: String, of type: ProjectIndex.TypeInfo?, _ resolver: Resolver, depth: Int
  ) {
    guard let type, let function = resolver.project.functions(method, of: type).first else {
      return nil
    }
    let inner = function.returned.prefix(8).compactMap {
      ShownCollection($0, in: .init(type: type.facts.name), resolver, depth: depth + 1)
    }
    guard var found = inner.first(where: { $0.change != nil }) ?? inner.first else { return nil }
    found.names.insert(method)
    self = found
  }

  /// Empty for a method after which the positions are the same.
  private static let changes = [
    "filter": "filtered", "sorted": "sorted", "reversed": "reversed", "shuffled": "shuffled",
    "dropFirst": "later", "suffix": "last", "enumerated": "", "prefix": "",
  ]
}

/// Uses of a position in the whole collection.
private final class WholeUses: SyntaxVisitor {
  private let owner: CollectionOwner
  private let place: Resolver.Place
  private let resolver: Resolver
  /// The name of the position; any index counts without one.
  private let index: String?
  var found: [Syntax] = []

  init(
    of owner: CollectionOwner, in place: Resolver.Place, _ resolver: Resolver,
    index: String? = nil
  ) {
    self.owner = owner
    self.place = place
    self.resolver = resolver
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.count == 1, let given = node.arguments.first?.expression, fits(given),
      isWhole(node.calledExpression)
    {
      found.append(Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if choosesByPosition(node) {
      found.append(Syntax(node))
      return .skipChildren
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, ["remove", "move"].contains(access.declName.baseName.text),
      let given = node.argument("atOffsets") ?? node.argument("fromOffsets")
        ?? node.argument("at"), fits(given), isWhole(base)
    else { return .visitChildren }
    found.append(Syntax(node))
    return .skipChildren
  }

  /// `items.enumerated().filter { !offsets.contains($0.offset) }`: the elements at the positions
  /// that an edit gives, or all others.
  private func choosesByPosition(_ node: FunctionCallExprSyntax) -> Bool {
    guard index == nil, ["filter", "compactMap"].contains(node.modifierName),
      let numbered = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?
        .as(FunctionCallExprSyntax.self), numbered.modifierName == "enumerated",
      let whole = numbered.calledExpression.as(MemberAccessExprSyntax.self)?.base, isWhole(whole),
      let closure = node.closures.first
    else { return false }
    return closure.statements.callsInside.contains { call in
      guard call.modifierName == "contains",
        let positions = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        let name = positions.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return false }
      return name.hasPrefix("$")
        || [.unknown, .parameter(name)].contains(ValueReader.value(of: positions))
    }
  }

  /// A position by the row's name, or what an edit gives: not one that the action looked up.
  private func fits(_ given: ExprSyntax) -> Bool {
    if let index { return given.as(DeclReferenceExprSyntax.self)?.baseName.text == index }
    guard let name = given.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    if name.hasPrefix("$") { return true }
    return !ValueReader.value(of: given).all.contains {
      if case .member(_, "firstIndex") = $0 { true } else { false }
    }
  }

  private func isWhole(_ base: ExprSyntax) -> Bool {
    let value = ValueReader.value(of: base)
    switch value {
    case .name, .member: break
    default: return false
    }
    // The shown collection under another name.
    if ShownCollection(value, in: place, resolver)?.change != nil { return false }
    guard let other = CollectionOwner(of: value, in: place, resolver) else { return false }
    return other.property == owner.property && other.type.facts.name == owner.type.facts.name
  }
}

extension Value {
  /// `enumerated()`, `indices` and `zip(x.indices, x)`.
  fileprivate var givesPositions: Bool {
    switch self {
    case .member(_, "indices"), .call(.member(_, "enumerated"), _): true
    case .call(.name("Array"), let arguments), .call(.name("zip"), let arguments):
      arguments.first?.value.givesPositions == true
    default: false
    }
  }
}
