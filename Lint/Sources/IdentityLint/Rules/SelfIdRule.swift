import SwiftSyntax

/// Rows identified by their whole value, where that value changes or occurs twice.
public struct SelfIdRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "self_id", title: "Rows identified by a value that changes",
    summary: """
      With `id: \\.self` a row is its value. When the value is edited, the row is removed and \
      another is inserted: its state, its focus, an open menu or a pushed page are lost. Where \
      two values are equal, two rows are one. Words and lines of a text are often equal.
      """,
    exemptions: [
      "`allCases`, literals and constant ranges", "enumerations and reference types",
      "`==` and `hash` of one's own over an identity",
      "values that nothing edits while they are shown",
      "options of a Picker, entries of menus and commands", "marks of a chart",
      "sets of words, parts of a path, and parts of a text in rows that keep nothing",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    return file.outline.calls.compactMap { call -> Finding? in
      guard let rows = ElementRows(call), rows.isByElement,
        IndexIdRule.positions(of: rows, in: file) == nil
      else { return nil }
      return SelfIdJudge(file: file, resolver: resolver, rows: rows).finding()
    }
  }
}

/// The evidence that one list's elements change or are equal.
struct SelfIdJudge {
  let file: SourceUnit
  let resolver: Resolver
  let rows: ElementRows

  var place: Resolver.Place { file.resolverPlace(of: rows.call) }
  var project: ProjectIndex { resolver.project }

  func finding() -> Finding? {
    let value = ValueReader.value(of: rows.data)
    if let twice = equalLiterals() {
      return report(
        """
        `\(twice)` is there twice: two rows have the same id, and which of them is shown and \
        updated is undefined.
        """,
        because: "equal elements in the data", isCertain: true)
    }
    guard !rows.isAmongOptions, !rows.makesMarks, !isConstant(value) else { return nil }
    let element = resolver.elementType(of: value, in: place).map { TypeShape($0).base }
    let info = project.type(named: element, from: place.type)
    if let info {
      if info.isReference || info.facts.kind == .enumeration || info.facts.kind == .protocol {
        return nil
      }
      if info.facts.hasOwnHash || info.facts.hasOwnEquality { return nil }
    }
    guard let finding = change(of: value, element: element, info) ?? cutText(value, element),
      !rows.keepsNothing(in: file, project)
    else { return nil }
    return finding
  }

  /// The first evidence that an element changes.
  private func change(of value: Value, element: String?, _ info: ProjectIndex.TypeInfo?) -> Finding?
  {
    let owner = CollectionOwner(of: value, in: place, resolver)
    if let finding = editedThroughBinding(value, element: element) { return finding }
    if let info, let finding = rebuiltElement(value, info) { return finding }
    if let owner, let finding = editedByRow(owner) { return finding }
    if let owner, let finding = editedInPlace(owner, element: element, info: info) {
      return finding
    }
    return nil
  }

  /// Words and lines of a text, of which some are equal.
  private func cutText(_ value: Value, _ element: String?) -> Finding? {
    let isText = element.map { ["String", "Substring"].contains($0) }
    guard isText ?? !value.isMapped, CutText(resolver: resolver).isCut(value, in: place),
      losses.level == .something, losses.holdsInput
    else { return nil }
    return report(
      """
      Where two parts of the text are equal, two rows have one id: which of them is shown and \
      keeps \(lost()) is undefined.
      """,
      because: "the elements are cut out of a text, in which words and lines repeat", as: .info)
  }

  // MARK: Evidence

  /// The row changes its element through the binding it gets.
  private func editedThroughBinding(_ value: Value, element: String?) -> Finding? {
    let isBinding = rows.data.sourceText.hasPrefix("$")
    guard isBinding || bindsElements, let row = rows.row else { return nil }
    // `{ $name in … }`, else a closure over bindings: `{ name in … }`.
    let bound = rows.elementNames.first { $0.hasPrefix("$") && Int($0.dropFirst()) == nil }
    guard let name = bound ?? rows.elementNames.first else { return nil }
    var writes = BindingWrites(resolver: resolver)
    let how =
      bound == nil
      ? writes.writes(toBinding: name, in: Syntax(row.statements), place)
      : writes.writes(to: String(name.dropFirst()), in: Syntax(row.statements), place)
    guard let how else { return nil }
    return report(
      """
      When the row edits its element, the element's id changes: the row is recreated and loses \
      \(lost()).
      """,
      because: "`\(name)` \(how), and the id of the row is the element itself", isCertain: true)
  }

  private var bindsElements: Bool {
    rows.elementNames.contains { $0.hasPrefix("$") && Int($0.dropFirst()) == nil }
  }

  /// Elements recreated at each read of the collection, with computed fields.
  private func rebuiltElement(_ value: Value, _ info: ProjectIndex.TypeInfo) -> Finding? {
    guard info.facts.kind == .structure else { return nil }
    let mutable = Set(
      info.facts.properties.filter { !$0.isLet && !$0.isComputed && !$0.isStatic }.map(\.name))
    guard !mutable.isEmpty, let computed = computedSources(of: value) else { return nil }
    for call in project.callers(of: info)
    where computed.contains(where: { $0 == call.fact.type }) {
      for argument in call.fact.arguments {
        guard let label = argument.label, mutable.contains(label),
          case .call(.name(let function), _) = argument.value,
          function.first?.isLowercase == true
        else { continue }
        guard !project.functions(function, of: project.type(around: call.fact.type)).isEmpty else {
          continue
        }
        return report(
          "When `\(label)` of an element changes, the row is recreated and loses \(lost()).",
          because:
            """
            elements are made by `\(ProjectIndex.simple(info.facts.name))(… \(label): \
            \(function)(…))` each time, and the id is the whole value
            """,
          related: [
            RelatedPlace(
              CodePlace(path: call.path, line: call.fact.line, column: call.fact.column),
              "elements are made here")
          ])
      }
    }
    return nil
  }

  /// The type whose computed property is the data, through a static cache too.
  private func computedSources(of value: Value) -> Set<String>? {
    guard case .name(let name) = value.root, let info = resolver.info(place),
      let property = project.property(name, of: info),
      property.isComputed
    else { return nil }
    return [info.facts.name]
  }

  /// The row edits the element in place: `$names[index]`.
  private func editedByRow(_ owner: CollectionOwner) -> Finding? {
    guard let row = rows.row else { return nil }
    let walk = BoundSubscripts(of: owner.property)
    walk.walk(row.statements)
    guard let bound = walk.found else { return nil }
    return report(
      """
      When the row edits its element, the element's id changes: the row is recreated and loses \
      \(lost()).
      """,
      because:
        """
        the row edits `\(file.text(of: bound, atMost: 40))`, and the id of the row is the element \
        itself
        """,
      isCertain: true)
  }

  private final class BoundSubscripts: SyntaxVisitor {
    let name: String
    var found: SubscriptCallExprSyntax?

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      let base = node.calledExpression
      if base.sourceText == "$" + name
        || base.sourceText.hasPrefix("$")
          && base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
      {
        found = found ?? node
      }
      return .visitChildren
    }
  }

  private func isConstant(_ value: Value) -> Bool {
    switch value {
    case .collection, .literal: return true
    case .member(_, "allCases"): return true
    case .operation("..<", let bounds), .operation("...", let bounds):
      return bounds.allSatisfy { if case .literal = $0 { true } else { false } }
    default: break
    }
    return value.holdsAllCases
  }

  /// A literal that contains an element twice.
  private func equalLiterals() -> String? {
    guard let array = rows.data.as(ArrayExprSyntax.self) ?? literalProperty() else { return nil }
    var seen: Set<String> = []
    for element in array.elements {
      guard
        element.expression.is(StringLiteralExprSyntax.self)
          || element.expression.is(IntegerLiteralExprSyntax.self)
      else { return nil }
      if !seen.insert(element.expression.sourceText).inserted {
        return element.expression.sourceText
      }
    }
    return nil
  }

  private func literalProperty() -> ArrayExprSyntax? {
    guard let name = rows.data.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    for variable in file.properties(of: place.type) where variable.bindingSpecifier.text == "let" {
      for binding in variable.bindings where binding.pattern.sourceText == name {
        return binding.initializer?.value.as(ArrayExprSyntax.self)
      }
    }
    return nil
  }

  // MARK: Report

  private var losses: Losses {
    guard let row = rows.row else { return Losses(level: .unknown) }
    var finder = LossFinder(resolver)
    return finder.losses(in: CalledNames.inside(row.statements), of: place.type)
  }

  /// Rows without user state lose only an open menu or an animation.
  private var severity: Severity {
    let losses = losses
    return losses.level == .something && losses.isHeavy ? .warning : .info
  }

  func lost() -> String {
    guard rows.row != nil else { return "its state" }
    let losses = losses
    return losses.level == .something ? losses.phrase : "an open menu, a swipe or its animation"
  }

  func report(
    _ message: String, because reason: String, related: [RelatedPlace] = [],
    isCertain: Bool = false, as fixed: Severity? = nil
  ) -> Finding {
    file.finding(
      SelfIdRule.self, fixed ?? (isCertain ? .warning : severity),
      at: file.range(
        from: rows.data.positionAfterSkippingLeadingTrivia,
        to: (rows.id ?? rows.data).endPositionBeforeTrailingTrivia),
      message,
      because: reason,
      advice:
        "Give the elements an `id` of their own that no edit changes, and leave `id: \\.self` out.",
      related: related,
      fix: fix())
  }

  /// Elements with an id of their own need no other.
  private func fix() -> Fix? {
    guard let id = rows.id, rows.isBySelf, rows.canChangeIds(in: file),
      rows.call.arguments.first?.expression.id == rows.data.id,
      let second = rows.call.arguments.dropFirst().first, second.expression.id == id.id,
      !rows.data.trailingTrivia.hasComment, !second.leadingTrivia.hasComment,
      rows.call.arguments.first?.trailingComma?.trailingTrivia.hasComment != true,
      // Pairs, which are not the elements.
      !rows.data.mentionsMember(["enumerated", "zip", "keys", "values"]),
      let element = resolver.elementType(of: ValueReader.value(of: rows.data), in: place),
      let info = project.type(named: TypeShape(element).base, from: place.type),
      info.facts.inherited.contains("Identifiable"),
      let own = project.property("id", of: info),
      !own.returned.contains(where: \.makesNewValue),
      own.isLet || own.type.map({ ["UUID", "ID", "ObjectIdentifier"].contains($0) }) == true
    else { return nil }
    let range = file.range(
      from: rows.data.endPositionBeforeTrailingTrivia, to: id.endPositionBeforeTrailingTrivia)
    return Fix(title: "Use the element's own id", edits: [Fix.Edit(range: range, replacement: "")])
  }
}
