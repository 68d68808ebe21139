import SwiftSyntax

/// Judges the rows of one collection by the fields that their ids are made of.
struct ContentIdJudge {
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
}
