import SwiftSyntax

/// A position in a collection that a view remembers.
public struct RememberedIndexRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "remembered_index", title: "A remembered position",
    summary: """
      A position names an element only until the collection changes. When one is kept in `@State` \
      for a dialog, a sheet or a selection, and an element is inserted, removed or moved \
      meanwhile, it names another element: that one is edited or deleted, or the app stops. The \
      same is true of a set of positions, also when another order or filter is shown, and of a \
      page that was opened with a position. Focus that is kept as a position moves to another \
      field.
      """,
    exemptions: [
      "ids in place of positions", "collections from which nothing is removed or moved",
      "a position that is set again wherever the collection changes",
      "positions that nothing uses as an index",
      "a page under which only the covered list can change the collection",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    var seen: Set<String> = []
    let tags = file.calls(named: "tag").compactMap { tag($0, in: file, resolver) }
    let focused = file.calls(named: "focused").compactMap { focus($0, in: file, resolver) }
    return tags + focused + RememberedPositions(file: file, resolver: resolver).findings()
      + OpenedPositions(file: file, resolver: resolver).findings()
      + AwaitedPositions(file: file, resolver: resolver).findings()
      + file.outline.assignments.compactMap { assignment -> Finding? in
        guard let (name, info) = Self.target(of: assignment, in: file, resolver),
          let state = resolver.project.property(name, of: info),
          info.isView
            ? ["State", "SceneStorage", "AppStorage"].contains(state.wrapper)
            : !state.isLet && !state.isComputed && Self.isShown(info),
          let kind = state.type, TypeShape(kind).base == "Int",
          let owner = owner(
            of: ValueReader.value(of: assignment), at: assignment, in: file, resolver),
          isUsed(name, of: info, in: file, resolver.project),
          seen.insert("\(info.facts.name).\(name)").inserted
        else { return nil }
        let changes = owner.changes(resolver)
        let move =
          changes.first(where: { owner.moves($0.fact) && !follows(name, $0, info, resolver) })
          // A list that is filtered again moves its elements when one is edited.
          ?? (owner.isFiltered
            ? changes.first { $0.fact.kind == .elementAssigned && !$0.fact.isInInitializer } : nil)
        guard let move else { return nil }
        return file.finding(
          Self.self, at: file.range(of: assignment),
          """
          When `\(owner.property)` changes meanwhile, `\(name)` names another element, or one that \
          is not there.
          """,
          because:
            "it keeps the position, and `\(owner.property)` is changed in \(move.fact.scopeName)",
          advice: "Keep the element's `id`, and look the element up when it is needed.",
          related: [
            RelatedPlace(
              CodePlace(path: move.path, line: move.fact.line),
              "elements are inserted, removed or moved here")
          ])
      }
  }

  /// The property that an assignment sets: of the type around it, or of a model.
  private static func target(
    of assignment: SequenceExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> (String, ProjectIndex.TypeInfo)? {
    guard let target = assignment.elements.first else { return nil }
    let place = file.resolverPlace(of: assignment)
    if let name = target.ownName {
      guard let info = place.type.flatMap({ resolver.project.types[$0] }),
        info.isView || info.isReference
      else { return nil }
      return (name, info)
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base,
      let info = resolver.owner(ValueReader.value(of: base), in: place), info.isReference
    else { return nil }
    return (access.declName.baseName.text, info)
  }

  /// Whether views can show what an object has.
  private static func isShown(_ info: ProjectIndex.TypeInfo) -> Bool {
    info.facts.attributes.contains("Observable")
      || info.facts.inherited.contains("ObservableObject")
  }

  /// `.tag(index)` in a `TabView(selection: $page)`: the selection is a position.
  private func tag(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver)
    -> Finding?
  {
    guard call.modifierName != nil, let given = call.arguments.first?.expression,
      let index = given.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let rows = call.rowsAround, rows.elementNames.first == index,
      let chooser = call.enclosingCalls.first(where: { $0.argument("selection") != nil }),
      let selection = chooser.argument("selection")?.ownName, selection.hasPrefix("$"),
      let type = file.places.type(at: call.position), let info = resolver.project.types[type],
      info.isView
    else { return nil }
    let name = String(selection.dropFirst())
    guard
      let owner = owner(of: ValueReader.value(of: given), at: call, in: file, resolver),
      let move = owner.changes(resolver).first(where: {
        owner.moves($0.fact) && !follows(name, $0, info, resolver)
      })
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: given),
      """
      When an element is inserted or removed before the selected one, `\(name)` names another \
      element.
      """,
      because:
        "the tag is the position, and `\(owner.property)` is changed in \(move.fact.scopeName)",
      advice: "Use the element's `id` as the tag, and as the type of the selection.",
      related: [
        RelatedPlace(
          CodePlace(path: move.path, line: move.fact.line),
          "elements are inserted, removed or moved here")
      ])
  }

  /// `.focused($focusedRow, equals: index)` in rows that are identified by their elements.
  private func focus(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver)
    -> Finding?
  {
    guard call.modifierName != nil, let given = call.argument("equals"),
      let focus = call.arguments.first?.expression.ownName, focus.hasPrefix("$"),
      // Another rule judges rows that are identified by their positions.
      call.rowsAround?.idPath?.hasSuffix("id") == true,
      let type = file.places.type(at: call.position), let info = resolver.project.types[type],
      info.isView
    else { return nil }
    let name = String(focus.dropFirst())
    guard let owner = owner(of: ValueReader.value(of: given), at: call, in: file, resolver),
      let move = owner.changes(resolver).first(where: {
        owner.moves($0.fact) && !follows(name, $0, info, resolver)
      })
    else { return nil }
    return file.finding(
      Self.self, .info, at: file.range(of: given),
      """
      When an element is inserted or removed before the one with focus, focus moves to another \
      field.
      """,
      because:
        "`\(name)` is the position, and `\(owner.property)` is changed in \(move.fact.scopeName)",
      advice: "Compare with the element's `id`, and make that the type of the focus state.",
      related: [
        RelatedPlace(
          CodePlace(path: move.path, line: move.fact.line),
          "elements are inserted, removed or moved here")
      ])
  }

  /// The collection in which a value is a position.
  private func owner(
    of value: Value, at node: some SyntaxProtocol, in file: SourceUnit, _ resolver: Resolver
  ) -> CollectionOwner? {
    let place = file.resolverPlace(of: node)
    for part in value.all {
      switch part {
      case .call(.member(let base, let name), _) where ["firstIndex", "lastIndex"].contains(name):
        return CollectionOwner(of: base, in: place, resolver)
      case .element(.member(let base, "indices")):
        return CollectionOwner(of: base, in: place, resolver)
      // A field of pairs that a computed property makes: `row.index`.
      case .member(.element(.name(let rows)), let name)
      where ["index", "offset", "position", "idx"].contains(name):
        guard let info = resolver.info(place),
          let pairs = resolver.project.property(rows, of: info), pairs.isComputed
        else { continue }
        for inner in pairs.returned.filter(\.isOfPositions).flatMap(\.all) {
          if let owner = CollectionOwner(of: inner, in: place, resolver) { return owner }
        }
      case .element(let collection):
        guard collection.isOfPositions else { continue }
        for inner in collection.all {
          if let owner = CollectionOwner(of: inner, in: place, resolver) { return owner }
        }
      default: continue
      }
    }
    return nil
  }

  /// Whether a change of the collection also sets the position.
  private func follows(
    _ name: String, _ change: ChangeIndex.Place, _ info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    guard let function = change.fact.function else { return false }
    return resolver.changes(of: name, in: info).sure.contains {
      $0.path == change.path && $0.fact.function == function
    }
  }

  /// Whether something uses the state as an index: `items[index]`, `remove(at: index)`, also by the
  /// name it has after unwrapping or in the closure of a presentation.
  private func isUsed(
    _ name: String, of info: ProjectIndex.TypeInfo, in file: SourceUnit, _ project: ProjectIndex
  ) -> Bool {
    let uses = IndexUses(viewMode: .sourceAccurate)
    for unit in project.units(of: info, besides: file) {
      for declaration in unit.outline.types
      where unit.places.type(at: declaration.positionAfterSkippingLeadingTrivia) == info.nameInFile
      {
        uses.walk(declaration)
      }
    }
    return uses.found.contains { use in
      if use.mentions([name]) { return true }
      guard let reference = use.as(DeclReferenceExprSyntax.self) else { return false }
      let local = reference.baseName.text
      if ValueReader.value(of: use).all.contains(where: { $0.ownName == name }) { return true }
      // `presenting: index) { index in … }`
      return use.enclosingCalls.contains { call in
        call.arguments.contains {
          ["presenting", "item"].contains($0.label?.text)
            && $0.expression.mentions([name, "$" + name])
        }
          && call.closures.contains {
            $0.signature?.parameterClause?.sourceText.contains(local) == true
          }
      }
    }
  }

  private final class IndexUses: SyntaxVisitor {
    var found: [ExprSyntax] = []

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.count == 1, let index = node.arguments.first?.expression {
        found.append(index)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let index = node.argument("at") { found.append(index) }
      return .visitChildren
    }
  }
}

extension Value {
  /// `enumerated()`, `zip(indices, …)` and `0..<count`.
  fileprivate var isOfPositions: Bool {
    all.contains { part in
      switch part {
      case .call(.member(_, "enumerated"), _), .call(.name("zip"), _), .operation("..<", _): true
      default: false
      }
    }
  }
}
