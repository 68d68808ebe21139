import SwiftSyntax

/// Identities made of contents that the user or the app edits.
public struct ContentIdRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "content_id", title: "An id made of contents that change",
    summary: """
      An id that is computed from a title or another field changes when that field is edited: \
      the row is recreated, and its state, its focus or its pushed page is lost. Elements with \
      equal contents have one id. A view whose `.id` is made of what it shows is recreated with \
      each change. So is one whose `.id` is counted up with each new element, set with each load \
      or by a timer, also where a modifier gets it, or a setting of the appearance.
      """,
    // The other kinds: their precision on unseen code is too low for a warning, or not known.
    severity: .info, warnings: ["rows with a text field, by an `id` that an edit changes"],
    exemptions: [
      "fields that nothing edits in an element of the collection",
      "edits of a copy, such as a draft in `@State`",
      "rows and views without anything to lose but what is loaded again",
      "an `.id` that counts on purpose, such as a round of a game",
      "an `.id` that no edit changes, such as that of the element that is shown",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.outline.calls.compactMap { call in
      ElementRows(call).flatMap { ContentIdJudge(file: file, resolver: resolver).finding(for: $0) }
        ?? explicit(call, in: file, resolver)
    }
  }

  // MARK: `.id(messages.count)`

  private func explicit(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver)
    -> Finding?
  {
    if call.calledText == "id", let found = relayed(call, in: file, resolver) { return found }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "id", let base = access.base,
      call.arguments.count == 1, let argument = call.arguments.first?.expression,
      BuilderPlace(of: call) == .builder,
      // In a row, it names the row for a ScrollViewReader.
      !call.enclosingCalls.contains(where: { ElementRows($0) != nil })
    else { return nil }
    let place = file.resolverPlace(of: call)
    let value = ValueReader.value(of: argument)
    let appearance = AppearanceId(value, in: place, resolver)
    guard
      let contents = contents(of: value, in: place, resolver)
        ?? edited(value, by: base, in: place, resolver)
        ?? typed(value, by: base, in: file, at: call) ?? appearance?.value
        ?? revision(value, of: base, in: place, resolver)
        ?? RenewedId.parts(of: value).lazy.compactMap({
          RenewedId($0, in: place, resolver)?.value(setBySomethingElseIn: file)
        }).first
    else { return nil }
    var variations = VariationFinder(resolver)
    var variation = variations.variation(of: contents, in: place)
    if variation.level != .varies, let name = unknownInput(contents, in: place, resolver) {
      variation = Variation(level: .varies, because: "callers may pass another `\(name)`")
    }
    if variation.level != .varies, let change = appearance?.change {
      variation = Variation(
        level: .varies, because: "it is set in \(change.fact.scopeName)",
        places: [CodePlace(path: change.path, line: change.fact.line)])
    }
    guard variation.level == .varies else { return nil }
    var finder = LossFinder(resolver)
    let losses = finder.losses(in: CalledNames.inside(base), of: place.type)
    let isRenewed = RenewedId.parts(of: value).contains {
      RenewedId($0, in: place, resolver)?
        .value(setBySomethingElseIn: file, isRepeated: true) != nil
    }
    guard losses.level == .something, losses.holdsInput || isRenewed && losses.isHeavy else {
      return nil
    }
    let shown = file.text(of: argument, atMost: 40)
    return file.finding(
      Self.self,
      at: file.range(
        from: access.declName.positionAfterSkippingLeadingTrivia,
        to: call.endPositionBeforeTrailingTrivia),
      """
      Each time `\(shown)` changes, the view before `.id` is recreated and loses \(losses.phrase).
      """,
      because: variation.because,
      advice:
        """
        Leave `.id` out: the view is updated without it. Where it should begin again, change an id \
        of its own, kept in `@State`, at that moment.
        """,
      related: variation.places.map { RelatedPlace($0, "what makes it change") })
  }

  /// `content.id(stamp)`, where a caller passes what is renewed by itself.
  private func relayed(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver)
    -> Finding?
  {
    guard call.arguments.count == 1, call.arguments.first?.label == nil,
      BuilderPlace(of: call) == .builder, let argument = call.arguments.first?.expression,
      let found = RelayedId(file: file, resolver: resolver).found(call)
    else { return nil }
    var finder = LossFinder(resolver)
    let losses = finder.losses(in: found.names, of: found.type)
    guard losses.level == .something, losses.isHeavy else { return nil }
    return file.finding(
      Self.self, at: file.modifier(call),
      """
      Each time `\(file.text(of: argument, atMost: 40))` changes, the view before `.id` is \
      recreated and loses \(losses.phrase).
      """,
      because: found.because,
      advice: "Leave `.id` out: the view is updated without it.", related: [found.place])
  }

  /// The parameter that a count is read from, in a view that no code here makes.
  private func unknownInput(
    _ value: Value, in place: Resolver.Place, _ resolver: Resolver
  ) -> String? {
    guard let info = resolver.info(place), info.isView, resolver.project.callers(of: info).isEmpty
    else { return nil }
    return value.all.lazy.compactMap { part -> String? in
      guard case .member(let base, "count") = part, base.isPath, let name = base.root.ownName,
        let property = resolver.project.property(name, of: info), property.wrapper == nil,
        !property.isStatic, !property.isComputed, property.initial == nil
      else { return nil }
      return name
    }.first
  }

  /// The name in a value whose projection the view edits: `$name` before `.id("row-\(name)")`.
  private func edited(
    _ value: Value, by view: ExprSyntax, in place: Resolver.Place, _ resolver: Resolver
  ) -> Value? {
    // An id that no edit changes follows only which element is shown.
    EditedId.parts(of: value, in: place, resolver).first { part in
      guard case .name(let name) = part, name.first != "$" else { return false }
      return view.mentions(["$" + name])
    }
  }

  /// The text in a value that the user types elsewhere in the view, or the order that a control
  /// of the view changes: `.id(filter)` below `TextField("Filter", text: $filter)`. A view that
  /// gets the value itself is about it, and another one for another value.
  private func typed(
    _ value: Value, by view: ExprSyntax, in file: SourceUnit, at call: FunctionCallExprSyntax
  ) -> Value? {
    guard let type = file.places.type(at: call.position) else { return nil }
    return RenewedId.parts(of: value).first { part in
      guard case .name(let name) = part.root, name.first != "$",
        !view.callsInside.contains(where: { made in
          CalledName(of: made)?.kind == .initializer
            && made.arguments.contains { $0.expression.ownName == name }
        })
      else { return false }
      if case .name = part, file.isTyped(name, in: type) { return true }
      if case .member(_, let member) = part, member == "isEmpty" || member == "count" {
        return file.isTyped(name, in: type)
      }
      let isOrder = !RareConditions.words(of: name).isDisjoint(with: Self.orders)
      return part == part.root && isOrder
        && file.projections(of: name, in: type).contains {
          ["isOn", "selection"].contains($0.argument?.label?.text)
        }
    }
  }

  /// Words of an order in which the same elements are shown.
  private static let orders: Set<String> = ["ascending", "descending", "sort", "sorting", "sorted"]

  /// A number that code counts up whenever it adds to a collection that the view shows.
  private func revision(
    _ value: Value, of view: ExprSyntax, in place: Resolver.Place, _ resolver: Resolver
  ) -> Value? {
    let owner: ProjectIndex.TypeInfo?
    let name: String
    switch value {
    case .operation("string", let parts):
      return parts.lazy.compactMap { revision($0, of: view, in: place, resolver) }.first
    case .name:
      owner = resolver.info(place)
      name = value.ownName ?? ""
    case .member(let base, let member):
      owner = resolver.type(of: base, in: place).flatMap {
        resolver.project.type(named: TypeShape($0).base, from: place.type)
      }
      name = member
    default: return nil
    }
    guard let owner, let counter = resolver.project.property(name, of: owner),
      counter.type.map({ TypeShape($0).base == "Int" }) == true,
      // A new game or attempt begins again on purpose.
      RareConditions.words(of: name).isDisjoint(with: RenewedId.onPurpose)
    else { return nil }
    let counted = resolver.changes(of: name, in: owner).sure
    // A value that a caller chooses is no count.
    if counted.contains(where: { if case .parameter? = $0.fact.value { true } else { false } }) {
      return nil
    }
    for property in owner.facts.properties
    where !property.isComputed && !property.isStatic
      && property.type.map({ TypeShape($0).element != nil }) == true
      && view.mentions([property.name])
    {
      let adds = resolver.changes(of: property.name, in: owner).sure.contains { change in
        change.fact.function != nil && isAddition(change.fact)
          && counted.contains {
            $0.path == change.path && $0.fact.function == change.fact.function
              && $0.fact.type == change.fact.type
          }
      }
      if adds { return value }
    }
    return nil
  }

  /// Whether a change leaves the other elements there.
  private func isAddition(_ change: MutationFacts) -> Bool {
    switch change.kind {
    case .appended, .reordered, .elementAssigned: return true
    case .assigned: return change.value?.all.contains { $0.ownName == change.name } == true
    case .changed, .projected: return false
    }
  }

  /// The count of a collection, a whole collection, or a text made of such.
  private func contents(of value: Value, in place: Resolver.Place, _ resolver: Resolver) -> Value? {
    func isCollection(_ value: Value) -> Bool {
      resolver.type(of: value, in: place).map { TypeShape($0).element != nil } ?? false
    }
    switch value {
    case .member(let base, "count"): return isCollection(base) ? value : nil
    case .operation("string", let parts), .operation("…", let parts), .operation("+", let parts):
      return parts.first { contents(of: $0, in: place, resolver) != nil }
    case .call(.member(let base, "map"), _), .call(.member(let base, "joined"), _):
      return contents(of: base, in: place, resolver) == nil ? nil : value
    default: return isCollection(value) ? value : nil
    }
  }
}

/// Judges the rows of one collection by the fields that their ids are made of.
private struct ContentIdJudge {
  let file: SourceUnit
  let resolver: Resolver

  private var project: ProjectIndex { resolver.project }

  func finding(for rows: ElementRows) -> Finding? {
    guard !rows.isByElement, !rows.isAmongOptions, !rows.makesMarks, let row = rows.row else {
      return nil
    }
    let place = file.resolverPlace(of: rows.call)
    let value = ValueReader.value(of: rows.data)
    guard let element = resolver.elementType(of: value, in: place),
      let info = project.type(named: TypeShape(element).base, from: place.type), info.isDeclared,
      info.facts.kind == .structure || info.isReference
    else { return nil }
    let path = rows.idPath ?? "id"
    guard rows.id == nil || rows.idPath != nil, !path.contains("."),
      let id = project.property(path, of: info)
    else { return nil }
    // A stored `id` is the element's own business.
    let fields = path == "id" && !id.isComputed ? [] : fields(of: id, in: info)
    for field in fields {
      guard let edit = edit(of: field, in: info, row: row, rows) else { continue }
      if rows.keepsNothing(in: file, project) { return nil }
      var finder = LossFinder(resolver)
      let losses = finder.losses(in: CalledNames.inside(row.statements), of: place.type)
      let isHeavy = losses.level == .something && losses.isHeavy
      let type = ProjectIndex.simple(info.facts.name)
      return file.finding(
        ContentIdRule.self, isHeavy && losses.losesText ? .warning : .info,
        at: file.range(
          from: rows.data.positionAfterSkippingLeadingTrivia,
          to: (rows.id ?? rows.data).endPositionBeforeTrailingTrivia),
        """
        When `\(field)` of an element is edited, its id changes: the row is recreated and loses \
        \(losses.level == .something ? losses.phrase : "an open menu, a swipe or its animation").
        """,
        because: edit.because,
        advice:
          """
          Give `\(type)` an `id` that no edit changes, such as `let id = UUID()`, and identify the \
          rows by it.
          """,
        related: edit.place.map { [RelatedPlace($0, "it is edited here")] } ?? [])
    }
    return nil
  }

  /// The stored variables of which an id is made.
  private func fields(of id: PropertyFacts, in info: ProjectIndex.TypeInfo) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var rest = [id]
    while let next = rest.popLast(), seen.count < 12 {
      guard seen.insert(next.name).inserted, !next.isStatic else { continue }
      guard next.isComputed else {
        if !next.isLet { found.append(next.name) }
        continue
      }
      let parts = next.returned.flatMap(\.all)
      // `var id: Int { hashValue }`, which follows from every stored property.
      if !info.facts.hasOwnHash, parts.contains(where: \.isOwnHash) {
        rest += info.facts.properties.filter { !$0.isComputed && !$0.isStatic }.reversed()
      }
      rest += parts.compactMap(\.ownName).reversed().compactMap {
        project.property($0, of: info)
      }
      // `var id: String { slug() }`
      for case .call(.name(let method), _) in parts {
        let names = project.functions(method, of: info).flatMap(\.returned).flatMap(\.all)
          .compactMap(\.ownName)
        rest += names.compactMap { project.property($0, of: info) }
      }
    }
    return found
  }

  private func edit(
    of field: String, in info: ProjectIndex.TypeInfo, row: ClosureExprSyntax, _ rows: ElementRows
  ) -> (because: String, place: CodePlace?)? {
    for name in rows.elementNames where name.hasPrefix("$") && Int(name.dropFirst()) == nil {
      let uses = FieldUses(of: field, in: String(name.dropFirst()))
      uses.walk(row.statements)
      if let use = uses.found {
        return (
          "the row edits `\(file.text(of: use, atMost: 40))`, and the id is made of `\(field)`", nil
        )
      }
    }
    let change = resolver.changes(of: field, in: info).sure.first { place in
      let fact = place.fact
      guard !fact.isInInitializer, !place.path.isOfTests, let base = fact.base else {
        return false
      }
      if info.isReference { return !base.isCopy }
      if base.all.contains(where: {
        switch $0 {
        case .subscripted, .element: true
        default: false
        }
      }) {
        return !base.isCopy
      }
      guard let name = base.ownName,
        let holder = resolver.property(
          name, in: Resolver.Place(type: fact.type, function: fact.function))
      else { return false }
      return holder.wrapper == "Binding"
    }
    return change.map {
      (
        "`\(field)` of an element is set in \($0.fact.scopeName), and the id is made of it",
        CodePlace(path: $0.path, line: $0.fact.line)
      )
    }
  }

  /// `$element.field`, and `element.field = …`.
  private final class FieldUses: SyntaxVisitor {
    let field: String
    let element: String
    var found: MemberAccessExprSyntax?

    init(of field: String, in element: String) {
      self.field = field
      self.element = element
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if found == nil, node.declName.baseName.text == field,
        let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      {
        if base == "$" + element {
          found = node
        } else if base == element,
          let list = node.parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(node).id,
          list.count > 1, list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        {
          found = node
        }
      }
      return .visitChildren
    }
  }
}

extension Value {
  /// `hashValue` and `self.hashValue`.
  fileprivate var isOwnHash: Bool {
    self == .name("hashValue") || self == .member(.name("self"), "hashValue")
  }

  /// Whether it is a name and the members read of it.
  fileprivate var isPath: Bool {
    switch self {
    case .name: true
    case .member(let base, _): base.isPath
    default: false
    }
  }
}
