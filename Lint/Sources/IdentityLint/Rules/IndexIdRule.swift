import SwiftSyntax

/// Rows identified by their position in a collection whose elements move.
public struct IndexIdRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "index_id", title: "Rows identified by their position",
    summary: """
      A row whose id is its index stays where it is when elements are inserted, removed or moved: \
      what was typed, opened or played in it is then shown with another element, and a binding or \
      an action that kept the index reaches a wrong element, or one that is not there.
      """,
    exemptions: [
      "constant ranges and collections that never change", "collections that only grow at the end",
      "options of a Picker, entries of menus and commands",
      "marks of a chart",
      "rows without state that are replaced as a whole",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    return file.outline.calls.compactMap { call -> Finding? in
      guard let rows = ElementRows(call), !rows.keepsNothing(in: file, project) else { return nil }
      if let collection = Self.positions(of: rows, in: file) {
        return IndexedRows(rows, over: collection, in: file, resolver)?.finding()
      }
      guard let numbered = PositionIds(file: file, resolver: resolver).collection(of: rows) else {
        return nil
      }
      return IndexedRows(
        rows, over: numbered.collection, from: numbered.unit, in: file, resolver)?.finding()
    }
  }

  /// The collection whose positions are the ids; nil when the ids are no positions.
  static func positions(of rows: ElementRows, in file: SourceUnit) -> ExprSyntax? {
    var data = rows.source(in: file)
    if let call = data.as(FunctionCallExprSyntax.self),
      call.calledText == "Array" || call.calledText == "zip",
      let inner = call.arguments.first?.expression
    {
      let isZip = call.calledText == "zip"
      if isZip, rows.idPath != "0" { return nil }
      data = inner
      if let zipped = data.as(FunctionCallExprSyntax.self), zipped.calledText == "zip",
        let first = zipped.arguments.first?.expression
      {
        guard rows.idPath == "0" else { return nil }
        data = first
      } else if isZip, let access = data.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "indices"
      {
        return access.base
      } else if isZip, data.is(PostfixOperatorExprSyntax.self) {
        return call.arguments.dropFirst().first?.expression
      }
      // `Array(zip(1..., items))`
      if data.is(PostfixOperatorExprSyntax.self),
        let zipped = inner.as(FunctionCallExprSyntax.self)
      {
        return zipped.arguments.dropFirst().first?.expression
      }
    }
    if let call = data.as(FunctionCallExprSyntax.self), call.calledText == "enumerated",
      rows.idPath == "offset" || rows.idPath == "0",
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return access.base
    }
    guard rows.id == nil || rows.isBySelf || rows.idPath == "0" else { return nil }
    if let access = data.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "indices"
    {
      return access.base
    }
    guard let sequence = data.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3,
      let range = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["..<", "..."].contains(range),
      let end = elements[2].as(MemberAccessExprSyntax.self)
    else { return nil }
    let start = elements[0].as(MemberAccessExprSyntax.self)
    switch end.declName.baseName.text {
    case "count": return elements[0].sourceText == "0" ? end.base : nil
    case "endIndex":
      let isWhole = start?.declName.baseName.text == "startIndex" || elements[0].sourceText == "0"
      return isWhole ? end.base : nil
    default: return nil
    }
  }
}

/// Rows identified by their position, and what they can lose.
private struct IndexedRows {
  let rows: ElementRows
  let file: SourceUnit
  let resolver: Resolver
  let place: Resolver.Place
  /// Where the collection is named.
  let origin: Resolver.Place
  /// The collection that the rows show.
  let value: Value
  /// The collection as written.
  let name: String
  /// The state in a row.
  let lost: Losses
  /// A state of the view that remembers a row by its index.
  let keyed: String?

  /// Nil where the content of a row is not known, and where a row sets its own identity.
  init?(
    _ rows: ElementRows, over collection: ExprSyntax, from unit: SourceUnit? = nil,
    in file: SourceUnit, _ resolver: Resolver
  ) {
    // `content: row`, a method, or a closure.
    guard
      let names = rows.row.map({ CalledNames.inside($0.statements) })
        ?? rows.rowMethod.map({ [$0] })
    else { return nil }
    let place = file.resolverPlace(of: rows.call)
    guard !names.union(RowUse.calledNames(in: names, of: place, resolver)).contains(".id") else {
      return nil
    }
    self.rows = rows
    self.file = file
    self.resolver = resolver
    self.place = place
    origin = (unit ?? file).resolverPlace(of: collection)
    value = ValueReader.value(of: collection)
    name = file.text(of: collection, atMost: 30)
    var finder = LossFinder(resolver)
    lost = finder.losses(in: names, of: place.type)
    keyed = RowUse.stateKeyedByIndex(rows, in: file, resolver)
  }

  func finding() -> Finding? {
    if let edit = rows.edit { return edited(by: edit) }
    guard let owner = CollectionOwner(of: value, in: origin, resolver) else { return remembered() }
    let moves = owner.changes(resolver).filter { owner.moves($0.fact) }
    if let move = moves.first { return moved(owner, move, moves) }
    return replaced(owner) ?? filtered(owner) ?? remembered()
  }

  private var isHeavy: Bool { lost.level == .something && lost.isHeavy }

  /// Whether the loss is more than a wrong look for a moment.
  private var isLost: Bool { isHeavy || keyed != nil || RowUse.bindsElement(rows) }

  /// The state that another element gets, for the message.
  private func subject(_ other: String) -> String {
    lost.level == .something ? lost.phrase : keyed.map { "`\($0)`" } ?? other
  }

  private func report(
    _ message: String, because reason: String, advice: String? = nil,
    related: [RelatedPlace] = [], isLost: Bool = true
  ) -> Finding {
    let end = (rows.id.map(Syntax.init) ?? Syntax(rows.data)).endPositionBeforeTrailingTrivia
    return file.finding(
      // Rows without user state only look wrong for a moment.
      IndexIdRule.self, isLost ? .warning : .info,
      at: file.range(from: rows.data.positionAfterSkippingLeadingTrivia, to: end),
      message, because: reason,
      advice: advice
        ?? rows.identityAdvice(
          element: resolver.elementType(of: value, in: origin), in: file),
      related: related)
  }

  private func edited(by edit: String) -> Finding {
    let what = subject("its open swipe and the animation")
    return report(
      "When an element of `\(name)` is removed or moved, another element gets \(what).",
      because: "the rows have `.\(edit)`; the id of a row is its index", isLost: isLost)
  }

  private func moved(
    _ owner: CollectionOwner, _ move: ProjectIndex.Located<MutationFacts>,
    _ moves: [ProjectIndex.Located<MutationFacts>]
  ) -> Finding? {
    let bound = RowUse.bindsElement(rows) || RowUse.removesElement(rows)
    guard lost.level == .something || keyed != nil || bound else { return nil }
    let what = subject("what the row keeps of its index")
    return report(
      """
      When an element of `\(name)` is inserted, removed or moved, another element gets \(what).
      """,
      because:
        """
        `\(owner.property)` is changed in place in \
        \(move.fact.scopeName); \
        the id of a row is its index
        """,
      related: moves.prefix(3).map {
        RelatedPlace(
          CodePlace(path: $0.path, line: $0.fact.line),
          "elements are inserted, removed or moved here")
      },
      isLost: isLost)
  }

  private func replaced(_ owner: CollectionOwner) -> Finding? {
    let replacements = owner.changes(resolver).filter { $0.fact.kind == .assigned }
    guard replacements.count > 1, isHeavy, lost.what.contains(where: { $0.hasPrefix("@") }) else {
      return nil
    }
    return report(
      """
      When `\(owner.property)` is replaced and an element has another position, another \
      element gets \(lost.phrase).
      """,
      because:
        """
        `\(owner.property)` is replaced in \(replacements.count) places; the id of a row is \
        its index
        """,
      related: replacements.prefix(3).map {
        RelatedPlace(CodePlace(path: $0.path, line: $0.fact.line), "replaced here")
      })
  }

  private func filtered(_ owner: CollectionOwner) -> Finding? {
    guard owner.isFiltered, isHeavy else { return nil }
    return report(
      "When `\(name)` leaves other elements out, another element gets \(lost.phrase).",
      because: "`\(name)` is filtered on each read; the id of a row is its index")
  }

  private func remembered() -> Finding? {
    guard let keyed else { return nil }
    var variations = VariationFinder(resolver)
    let variation = variations.variation(of: value, in: origin)
    let hovers = rows.row.map { RowUse.hovers($0, keyed) } ?? false
    guard variation.level == .varies || variation.level == .unknown && hovers else { return nil }
    return report(
      """
      When `\(name)` changes, `\(keyed)` still holds the old position and applies to another \
      element.
      """,
      because: "`\(keyed)` remembers a row by its index"
        + (variation.because.isEmpty ? "" : "; \(variation.because)"),
      advice:
        """
        Give the elements an `id` that stays theirs, run over the elements, and remember the id \
        instead of the index.
        """
    )
  }
}

/// How a row uses its element.
enum RowUse {
  /// A state of the view that is compared with, or set to, the row's index: its name.
  static func stateKeyedByIndex(_ rows: ElementRows, in file: SourceUnit, _ resolver: Resolver)
    -> String?
  {
    guard let row = rows.row, let index = rows.elementNames.first else { return nil }
    let info = resolver.info(file.resolverPlace(of: rows.call))
    let walk = IndexedStateWalk(index: index)
    walk.walk(row.statements)
    return walk.compared.first { name in
      guard walk.set.contains(name) else { return false }
      guard let property = resolver.project.property(name, of: info), let wrapper = property.wrapper
      else { return false }
      return ["State", "FocusState"].contains(wrapper)
    }
  }

  /// The names called in the functions that make the row.
  static func calledNames(
    in names: Set<String>, of place: Resolver.Place, _ resolver: Resolver
  ) -> Set<String> {
    var found: Set<String> = []
    for name in names where name.first?.isLowercase == true {
      for function in resolver.project.functions(name, of: resolver.info(place))
      where DeclarationReader.isView(function.returnType) {
        found.formUnion(function.names)
      }
    }
    return found
  }

  /// Whether the state is set by the pointer's coming and going.
  static func hovers(_ row: ClosureExprSyntax, _ state: String) -> Bool {
    let walk = HoverWalk(state: state)
    walk.walk(row.statements)
    return walk.isSet
  }

  private final class HoverWalk: SyntaxVisitor {
    let state: String
    var isSet = false

    init(state: String) {
      self.state = state
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if ["onHover", "onContinuousHover"].contains(node.calledText ?? ""),
        let closure = node.closure("perform"), closure.mentions([state])
      {
        isSet = true
      }
      return .visitChildren
    }
  }

  private final class IndexedStateWalk: SyntaxVisitor {
    let index: String
    var compared: [String] = []
    var set: Set<String> = []

    init(index: String) {
      self.index = index
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for position in elements.indices
      where elements[position].as(DeclReferenceExprSyntax.self)?.baseName.text == index {
        for (step, other) in [(-1, -2), (1, 2)] {
          guard elements.indices.contains(position + step),
            elements.indices.contains(position + other)
          else { continue }
          let sign = elements[position + step]
          let isSetting = sign.is(AssignmentExprSyntax.self) && step == -1
          guard isSetting || sign.as(BinaryOperatorExprSyntax.self)?.operator.text == "==" else {
            continue
          }
          guard
            let name = elements[position + other].as(DeclReferenceExprSyntax.self)?.baseName.text
          else { continue }
          if isSetting { set.insert(name) } else { compared.append(name) }
        }
      }
      // `overStack = hovering ? index : -1`
      if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
      {
        for element in elements.dropFirst(2) {
          let ternary = element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression
          if (ternary ?? element).as(DeclReferenceExprSyntax.self)?.baseName.text == index {
            set.insert(name)
          }
        }
      }
      return .visitChildren
    }
  }

  /// Whether the row takes a binding of its element by index: `$items[index]`.
  static func bindsElement(_ rows: ElementRows) -> Bool {
    guard let row = rows.row, let index = rows.elementNames.first else { return false }
    let walk = BoundElementWalk(index: index)
    walk.walk(row.statements)
    return walk.isBound
  }

  /// Whether an action of the row removes the element at the row's index.
  static func removesElement(_ rows: ElementRows) -> Bool {
    guard let row = rows.row, let index = rows.elementNames.first else { return false }
    let walk = RemovalWalk(index: index)
    walk.walk(row.statements)
    return walk.isFound
  }

  private final class RemovalWalk: SyntaxVisitor {
    let index: String
    var isFound = false

    init(index: String) {
      self.index = index
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledText == "remove", node.argument("at")?.sourceText == index { isFound = true }
      return .visitChildren
    }
  }

  private final class BoundElementWalk: SyntaxVisitor {
    let index: String
    var isBound = false

    init(index: String) {
      self.index = index
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == index,
        node.calledExpression.sourceText.hasPrefix("$")
      {
        isBound = true
      }
      return .visitChildren
    }
  }
}
