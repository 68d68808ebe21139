import SwiftSyntax

/// A `ForEach` or `List` over data, with the closure that makes a row.
struct ElementRows {
  let call: FunctionCallExprSyntax
  let container: String
  let data: ExprSyntax
  /// The `id:` argument as written; nil when there is none.
  let id: ExprSyntax?
  let row: ClosureExprSyntax?

  init?(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledText, ["ForEach", "List", "Table", "OutlineGroup"].contains(name),
      call.calledExpression.is(MemberAccessExprSyntax.self) == false,
      let data = call.arguments.first, data.label == nil
    else { return nil }
    self.call = call
    container = name
    self.data = data.expression
    id = call.argument("id")
    row = call.closure("content", "rowContent")
  }

  /// The method that makes a row: `content: row`.
  var rowMethod: String? {
    let given = call.argument("content") ?? call.argument("rowContent")
    guard row == nil, let name = given?.ownName, name.first?.isLowercase == true else { return nil }
    return name
  }

  /// `\.self`, whatever type is before the dot.
  var isBySelf: Bool { idPath == "self" }

  /// Whether the id is the whole element: `\.self`, or `\.element` of `enumerated()`.
  var isByElement: Bool { isBySelf || idPath == "element" }

  var idPath: String? {
    guard let path = id?.as(KeyPathExprSyntax.self) else { return nil }
    let text = path.components.sourceText
    let plain = text.hasPrefix(".") ? String(text.dropFirst()) : text
    // `\.offset.self` is `\.offset`.
    return plain.replacingSuffix(".self", with: "")
  }

  /// The data, or the expression behind it: of a constant before the rows, or of a computed
  /// property or a function without parameters that does nothing else.
  func source(in file: SourceUnit) -> ExprSyntax {
    var source = data
    for _ in 0..<4 {
      guard let next = Self.definition(of: source, in: file) else { break }
      source = next
    }
    return source
  }

  private static func definition(of expression: ExprSyntax, in file: SourceUnit) -> ExprSyntax? {
    if let reference = expression.as(DeclReferenceExprSyntax.self),
      file.isLocalName(reference.baseName.text, at: expression)
    {
      return LocalConstants.value(of: reference)
    }
    var name = expression.ownName
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    {
      name = call.calledExpression.ownName
    }
    guard let name else { return nil }
    return file.member(name, of: file.places.type(at: expression.position))?.onlyValue
  }

  /// How to give the elements an identity. Tuples and the standard library's values cannot be
  /// `Identifiable`.
  func identityAdvice(element: String?, in file: SourceUnit) -> String {
    let name =
      IndexIdRule.positions(of: self, in: file).map { file.text(of: $0, atMost: 30) } ?? "…"
    let binds = RowUse.bindsElement(self)
    let loop = "`ForEach(\(binds ? "$" : "")\(name)) { … }`"
    let isForeign =
      element.map { $0.hasPrefix("(") || KnownViews.values.contains(TypeShape($0).base) } ?? false
    return isForeign
      ? """
      Make the elements values of a struct that is `Identifiable`, with `let id = UUID()`, and run \
      over the elements: \(loop).
      """
      : """
      Give the elements an `id` that stays theirs (`Identifiable`) and run over the elements: \
      \(loop).
      """
  }

  /// A modifier by which the user removes or moves rows.
  var edit: String? { call.chainedNames.first { ["onDelete", "onMove"].contains($0) } }

  /// The names of the element inside the row.
  var elementNames: [String] {
    switch row?.signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: ["$0"]
    }
  }

  /// Inside a picker, a menu or a chart, whose rows are options or marks without state.
  var isAmongOptions: Bool {
    call.enclosingCalls.contains {
      Self.optionContainers.contains($0.calledText ?? "")
        || ($0.calledText?.hasSuffix("Picker") ?? false)
    } || isInPickerExtension
  }

  static let optionContainers: Set<String> = [
    "Picker", "Chart", "Menu", "CommandMenu", "CommandGroup", "commands", "contextMenu", "Canvas",
  ]

  private var isInPickerExtension: Bool {
    var node = Syntax(call).parent
    while let parent = node {
      if let declaration = parent.as(ExtensionDeclSyntax.self) {
        return declaration.extendedType.sourceText == "Picker"
      }
      node = parent.parent
    }
    return false
  }

  /// Whether every row is a mark of a chart.
  var makesMarks: Bool {
    guard let row else { return false }
    let names = CalledNames.inside(row.statements)
    return names.contains { $0.hasSuffix("Mark") }
      && !names.contains {
        ["Text", "HStack", "VStack", "Button"].contains($0) && !names.contains("." + "annotation")
      }
  }
}

/// The owner of a collection: the property at its end, and its type.
struct CollectionOwner {
  let property: String
  let type: ProjectIndex.TypeInfo
  let facts: PropertyFacts?
  /// Whether a computed property on the way filters elements.
  var isFiltered = false

  /// Follows `items`, `$items`, `model.items`, and calls that keep elements, to the property.
  init?(of value: Value, in place: Resolver.Place, _ resolver: Resolver, depth: Int = 0) {
    guard depth < 6 else { return nil }
    switch value {
    case .name:
      guard let name = value.ownName, let info = resolver.info(place) else { return nil }
      self.init(name, of: info, resolver, depth: depth)
    case .member(let base, let name):
      if ["indices", "lazy", "wrappedValue", "keys", "values", "elements"].contains(name) {
        self.init(of: base, in: place, resolver, depth: depth + 1)
        return
      }
      guard let type = resolver.type(of: base, in: place),
        let info = resolver.project.type(named: TypeShape(type).base, from: place.type)
      else { return nil }
      self.init(name, of: info, resolver, depth: depth)
    case .call(.member(let base, let name), _)
    where Resolver.keepsElements.contains(name) || name == "enumerated":
      self.init(of: base, in: place, resolver, depth: depth + 1)
    // A local variable that is built step by step.
    case .operation("var", let values):
      for value in values {
        if let owner = CollectionOwner(of: value, in: place, resolver, depth: depth + 1) {
          self = owner
          isFiltered = isFiltered || values.contains(where: \.isFiltered)
          return
        }
      }
      return nil
    case .call(.name("Array"), let arguments), .call(.name("zip"), let arguments):
      guard let first = arguments.first else { return nil }
      self.init(of: first.value, in: place, resolver, depth: depth + 1)
    default: return nil
    }
  }

  /// A property, or the one behind a computed property that only filters or sorts another.
  private init?(
    _ name: String, of info: ProjectIndex.TypeInfo, _ resolver: Resolver, depth: Int
  ) {
    guard let facts = resolver.project.property(name, of: info) else { return nil }
    if facts.isComputed, let inner = Self.behind(facts, of: info, resolver, depth: depth) {
      self = inner
    } else {
      self.init(property: name, type: info, facts: facts)
    }
  }

  /// The collection that a computed one reads.
  private static func behind(
    _ computed: PropertyFacts, of info: ProjectIndex.TypeInfo, _ resolver: Resolver, depth: Int
  ) -> CollectionOwner? {
    for value in computed.returned.prefix(6) {
      guard
        var owner = CollectionOwner(
          of: value, in: Resolver.Place(type: info.facts.name), resolver, depth: depth + 1)
      else { continue }
      // Some of several values are conditions.
      if computed.returned.count > 1 {
        guard let type = owner.facts?.type, TypeShape(type).element != nil else { continue }
      }
      owner.isFiltered = owner.isFiltered || value.isFiltered
      return owner
    }
    return nil
  }

  private init(property: String, type: ProjectIndex.TypeInfo, facts: PropertyFacts?) {
    self.property = property
    self.type = type
    self.facts = facts
  }

  /// Changes of exactly this collection: where it is declared, and where it comes from.
  func changes(_ resolver: Resolver) -> [ProjectIndex.Located<MutationFacts>] {
    ([self] + sources(resolver)).flatMap { resolver.changes(of: $0.property, in: $0.type).sure }
  }

  /// The collections that callers pass for it, if it is a view's parameter.
  func sources(_ resolver: Resolver, depth: Int = 0) -> [CollectionOwner] {
    guard depth < 3, type.isView, facts?.wrapper == "Binding" || facts?.wrapper == nil,
      facts?.isComputed != true
    else { return [] }
    var found: [CollectionOwner] = []
    for call in resolver.project.callers(of: type).prefix(20) {
      guard let argument = call.fact.arguments.first(where: { $0.label == property }),
        let outer = CollectionOwner(
          of: argument.value,
          in: Resolver.Place(type: call.fact.type, function: call.fact.function), resolver),
        outer.type.facts.name != type.facts.name
      else { continue }
      found.append(outer)
      found += outer.sources(resolver, depth: depth + 1)
    }
    return found
  }

  /// Whether a change inserts, removes or moves elements, in place or by assignment.
  func moves(_ mutation: MutationFacts) -> Bool {
    if mutation.kind == .reordered { return true }
    guard mutation.kind == .assigned,
      case .call(.member(let base, let method), _)? = mutation.value,
      ["filter", "sorted", "dropFirst", "dropLast", "shuffled", "reversed", "removingDuplicates"]
        .contains(method)
    else { return false }
    return base.root.ownName == mutation.name
  }
}

extension Value {
  fileprivate var isFiltered: Bool {
    switch self {
    case .call(.member(_, "filter"), _): true
    case .call(.member(let base, let name), _) where Resolver.keepsElements.contains(name):
      base.isFiltered
    case .operation("var", let values): values.contains(where: \.isFiltered)
    default: false
    }
  }
}
