import SwiftSyntax

/// Code that reads a published property while the property is about to change.
public struct PublishedBeforeSetRule: ModelRule {
  public static let description = RuleDescription(
    identifier: "published_before_set", title: "A published property read before it is set",
    summary: """
      The publisher of a `@Published` property sends the new value in `willSet`. Code that it runs \
      and that reads the property gets the old value, so that a search, a total or a saved file is \
      always one change behind.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "code that uses the value that it is given",
      "a delivery on another turn: `receive(on:)`, `debounce`, `delay`, `throttle`",
      "a read in a `Task` or in `DispatchQueue.main.async`",
      "subjects, which send after they are set", "a read that is only printed",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsModelCode else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: ["sink", "onReceive"]).compactMap { call in
      guard let closure = call.received, !closure.usesItsValue,
        let published = PublishedSource(of: call, in: file, resolver),
        let read = published.read(in: closure)
      else { return nil }
      let name = published.name
      return file.finding(
        Self.self, at: file.modifier(call),
        "When this runs, `\(name)` still has its old value.",
        because: "a `@Published` property sends the new value before it has it",
        advice: "Use the value that the closure is given instead of reading `\(name)` in it.",
        related: [
          RelatedPlace(
            path: read.file.path, range: read.file.range(of: read.node),
            message: "this reads `\(name)`")
        ])
    }
  }
}

/// `$items` or `store.$items`, whose values a closure gets while they are sent.
private struct PublishedSource {
  let name: String
  /// As in `store`; nil for a property of the type around it.
  let base: String?
  let owner: ProjectIndex.TypeInfo
  let file: SourceUnit
  let type: String?
  let resolver: Resolver

  init?(of call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver) {
    let isModifier = call.calledText == "onReceive"
    var publisher: ExprSyntax
    if isModifier {
      guard let first = call.arguments.first, first.label == nil else { return nil }
      publisher = first.expression
    } else {
      guard call.isSubscription,
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?
          .base
      else { return nil }
      publisher = base
    }
    while let link = publisher.as(FunctionCallExprSyntax.self) {
      guard let access = link.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, Self.immediate.contains(access.declName.baseName.text)
      else { return nil }
      publisher = base
    }
    type = file.places.type(at: call.position)
    let place = file.resolverPlace(of: call)
    if let own = publisher.ownName, own.hasPrefix("$"), own.count > 1 {
      guard let info = resolver.project.type(around: type), !publisher.isParameter(own)
      else { return nil }
      name = String(own.dropFirst())
      base = nil
      owner = info
    } else if let access = publisher.as(MemberAccessExprSyntax.self), let object = access.base,
      access.declName.baseName.text.hasPrefix("$")
    {
      guard let found = resolver.type(of: ValueReader.value(of: object), in: place),
        let info = resolver.project.type(named: TypeShape(found).base, from: type)
      else { return nil }
      name = String(access.declName.baseName.text.dropFirst())
      base = object.objectText
      owner = info
    } else {
      return nil
    }
    guard resolver.project.property(name, of: owner)?.wrapper == "Published" else { return nil }
    self.file = file
    self.resolver = resolver
  }

  /// Operators that deliver a value while they receive it.
  private static let immediate: Set<String> = [
    "map", "compactMap", "filter", "removeDuplicates", "dropFirst", "eraseToAnyPublisher",
    "handleEvents", "combineLatest", "merge", "scan", "print", "replaceNil", "replaceError",
    "tryMap", "mapError", "setFailureType", "share", "first", "prefix", "drop", "breakpoint",
  ]

  struct Read {
    let node: Syntax
    let file: SourceUnit
  }

  /// The first read of the property in code that runs before the closure returns.
  func read(in closure: ClosureExprSyntax) -> Read? {
    if closure.captures(name) { return nil }
    var seen: Set<String> = []
    return read(
      in: Syntax(closure.statements), of: ActionCode(file: file, type: type, resolver: resolver),
      base: base, depth: 0, &seen)
  }

  private func read(
    in code: Syntax, of place: ActionCode, base: String?, depth: Int, _ seen: inout Set<String>
  ) -> Read? {
    let walk = ReadWalk(name: name, base: base, in: place.file)
    walk.walk(code)
    // Code that sets the property itself knows the value.
    if walk.isSet { return nil }
    let unit = place.unit(of: code)
    if let node = walk.found { return Read(node: node, file: unit) }
    guard depth < 2 else { return nil }
    for own in walk.own.sorted() where seen.insert("self." + own).inserted {
      if let body = place.body(of: own),
        let found = read(in: body, of: place, base: base, depth: depth + 1, &seen)
      {
        return found
      }
    }
    guard base != nil else { return nil }
    let project = resolver.project
    for member in walk.ofBase.sorted() where seen.insert("base." + member).inserted {
      for unit in project.units(of: owner, besides: file) {
        let there = ActionCode(file: unit, type: owner.nameInFile, resolver: nil)
        if let body = there.body(of: member),
          let found = read(in: body, of: there, base: nil, depth: depth + 1, &seen)
        {
          return found
        }
      }
    }
    return nil
  }
}

extension ActionCode {
  /// The code of a method or of a computed property of the type.
  fileprivate func body(of name: String) -> Syntax? {
    if let body = method(name)?.body { return Syntax(body.statements) }
    for variable in file.outline.properties where file.places.type(at: variable.position) == type {
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        return binding.getter.map { Syntax($0) }
      }
    }
    return nil
  }
}

/// The reads of a property in code that runs in place, and the members that it uses.
private final class ReadWalk: SyntaxVisitor {
  let name: String
  let base: String?
  let file: SourceUnit
  var found: Syntax?
  var isSet = false
  /// The members of the type around the code that it calls or reads.
  var own: Set<String> = []
  /// The same, of the object with the property.
  var ofBase: Set<String> = []

  init(name: String, base: String?, in file: SourceUnit) {
    self.name = name
    self.base = base
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    guard text.first?.isLowercase == true || text.first == "_",
      node.root.id != file.tree.id || !file.isLocalName(text, at: node)
    else { return .skipChildren }
    use(text, at: Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let object = node.base else { return .skipChildren }
    let member = node.declName.baseName.text
    let text = object.objectText
    if text == "self" {
      use(member, at: Syntax(node))
    } else if let base, text == base {
      if member == name { found = found ?? Syntax(node) } else { ofBase.insert(member) }
    } else {
      walk(object)
    }
    return .skipChildren
  }

  private func use(_ text: String, at node: Syntax) {
    if base == nil, text == name { found = found ?? node } else { own.insert(text) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.elements.count > 2, let target = node.elements.first,
      let operation = node.elements.dropFirst().first,
      operation.is(AssignmentExprSyntax.self)
        || operation.as(BinaryOperatorExprSyntax.self)?.operator.text.isAssigning == true
    else { return .visitChildren }
    if sets(target) { isSet = true }
    for element in node.elements.dropFirst(2) { walk(element) }
    return .skipChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if sets(node.expression) { isSet = true }
    return .skipChildren
  }

  private func sets(_ target: ExprSyntax) -> Bool {
    if base == nil, target.ownName == name { return true }
    guard let access = target.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == name, let object = access.base?.objectText
    else { return false }
    return object == (base ?? "self")
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledText ?? ""
    if ["print", "debugPrint", "dump", "NSLog", "os_log", "Task"].contains(name) {
      return .skipChildren
    }
    let receiver = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.objectText ?? ""
    return receiver.lowercased().hasSuffix("logger") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let place = ClosurePlace(node), let name = place.call.calledText,
      Self.inPlace.contains(name), !node.captures(self.name)
    else { return .skipChildren }
    return .visitChildren
  }

  /// Functions that run their closure before they return.
  private static let inPlace: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "contains", "allSatisfy", "reduce",
    "first", "firstIndex", "last", "sorted", "sort", "min", "max", "removeAll", "withAnimation",
    "withTransaction", "mapValues", "compactMapValues", "prefix", "drop", "partition",
    "assumeIsolated",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
  /// The closure that gets the values of a publisher.
  fileprivate var received: ClosureExprSyntax? {
    if let trailing = trailingClosure { return trailing }
    let labels = calledText == "sink" ? ["receiveValue"] : ["perform"]
    return arguments.first { labels.contains($0.label?.text ?? "") }?.expression.as(
      ClosureExprSyntax.self)
      ?? additionalTrailingClosures.first { labels.contains($0.label.text) }?.closure
  }
}

extension ClosureExprSyntax {
  /// Whether its code mentions the value that it is given.
  fileprivate var usesItsValue: Bool {
    let names: [String] =
      switch signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: ["$0", "$1"]
      }
    return names.contains { $0 != "_" && !statements.references(to: $0).isEmpty }
  }

  /// Whether its capture list has a value of this name.
  fileprivate func captures(_ name: String) -> Bool {
    signature?.capture?.items.contains { $0.name.text == name } ?? false
  }
}

extension ExprSyntax {
  /// Whether a closure around it has a parameter with this name, as in `{ $line in … }`.
  fileprivate func isParameter(_ projection: String) -> Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self) {
        let names: [String] =
          switch closure.signature?.parameterClause {
          case .simpleInput(let list): list.map(\.name.text)
          case .parameterClause(let clause):
            clause.parameters.map { ($0.secondName ?? $0.firstName).text }
          case nil: []
          }
        if names.contains(projection) { return true }
      }
      node = parent
    }
    return false
  }

  /// The spelling of an object without `self.`, `?` and `!`.
  fileprivate var objectText: String {
    var text = sourceText
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    for prefix in ["self.", "self?.", "self!."] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    return text
  }
}

extension String {
  /// Whether an operator changes its left side: `+=`.
  fileprivate var isAssigning: Bool {
    hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(self)
  }
}
