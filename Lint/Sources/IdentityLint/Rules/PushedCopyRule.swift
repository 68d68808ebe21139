import SwiftSyntax

/// A pushed page that shows the copy of a value that was put on the path.
public struct PushedCopyRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "pushed_copy", title: "A pushed copy that does not follow its source",
    summary: """
      `navigationDestination(for:)` gets the value that was put on the path, a copy. When the \
      value is edited in its collection, the list shows the edit and the open page does not: it \
      keeps the value it was opened with. So does a copy that `@State` keeps of a chosen element.
      """,
    severity: .info, warnings: ["a page or a sheet that is made of the copy"],
    exemptions: [
      "a path of ids, whose destination looks the value up", "classes",
      "values that nothing edits, or of which the page shows no edited part",
      "a page that edits a copy of its own in `@State`",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return presented(in: file, resolver) + selected(in: file, resolver)
      + SelectedCopies(file: file, resolver: resolver).findings()
      + file.calls(named: "navigationDestination").compactMap { call in
        guard call.modifierName != nil,
          let kind = call.argument("for")?.sourceText, kind.hasSuffix(".self"),
          let value = resolver.project.type(
            named: String(kind.dropLast(5)), from: file.places.type(at: call.position)),
          value.facts.kind == .structure || value.facts.kind == .enumeration
        else { return nil }
        let shown = ShownPages(call, closure: call.closure("destination"), in: file)
        return shown.pages.lazy.compactMap { page in
          finding(page.call, page.name, of: page.type(value), in: file, resolver)
        }.first
          ?? shown.contents.lazy.compactMap {
            inline($0.statements, $0.name, value, in: file, resolver)
          }.first
      }
  }

  /// Content that shows a field of the value, and edits the field in the collection.
  private func inline(
    _ statements: Syntax, _ name: String, _ value: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ resolver: Resolver
  ) -> Finding? {
    guard value.facts.kind == .structure else { return nil }
    let lines =
      file.line(of: statements)...file.place(of: statements.endPositionBeforeTrailingTrivia).line
    for member in value.facts.properties
    where !member.isLet && !member.isComputed && !member.isStatic {
      guard let read = Reads.first(in: statements, name, member.name),
        let change = resolver.changes(of: member.name, in: value).sure.first(where: {
          !$0.fact.isInInitializer && $0.fact.isOfElement && $0.path == file.path
            && lines.contains($0.fact.line)
        })
      else { continue }
      return file.finding(
        Self.self, .warning, at: file.range(of: read),
        """
        When `\(member.name)` changes while the page is open, the page still shows the one it was \
        opened with.
        """,
        because: "`\(name)` is the copy on the path, and the page edits the element",
        advice: """
          Put the `id` on the path, and look the value up in the destination, or pass a binding.
          """,
        related: [
          RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "edited here")
        ])
    }
    return nil
  }

  /// `.sheet(item: $selected) { item in Page(item: item) }`: the state has a copy.
  private func presented(in file: SourceUnit, _ resolver: Resolver) -> [Finding] {
    file.calls(named: [
      "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination",
    ]).compactMap { call -> Finding? in
      guard call.modifierName != nil,
        let state = call.argument("item")?.ownName, state.hasPrefix("$"),
        let type = file.places.type(at: call.position), let owner = resolver.project.types[type],
        let property = resolver.project.property(String(state.dropFirst()), of: owner),
        property.wrapper == "State", let kind = property.type,
        let value = resolver.project.type(named: TypeShape(kind).base, from: type),
        value.facts.kind == .structure
      else { return nil }
      let closure = call.closure("content") ?? call.closure("destination")
      return ShownPages(call, closure: closure, in: file).pages.lazy.compactMap {
        finding($0.call, $0.name, of: value, in: file, resolver, isSheet: true)
      }.first
    }
  }

  /// `if let selected { Page(item: selected) }`, where a list sets the state to an element.
  private func selected(in file: SourceUnit, _ resolver: Resolver) -> [Finding] {
    file.outline.conditionals.compactMap { node in
      guard BuilderPlace(of: node) == .builder, node.conditions.count == 1,
        case .optionalBinding(let binding)? = node.conditions.first?.condition,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = file.places.type(at: node.position), let owner = resolver.project.types[type],
        let state = binding.initializer.map({ $0.value.ownName }) ?? name,
        let property = resolver.project.property(state, of: owner), property.wrapper == "State",
        let kind = property.type,
        let value = resolver.project.type(named: TypeShape(kind).base, from: type),
        value.facts.kind == .structure,
        file.calls(in: type).contains(where: { call in
          call.argument("selection")?.ownName == "$" + state
            || call.calledText == "Button" && call.mentions([state])
        })
      else { return nil }
      return node.body.statements.callsInside.lazy.compactMap {
        finding(ExprSyntax($0), name, of: value, in: file, resolver, isSheet: true)
      }.first
    }
  }

  /// - Parameters:
  ///   - page: a call of a view's initializer, or a reference to it.
  ///   - expected: the type of the value; nil where only the page declares it.
  private func finding(
    _ page: ExprSyntax, _ name: String, of expected: ProjectIndex.TypeInfo?,
    in file: SourceUnit, _ resolver: Resolver, isSheet: Bool = false
  ) -> Finding? {
    let place = file.places.type(at: page.position)
    guard
      let called = page.as(FunctionCallExprSyntax.self)?.calledText
        ?? page.as(MemberAccessExprSyntax.self)?.base?.sourceText,
      let info = resolver.project.type(named: called, from: place), info.isView,
      let (argument, label) = passed(name, to: page, of: info, expected),
      let property = resolver.project.property(label, of: info), property.wrapper == nil,
      !property.isComputed, let spelled = property.type.map({ TypeShape($0).base }),
      let value = expected ?? resolver.project.type(named: spelled, from: info.facts.name),
      value.facts.kind == .structure, spelled == ProjectIndex.simple(value.facts.name)
    else { return nil }
    let type = called
    for member in value.facts.properties
    where !member.isLet && !member.isComputed && !member.isStatic {
      guard shows(label, member.name, info, in: file, resolver.project),
        let change = elementEdit(of: member.name, in: value, shownBy: info, file, resolver)
          ?? replacement(of: member.name, of: label, in: value, shownBy: info, file, resolver)
      else { continue }
      return file.finding(
        Self.self, .warning, at: file.range(of: argument),
        """
        When `\(member.name)` changes while the page is open, `\(type)` still shows the one it was \
        opened with.
        """,
        because: """
          `\(name)` is the copy \(isSheet ? "in the state" : "on the path"), and \
          \(change.scope) edits the element
          """,
        advice: isSheet
          ? "Keep the `id` in the state, and look the value up in the closure, or pass a binding."
          : """
          Put the `id` on the path, and look the value up in the destination, or pass a binding.
          """,
        related: [
          RelatedPlace(change.place, "edited here")
        ])
    }
    return nil
  }

  /// The argument that is the value, and the page's name of it.
  private func passed(
    _ name: String, to page: ExprSyntax, of info: ProjectIndex.TypeInfo,
    _ value: ProjectIndex.TypeInfo?
  ) -> (Syntax, String)? {
    if let call = page.as(FunctionCallExprSyntax.self) {
      guard let argument = call.arguments.first(where: { $0.expression.sourceText == name }),
        let label = argument.label?.text
      else { return nil }
      return (Syntax(argument), label)
    }
    // `destination: Detail.init`
    guard let value,
      let property = info.facts.properties.first(where: {
        $0.type == ProjectIndex.simple(value.facts.name) && !$0.isComputed && $0.wrapper == nil
      })
    else { return nil }
    return (Syntax(page), property.name)
  }

  /// A page that changes a copy of the value and hands it on, where code replaces the element.
  private func replacement(
    of member: String, of property: String, in value: ProjectIndex.TypeInfo,
    shownBy page: ProjectIndex.TypeInfo, _ file: SourceUnit, _ resolver: Resolver
  ) -> (place: CodePlace, scope: String)? {
    let units = resolver.project.units(of: page, besides: file)
    for unit in units {
      for copy in unit.outline.locals
      where unit.places.type(at: copy.name.position) == page.nameInFile
        && copy.initial.ownName == property
      {
        guard
          CopyUses(of: copy).changesAndPassesOn(
            member, isSetInClosure: units.contains { setsInClosure(member, in: $0) })
        else { continue }
        return replaced(value, resolver).map { ($0.place, $0.scope) }
      }
    }
    return nil
  }

  /// Code that replaces an element of a collection of such values.
  private func replaced(_ value: ProjectIndex.TypeInfo, _ resolver: Resolver)
    -> (place: CodePlace, scope: String)?
  {
    let name = ProjectIndex.simple(value.facts.name)
    for owner in resolver.project.types.all.values.sorted(by: { $0.facts.name < $1.facts.name }) {
      for property in owner.facts.properties
      where property.type.flatMap({ TypeShape($0).element }) == name {
        let change = resolver.changes(of: property.name, in: owner).sure.first {
          $0.fact.kind == .elementAssigned && !$0.path.isOfTests
        }
        if let change {
          return (CodePlace(path: change.path, line: change.fact.line), change.fact.scopeName)
        }
      }
    }
    return nil
  }

  /// Code that edits a member of an element where its collection is: directly, or in a closure that
  /// gets the element, as in `change(&items[index])` and `update(id) { $0.title = "" }`.
  private func elementEdit(
    of member: String, in value: ProjectIndex.TypeInfo, shownBy page: ProjectIndex.TypeInfo,
    _ file: SourceUnit, _ resolver: Resolver
  ) -> (place: CodePlace, scope: String)? {
    let direct = resolver.changes(of: member, in: value).sure.first {
      !$0.fact.isInInitializer && $0.fact.isOfElement
    }
    if let direct {
      return (CodePlace(path: direct.path, line: direct.fact.line), direct.fact.scopeName)
    }
    let isSet =
      setsInClosure(member, in: file)
      || resolver.project.units(of: page, besides: file).contains {
        setsInClosure(member, in: $0)
      }
    guard isSet else { return nil }
    return editInClosure(value, file, resolver)
      ?? files(editing: value, resolver).subtracting([file.path]).sorted().lazy.compactMap { path in
        resolver.project.sources?.unit(path).flatMap {
          editInClosure(value, $0, resolver.seen(from: $0))
        }
      }.first
  }

  /// The files with a model that edits the elements of a collection of such values.
  private func files(editing value: ProjectIndex.TypeInfo, _ resolver: Resolver) -> Set<String> {
    let name = ProjectIndex.simple(value.facts.name)
    return resolver.project.types.all.values.reduce(into: []) { paths, owner in
      guard owner.isReference else { return }
      for property in owner.facts.properties
      where property.type.flatMap({ TypeShape($0).element }) == name {
        for change in resolver.changes(of: property.name, in: owner).sure
        where change.fact.kind == .elementAssigned && change.fact.type == owner.facts.name {
          paths.insert(change.path)
        }
      }
    }
  }

  private func editInClosure(
    _ value: ProjectIndex.TypeInfo, _ file: SourceUnit, _ resolver: Resolver
  ) -> (place: CodePlace, scope: String)? {
    file.outline.inOuts.lazy.compactMap { node -> (CodePlace, String)? in
      guard let element = node.expression.as(SubscriptCallExprSyntax.self),
        node.parent?.is(LabeledExprSyntax.self) == true,
        let index = file.places.functionIndex(at: node.position),
        case let place = file.resolverPlace(of: node),
        let type = resolver.elementType(
          of: ValueReader.value(of: element.calledExpression), in: place),
        resolver.project.type(named: TypeShape(type).base, from: place.type)?.facts.name
          == value.facts.name
      else { return nil }
      return (
        CodePlace(path: file.path, line: file.line(of: node)),
        "`\(file.outline.functions[index].name.text)`"
      )
    }.first
  }

  private func setsInClosure(_ member: String, in file: SourceUnit) -> Bool {
    let target = "$0." + member
    return file.outline.assignments.contains { $0.elements.first?.sourceText == target }
      || file.outline.calls.contains {
        ["\(target).toggle", "\(target).append", "\(target).insert", "\(target).remove"].contains(
          $0.calledExpression.sourceText)
      }
  }

  /// Whether the view reads `property.member`.
  private func shows(
    _ property: String, _ member: String, _ info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ project: ProjectIndex
  ) -> Bool {
    project.units(of: info, besides: file).flatMap { $0.properties(of: info.nameInFile) }
      .contains { variable in
        variable.bindings.contains { $0.accessorBlock != nil }
          && Reads.isIn(Syntax(variable), property, member)
      }
  }

  private final class Reads: SyntaxVisitor {
    let property: String
    let member: String
    var found: MemberAccessExprSyntax?

    static func isIn(_ node: Syntax, _ property: String, _ member: String) -> Bool {
      first(in: node, property, member) != nil
    }

    static func first(in node: Syntax, _ property: String, _ member: String)
      -> MemberAccessExprSyntax?
    {
      let walk = Reads(property, member)
      walk.walk(node)
      return walk.found
    }

    init(_ property: String, _ member: String) {
      self.property = property
      self.member = member
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if found == nil, node.declName.baseName.text == member, node.base?.ownName == property {
        found = node
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      BuilderPlace.role(of: node) == .action ? .skipChildren : .visitChildren
    }
  }
}

extension MutationFacts {
  /// Whether it edits a value where a collection or an object keeps it, not a copy in a variable.
  fileprivate var isOfElement: Bool {
    guard let base else { return false }
    return base.all.contains { part in
      switch part {
      case .subscripted, .element: true
      default: false
      }
    }
  }
}
