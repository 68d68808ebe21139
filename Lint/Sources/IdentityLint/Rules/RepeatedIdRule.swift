import SwiftSyntax

/// Rows of which two can have one id.
public struct RepeatedIdRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "repeated_id", title: "Two rows with one id",
    summary: """
      An id must be different for each row. When two elements have the same one, the framework \
      takes them for one row: state, edits and removals of one show in the other, or one of them \
      is not drawn.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "ids of which no repetition is in the code, unless they are made of what somebody wrote",
      "options of a picker or a menu",
      "entries that are compared with the others before they are added",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: ["ForEach", "List", "Table"]).compactMap { call -> Finding? in
      guard let rows = ElementRows(call), !rows.isAmongOptions, !rows.makesMarks,
        !resolver.project.isOwnValue(call, in: file)
      else { return nil }
      let place = file.resolverPlace(of: call)
      let data = ValueReader.value(of: rows.data)
      guard let path = rows.idPath else {
        guard rows.id == nil else { return nil }
        let cause =
          merged(data, place, resolver) ?? ownId(data, place, resolver).flatMap { field in
            KeyOfSeveral(file: file, resolver: resolver).cause(field, data, place)
              ?? added(rows, data, field, file, place, resolver)
          } ?? ContentKey(file: file, resolver: resolver).cause("id", data, place)
        return cause.map { report($0, at: rows.data, in: file) }
      }
      guard let id = rows.id else { return nil }
      let cause: Cause?
      if path == "self" {
        cause = added(rows, data, nil, file, place, resolver)
      } else if !path.contains(".") {
        cause =
          shortened(path, data, place, resolver) ?? made(path, data, file, place, resolver)
          ?? added(rows, data, path, file, place, resolver)
          ?? KeyOfSeveral(file: file, resolver: resolver).cause(path, data, place)
          ?? ContentKey(file: file, resolver: resolver).cause(path, data, place)
      } else {
        cause = nil
      }
      return cause.map { report($0, at: id, in: file) }
    } + PayloadIds(file: file, resolver: resolver).findings()
  }

  private func report(_ cause: Cause, at id: ExprSyntax, in file: SourceUnit) -> Finding {
    file.finding(
      Self.self, at: file.range(of: id),
      "Two elements can have one id: the state of one row then shows in the other.",
      because: cause.reason,
      advice: "Give the elements an `id` of their own, such as `let id = UUID()`.",
      related: cause.place.map { [$0] } ?? [])
  }

  /// `pinned + recent`, where an element of one list is added to the other and stays in its own.
  private func merged(_ data: Value, _ place: Resolver.Place, _ resolver: Resolver) -> Cause? {
    guard case .operation("+", let lists) = resolved(data, place, resolver), lists.count == 2
    else { return nil }
    let owners = lists.compactMap { CollectionOwner(of: $0, in: place, resolver) }
    guard owners.count == 2, owners[0].property != owners[1].property else { return nil }
    for (owner, other) in [(owners[0], owners[1]), (owners[1], owners[0])] {
      let removed = resolver.changes(of: other.property, in: other.type).sure
      for change in resolver.changes(of: owner.property, in: owner.type).sure
      where [.appended, .reordered].contains(change.fact.kind) {
        let isOther = change.fact.value?.all.contains { $0.ownName == other.property } == true
        guard isOther,
          !removed.contains(where: {
            $0.fact.kind != .appended && $0.path == change.path
              && $0.fact.function == change.fact.function
          })
        else { continue }
        return Cause(
          reason: "an element of `\(other.property)` is added to `\(owner.property)` as well",
          place: RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "added here"))
      }
    }
    return nil
  }

  /// The value of a computed property that is the data.
  private func resolved(_ data: Value, _ place: Resolver.Place, _ resolver: Resolver) -> Value {
    guard let name = data.ownName, let property = resolver.property(name, in: place),
      property.isComputed, property.returned.count == 1
    else { return data }
    return property.returned[0]
  }

  /// The field that a computed `id` returns: `var id: Int { productID }`.
  private func ownId(_ data: Value, _ place: Resolver.Place, _ resolver: Resolver) -> String? {
    guard let type = resolver.elementType(of: data, in: place),
      let info = resolver.project.type(named: TypeShape(type).base, from: place.type),
      let id = resolver.project.property("id", of: info), id.isComputed, id.returned.count == 1,
      let field = id.returned[0].root.ownName, id.returned[0].isPathOfOne,
      resolver.project.property(field, of: info)?.isComputed == false
    else { return nil }
    return field
  }

  struct Cause {
    let reason: String
    var place: RelatedPlace?
  }

  /// An id that keeps only a part of something: its first letter, its length.
  private func shortened(
    _ path: String, _ data: Value, _ place: Resolver.Place, _ resolver: Resolver
  ) -> Cause? {
    guard let type = resolver.elementType(of: data, in: place),
      let info = resolver.project.type(named: TypeShape(type).base, from: place.type),
      let part = part(of: path, of: info, resolver, depth: 0)
    else { return nil }
    return Cause(reason: "`\(path)` keeps only the \(part), which two can share")
  }

  private func part(
    of name: String, of info: ProjectIndex.TypeInfo, _ resolver: Resolver, depth: Int
  ) -> String? {
    guard depth < 3, let property = resolver.project.property(name, of: info),
      property.isComputed, property.returned.count == 1
    else { return nil }
    return part(of: property.returned[0], in: info, resolver, depth: depth)
  }

  private func part(
    of value: Value, in info: ProjectIndex.TypeInfo, _ resolver: Resolver, depth: Int
  ) -> String? {
    switch value {
    case .call(.name("String"), let arguments):
      return arguments.count == 1
        ? arguments.first.flatMap { part(of: $0.value, in: info, resolver, depth: depth) } : nil
    case .call(.member(_, "prefix"), _): return "beginning"
    case .call(.member(_, "suffix"), _): return "end"
    case .call(.member(let base, "lowercased"), _), .call(.member(let base, "uppercased"), _):
      return part(of: base, in: info, resolver, depth: depth)
    case .operation("??", let values):
      return values.first.flatMap { part(of: $0, in: info, resolver, depth: depth) }
    case .member(_, "count"): return "count"
    case .member(let base, let member):
      let place = Resolver.Place(type: info.facts.name)
      guard let type = resolver.type(of: base, in: place) else { return nil }
      if ["first", "last"].contains(member), TypeShape(type).base == "String" {
        return member + " letter"
      }
      guard let inner = resolver.project.type(named: TypeShape(type).base, from: info.facts.name)
      else { return nil }
      return part(of: member, of: inner, resolver, depth: depth + 1)
    case .name(let name): return part(of: name, of: info, resolver, depth: depth + 1)
    default: return nil
    }
  }

  /// Two elements that one array makes with the same value for the id.
  private func made(
    _ path: String, _ data: Value, _ file: SourceUnit, _ place: Resolver.Place,
    _ resolver: Resolver
  ) -> Cause? {
    guard let type = resolver.elementType(of: data, in: place) else { return nil }
    let name = ProjectIndex.simple(TypeShape(type).base)
    let element = resolver.project.type(named: TypeShape(type).base, from: place.type)
    let elsewhere = element.map { repeating(path, of: $0, resolver) } ?? []
    let units =
      [file]
      + elsewhere.subtracting([file.path]).sorted().compactMap {
        resolver.project.sources?.unit($0)
      }
    return units.lazy.compactMap { made(path, of: name, in: $0) }.first
  }

  /// The files that make two elements with one literal under a label.
  private func repeating(
    _ label: String, of element: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Set<String> {
    var seen: Set<[String]> = []
    var found: Set<String> = []
    for call in resolver.project.callers(of: element) {
      guard
        case .literal(let text)? = call.fact.arguments.first(where: { $0.label == label })?.value
      else { continue }
      if !seen.insert([call.path, text]).inserted { found.insert(call.path) }
    }
    return found
  }

  private func made(_ path: String, of name: String, in file: SourceUnit) -> Cause? {
    var seen: [SyntaxIdentifier: Set<String>] = [:]
    for call in file.calls(named: name) {
      guard let array = call.parent?.parent?.as(ArrayElementListSyntax.self),
        let value = call.argument(path)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { continue }
      guard !seen[array.id, default: []].insert(value).inserted else { continue }
      return Cause(
        reason: "two elements have the `\(path)` \"\(value)\"",
        place: RelatedPlace(
          path: file.path, range: file.range(of: call), message: "the second one"))
    }
    return nil
  }

  /// Text of the user that is added without a look at the other elements.
  private func added(
    _ rows: ElementRows, _ data: Value, _ path: String?, _ file: SourceUnit,
    _ place: Resolver.Place, _ resolver: Resolver
  ) -> Cause? {
    guard let owner = CollectionOwner(of: data, in: place, resolver), let type = place.type,
      case let additions = resolver.filesAdding(to: owner, besides: file).flatMap({ unit in
        Set([type, owner.type.nameInFile]).sorted().flatMap { unit.calls(in: $0) }
          .filter { ["append", "insert"].contains($0.modifierName) }.map { (unit, $0) }
      }),
      !additions.isEmpty
    else { return nil }
    var finder = LossFinder(resolver)
    let names = rows.row.map { CalledNames.inside($0.statements) } ?? []
    guard
      rows.edit != nil || names.contains(".swipeActions")
        || finder.losses(in: names, of: type).holdsInput
    else { return nil }
    for (file, call) in additions {
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        CollectionOwner(
          of: ValueReader.value(of: base), in: file.resolverPlace(of: call),
          resolver.seen(from: file))?.isSame(as: owner) == true,
        var given = call.arguments.first?.expression
      else { continue }
      if let path {
        guard let made = given.as(FunctionCallExprSyntax.self), let part = made.argument(path)
        else { continue }
        given = part
      }
      guard !isChecked(call), isTyped(given, at: call, in: file, resolver.seen(from: file)) else {
        continue
      }
      return Cause(
        reason: "what is typed is added, also when it is there already",
        place: RelatedPlace(path: file.path, range: file.range(of: call), message: "added here"))
    }
    return nil
  }

  /// Whether the user types a text: into a state of the view around it, or into one that a view
  /// passes to the method around it. It may be trimmed.
  private func isTyped(
    _ text: ExprSyntax, at call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Bool {
    guard let around = file.places.type(at: call.position) else { return false }
    switch ValueReader.value(of: text).untrimmed {
    case .name(let name): return file.isTyped(name, in: around)
    case .parameter(let name):
      guard let index = file.places.functionIndex(at: call.position) else { return false }
      return isPassed(name, to: file.outline.functions[index], of: around, in: file, resolver)
    default: return false
    }
  }

  /// Whether a view passes what is typed for a parameter, without a look at the elements.
  private func isPassed(
    _ parameter: String, to function: FunctionDeclSyntax, of type: String, in file: SourceUnit,
    _ resolver: Resolver
  ) -> Bool {
    let name = function.name.text
    guard let owner = resolver.project.types[type],
      let index = function.signature.parameterClause.parameters.enumerated().first(where: {
        ($1.secondName ?? $1.firstName).text == parameter
      })?.offset
    else { return false }
    let sites = ["." + name, name].flatMap { resolver.project.calls[$0] ?? [] }
    return Set(sites.map(\.path)).sorted().contains { path in
      let unit = resolver.project.unit(at: path, else: file)
      guard unit.path == path else { return false }
      let there = resolver.seen(from: unit)
      return unit.calls(named: name).contains { call in
        guard let view = unit.places.type(at: call.position), index < call.arguments.count,
          case let arguments = Array(call.arguments), !isChecked(call),
          case .name(let typed) = ValueReader.value(of: arguments[index].expression).untrimmed,
          unit.isTyped(typed, in: view)
        else { return false }
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
          return view == owner.nameInFile
        }
        let model = there.type(of: ValueReader.value(of: base), in: unit.resolverPlace(of: call))
        return model.flatMap { there.project.type(named: TypeShape($0).base, from: view) }?
          .facts.name == owner.facts.name
      }
    }
  }

  /// Whether the code around looks at the other elements first.
  private func isChecked(_ call: FunctionCallExprSyntax) -> Bool {
    var child = Syntax(call)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) {
        let text = parent.sourceText
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.sourceText ?? ""
        // Only the first element is added.
        if text.contains("guard \(base).isEmpty") || text.contains("if \(base).isEmpty") {
          return true
        }
        return ["contains", "first", "allSatisfy", "Set("].contains(where: text.contains)
      }
      child = parent
    }
    return false
  }
}

extension CollectionOwner {
  func isSame(as other: CollectionOwner) -> Bool {
    property == other.property && type.facts.name == other.type.facts.name
  }
}

extension Value {
  /// The text that is trimmed.
  fileprivate var untrimmed: Value {
    guard case .call(.member(let base, "trimmingCharacters"), _) = self else { return self }
    return base.untrimmed
  }

  /// `product` and `product.sku`.
  fileprivate var isPathOfOne: Bool {
    switch self {
    case .name: true
    case .member(let base, _): base.isPathOfOne
    default: false
    }
  }
}
