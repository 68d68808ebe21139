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
      "a count that a button or a load raises, and not the field itself",
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
      case let relayed = RelayedId(file: file, resolver: resolver),
      let found = relayed.found(call) ?? relayed.edited(call)
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

extension Value {
  /// Whether it is a name and the members read of it.
  fileprivate var isPath: Bool {
    switch self {
    case .name: true
    case .member(let base, _): base.isPath
    default: false
    }
  }
}
