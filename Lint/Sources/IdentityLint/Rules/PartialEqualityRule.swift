import SwiftSyntax

/// An `==` that ignores what a view shows, so that its changes are not shown.
public struct PartialEqualityRule: LintRule {
  public static let description = RuleDescription(
    identifier: "partial_equality", title: "An == that ignores what is shown",
    summary: """
      A view whose inputs are equal to the old ones is not updated, and a write of an equal value \
      changes nothing. When `==` compares only an id, an edit of anything else leaves the old \
      value on the screen, and no `onChange(of:)` runs. A closure that `==` leaves out keeps the \
      values it captured. An `onChange` or a task that watches a part, such as the number of \
      elements, does not run for an edit of the rest. `removeDuplicates` that compares ids drops \
      an edit as well.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "properties that nothing changes, and state of the view itself",
      "an `==` that compares every stored property, or calls something that may",
      "an `==` that compares a revision which each `didSet` increases",
      "types that no view shows",
      """
      models that hash by the id as well, unless an `onChange(of:)` or an `Equatable` view \
      compares \
      them: an identity on purpose
      """,
      "an edit or a choice that other code watches or saves as well",
      "closures that captured only state, bindings, and what `==` compares",
    ])

  public init() {}

  /// A value's `==` often stands beside the model, and so does `removeDuplicates`.
  public static func mayFind(inFileWithoutViews facts: FileFacts) -> Bool {
    facts.mentionsModelCode || facts.types.contains(where: \.hasOwnEquality)
  }

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    let resolver = Resolver(project: project.seen(from: file))
    return WatchedEquality(file: file, resolver: resolver).findings()
      + WatchedPart(file: file, resolver: resolver).findings()
      + PartialKey(file: file, resolver: resolver).findings()
      + DroppedDuplicates(file: file, resolver: resolver).findings()
      + file.outline.functions.compactMap { function -> Finding? in
        guard function.name.text == "==",
          let type = file.places.type(at: function.position),
          let info = resolver.project.types[type], info.isDeclared,
          let compared = ComparedMembers(function)
        else { return nil }
        // A computed property may compare everything.
        for name in compared.names {
          guard let property = resolver.project.property(name, of: info), !property.isComputed
          else {
            return nil
          }
        }
        return info.isView
          ? finding(ofView: info, function, compared, in: file, resolver)
          : finding(ofValue: info, function, compared, in: file, resolver)
      }
  }

  /// A view that is `Equatable`: a new value that equals the old one does not run its body.
  private func finding(
    ofView info: ProjectIndex.TypeInfo, _ function: FunctionDeclSyntax,
    _ compared: ComparedMembers, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard info.facts.inherited.contains("Equatable"), isCompared(info, resolver) else {
      return nil
    }
    for property in info.facts.properties where isInput(property) {
      guard !compared.whole.contains(property.name),
        !mayCompareAll(property, compared.parts[property.name] ?? [], of: info, resolver),
        case let parts = compared.parts[property.name],
        case let reads = shows(property.name, except: parts, info, in: file, resolver.project),
        var read = reads.first
      else { continue }
      var finder = VariationFinder(resolver)
      var variation = finder.variation(of: property, of: info, presence: false)
      for shown in reads where variation.level != .varies {
        guard let member = shownMember(shown.node),
          let change = change(of: member, in: property, of: info, resolver)
        else { continue }
        read = shown
        variation = Variation(
          level: .varies, because: "`\(member)` changes in \(change.fact.scopeName)",
          places: [CodePlace(path: change.path, line: change.fact.line)])
      }
      if variation.level != .varies,
        let rows = ReplacedElements(property, of: info, resolver),
        let shown = reads.first(where: { shownMember($0.node).map(rows.mayDiffer) ?? false }),
        parts != nil, let change = rows.change
      {
        read = shown
        variation = Variation(
          level: .varies, because: "all elements are set again in \(change.fact.scopeName)",
          places: [CodePlace(path: change.path, line: change.fact.line)])
      }
      guard variation.level == .varies else { continue }
      return file.finding(
        Self.self, .info, at: file.range(of: function.name),
        """
        When only `\(property.name)` changes, `\(ProjectIndex.simple(info.facts.name))` is not \
        updated and shows the old one.
        """,
        because: variation.because.isEmpty
          ? "the body reads `\(property.name)`, which `==` does not compare"
          : "`==` does not compare `\(property.name)`, and \(variation.because)",
        advice: """
          Compare everything that the body reads, or leave the comparison to SwiftUI, which \
          compares each input.
          """,
        related: [
          RelatedPlace(
            path: read.file.path, range: read.file.range(of: read.node), message: "shown here")
        ]
          + variation.places.map { RelatedPlace($0, "what makes it change") })
    }
    return keptClosure(of: info, function, compared, in: file, resolver)
  }

  /// An action that captured a plain value of the caller: while the views are equal, the old action
  /// stays, with the old value.
  private func keptClosure(
    of info: ProjectIndex.TypeInfo, _ function: FunctionDeclSyntax,
    _ compared: ComparedMembers, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    let name = ProjectIndex.simple(info.facts.name)
    let properties = info.facts.properties.filter {
      $0.type?.contains("->") == true && $0.wrapper == nil && !$0.isComputed
    }
    if properties.isEmpty { return nil }
    let makers = resolver.project.unitsMaking(info, besides: file)
    for property in properties {
      for (captures, call) in makers.flatMap({ unit in
        unit.calls(named: name).map {
          (CapturedValues(file: unit, resolver: resolver.seen(from: unit)), $0)
        }
      }) where call.modifierName == nil {
        guard BuilderPlace(of: call) == .builder, !call.chainedNames.contains("id") else {
          continue
        }
        // A compared argument with the same value in it makes the views differ.
        let known = call.arguments.reduce(into: Set<String>()) { names, argument in
          guard let label = argument.label?.text, compared.names.contains(label) else { return }
          names.formUnion(OwnNames.all(in: argument.expression))
        }
        guard
          let stale = captures.variation(of: property, of: info, in: call, except: known)
        else { continue }
        return file.finding(
          Self.self, .info, at: file.range(of: function.name),
          """
          While `\(name)` equals the old one, `\(property.name)` is the old closure, with the \
          values that it captured.
          """,
          because: "`==` does not compare what it captures, and \(stale.because)",
          advice: """
            Pass what the closure needs, and compare it, or let the closure read it from `@State`, \
            a binding or a model.
            """,
          related: stale.places.map { RelatedPlace($0, "what makes it change") })
      }
    }
    return nil
  }

  private final class OwnNames: SyntaxVisitor {
    private var found: Set<String> = []

    static func all(in node: ExprSyntax) -> Set<String> {
      let walk = OwnNames(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      found.insert(node.baseName.text)
      return .skipChildren
    }
  }

  /// Whether a compared part is computed, such as a snapshot of what is shown.
  private func mayCompareAll(
    _ property: PropertyFacts, _ parts: Set<String>, of info: ProjectIndex.TypeInfo,
    _ resolver: Resolver
  ) -> Bool {
    guard let type = property.type,
      let value = resolver.project.type(named: TypeShape(type).base, from: info.facts.name)
    else { return false }
    return parts.contains {
      $0 != "id" && resolver.project.property($0, of: value)?.isComputed == true
    }
  }

  /// `isFree` of `seat.isFree`.
  private func shownMember(_ read: Syntax) -> String? {
    var node = read
    if let own = node.parent?.as(MemberAccessExprSyntax.self), own.declName.id == node.id {
      node = Syntax(own)
    }
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id
    else { return nil }
    return access.declName.baseName.text
  }

  /// Code that changes a member of a property's value.
  private func change(
    of member: String, in property: PropertyFacts, of info: ProjectIndex.TypeInfo,
    _ resolver: Resolver
  ) -> ChangeIndex.Place? {
    guard let type = property.type,
      let value = resolver.project.type(named: TypeShape(type).base, from: info.facts.name),
      value.facts.kind == .structure, resolver.project.property(member, of: value)?.isLet == false
    else { return nil }
    return resolver.changes(of: member, in: value).sure.first { !$0.fact.isInInitializer }
  }

  /// A value that views get or keep: an edit that leaves it equal runs nothing.
  private func finding(
    ofValue info: ProjectIndex.TypeInfo, _ function: FunctionDeclSyntax,
    _ compared: ComparedMembers, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard info.facts.kind == .structure else { return nil }
    if let found = shown(byEqualViewOf: info, function, compared, in: file, resolver) {
      return found
    }
    if info.facts.hasOwnHash { return nil }
    for property in info.facts.properties where isInput(property) && !property.isLet {
      guard !compared.names.contains(property.name),
        !counts(property.name, in: compared.names, of: info, in: file, resolver.project),
        let change = resolver.changes(of: property.name, in: info).sure.first(where: {
          !$0.fact.isInInitializer
        }),
        let holder = holder(of: info, resolver)
      else { continue }
      return file.finding(
        Self.self, .info, at: file.range(of: function.name),
        """
        When only `\(property.name)` changes, the value equals the old one: `\(holder)` is not \
        updated and shows the old one.
        """,
        because:
          "`==` does not compare `\(property.name)`, which changes in \(change.fact.scopeName)",
        advice: """
          Compare every property, as the compiler does. Where only the identity counts, \
          compare the ids there.
          """,
        related: [
          RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "changed here")
        ])
    }
    return nil
  }

  /// A view that is `Equatable` without an `==` of its own compares its values by theirs.
  private func shown(
    byEqualViewOf info: ProjectIndex.TypeInfo, _ function: FunctionDeclSyntax,
    _ compared: ComparedMembers, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    let views = resolver.project.types.all.filter { _, view in
      view.facts.inherited.contains("Equatable") && !view.facts.hasOwnEquality && view.isView
    }
    for (_, view) in views.sorted(by: { $0.key < $1.key }) {
      for held in view.facts.properties where isInput(held) {
        guard let type = held.type, case let shape = TypeShape(type), shape.element == nil,
          resolver.project.type(named: shape.base, from: view.facts.name)?.facts.name
            == info.facts.name, isCompared(view, resolver)
        else { continue }
        for read in shows(held.name, except: compared.names, view, in: file, resolver.project) {
          guard let name = shownMember(read.node),
            let property = info.facts.properties.first(where: { $0.name == name }),
            isInput(property), !property.isLet,
            !counts(name, in: compared.names, of: info, in: file, resolver.project),
            let change = resolver.changes(of: name, in: info).sure.first(where: {
              !$0.fact.isInInitializer && !$0.path.isOfTests
            })
          else { continue }
          return file.finding(
            Self.self, .info, at: file.range(of: function.name),
            """
            When only `\(name)` changes, `\(ProjectIndex.simple(view.facts.name))` equals the old \
            view: it is not updated and shows the old one.
            """,
            because: "the view compares its `\(held.name)` by this `==`, which ignores `\(name)`",
            advice: """
              Compare every property, as the compiler does, or give the view an `==` that \
              compares what it shows.
              """,
            related: [
              RelatedPlace(
                path: read.file.path, range: read.file.range(of: read.node), message: "shown here"),
              RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "changed here"),
            ])
        }
      }
    }
    return nil
  }

  /// `didSet { revision += 1 }`: each change of the property changes one that is compared.
  private func counts(
    _ name: String, in compared: Set<String>, of info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ project: ProjectIndex
  ) -> Bool {
    TypeCode(info, besides: file, in: project).properties.contains { variable in
      guard let binding = variable.bindings.first, binding.pattern.sourceText == name,
        case .accessors(let list)? = binding.accessorBlock?.accessors
      else { return false }
      return list.contains { accessor in
        ["didSet", "willSet"].contains(accessor.accessorSpecifier.text)
          && accessor.body?.statements.contains { item in
            guard case .expr(let expression) = item.item,
              let target = expression.as(SequenceExprSyntax.self)?.elements.first?.ownName
            else { return false }
            return compared.contains(target)
          } == true
      }
    }
  }

  /// Whether its `==` decides: under `.equatable()`, or for a view that is no plain data, which is
  /// compared byte by byte.
  private func isCompared(_ info: ProjectIndex.TypeInfo, _ resolver: Resolver) -> Bool {
    let name = ProjectIndex.simple(info.facts.name)
    if resolver.project.calls[".equatable"]?.contains(where: { $0.fact.receiver.contains(name) })
      == true
    {
      return true
    }
    return info.facts.properties.contains { property in
      guard !property.isStatic, !property.isComputed else { return false }
      return property.wrapper != nil
        || property.type.map { !Self.plain.contains(TypeShape($0).base) } ?? true
    }
  }

  private static let plain: Set<String> = [
    "Int", "Bool", "Double", "Float", "CGFloat", "UInt", "Int64", "Int32", "UInt64", "UUID", "Date",
    "CGSize", "CGPoint", "CGRect", "TimeInterval",
  ]

  private func isInput(_ property: PropertyFacts) -> Bool {
    property.wrapper == nil && !property.isStatic && !property.isComputed
      && property.type?.contains("->") != true
      && !(property.isLet && property.initial != nil)
  }

  /// A view with a property of a type, or of a collection of its values.
  private func holder(of info: ProjectIndex.TypeInfo, _ resolver: Resolver) -> String? {
    let name = ProjectIndex.simple(info.facts.name)
    for (_, view) in resolver.project.types.all.sorted(by: { $0.key < $1.key }) where view.isView {
      for property in view.facts.properties where !property.isComputed {
        guard let type = property.type, type.contains(name) else { continue }
        let shape = TypeShape(type)
        let held = resolver.project.type(
          named: shape.element ?? shape.base, from: view.facts.name)
        if held?.facts.name == info.facts.name { return ProjectIndex.simple(view.facts.name) }
      }
    }
    return nil
  }

  /// Where the body reads a property, other than the members that are compared.
  private func shows(
    _ name: String, except members: Set<String>?, _ info: ProjectIndex.TypeInfo,
    in file: SourceUnit, _ project: ProjectIndex
  ) -> [(file: SourceUnit, node: Syntax)] {
    project.units(of: info, besides: file).flatMap { unit in
      let reads = ShownReads(of: name, except: members ?? [])
      for variable in unit.properties(of: info.nameInFile)
      where variable.bindings.contains(where: { $0.accessorBlock != nil }) {
        reads.walk(variable)
      }
      return reads.found.map { (unit, $0) }
    }
  }

  private final class ShownReads: SyntaxVisitor {
    let name: String
    let members: Set<String>
    var found: [Syntax] = []

    init(of name: String, except members: Set<String>) {
      self.name = name
      self.members = members
      super.init(viewMode: .sourceAccurate)
    }

    /// A property that only an action reads is not shown.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      BuilderPlace.role(of: node) == .action ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.baseName.text == name else { return .skipChildren }
      var expression = ExprSyntax(node)
      if let access = node.parent?.as(MemberAccessExprSyntax.self),
        access.declName.id == node.id
      {
        // `other.name` is another value's.
        guard access.base?.sourceText == "self" else { return .skipChildren }
        expression = ExprSyntax(access)
      }
      var reader = ValueReader(steps: 1)
      if LocalNames.origin(of: name, at: Syntax(node), reader: &reader) != nil {
        return .skipChildren
      }
      if let outer = expression.parent?.as(MemberAccessExprSyntax.self),
        outer.base?.id == expression.id, members.contains(outer.declName.baseName.text)
      {
        return .skipChildren
      }
      found.append(Syntax(node))
      return .skipChildren
    }
  }
}

/// The members that an `==` compares.
struct ComparedMembers {
  /// Members that are compared as a whole.
  private(set) var whole: Set<String> = []
  /// Members of members, as in `a.seat.id == b.seat.id`.
  private(set) var parts: [String: Set<String>] = [:]

  var names: Set<String> { whole.union(parts.keys) }

  /// Nil when the operands are used in another way.
  init?(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    guard parameters.count == 2, let body = function.body else { return nil }
    let walk = Walk(Set(parameters))
    walk.walk(body)
    if walk.isOpen { return nil }
    whole = walk.whole
    parts = walk.parts.filter { !walk.whole.contains($0.key) }
    if names.isEmpty { return nil }
  }

  private final class Walk: SyntaxVisitor {
    let operands: Set<String>
    var whole: Set<String> = []
    var parts: [String: Set<String>] = [:]
    var isOpen = false

    init(_ operands: Set<String>) {
      self.operands = operands
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard operands.contains(node.baseName.text) else { return .skipChildren }
      guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id
      else {
        // `helper(lhs, rhs)`; a name after a dot is another one's.
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { isOpen = true }
        return .skipChildren
      }
      let name = access.declName.baseName.text
      if access.parent?.is(FunctionCallExprSyntax.self) == true {
        isOpen = true
      } else if let outer = access.parent?.as(MemberAccessExprSyntax.self),
        outer.base?.id == access.id
      {
        parts[name, default: []].insert(outer.declName.baseName.text)
      } else {
        whole.insert(name)
      }
      return .skipChildren
    }
  }
}
