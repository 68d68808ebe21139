import SwiftSyntax

/// A variable that is assigned two subscriptions in turn.
public struct ReplacedSubscriptionRule: ModelRule {
  public static let description = RuleDescription(
    identifier: "replaced_subscription", title: "A subscription that the next one ends",
    summary: """
      A subscription of Combine ends when nothing holds its `AnyCancellable` any longer. A \
      variable that is assigned a second subscription lets go of the first, which never delivers \
      a later value. An `AsyncStream` ends with the first task that is canceled while it iterates \
      the stream: a view that appears again gets nothing from it.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "one assignment for each branch", "a set or an array of subscriptions",
      "a first subscription that code between the two stores or cancels",
      "a variable with observers, which may store what it is given",
      "code that waits, or may leave, between the two", "tests",
      "a stream that a function or a computed property makes for each task",
      "a stream of an object that the view makes for itself, and one of a window's first view",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsModelCode else { return [] }
    let ended = EndedStream(file: file, resolver: Resolver(project: project.seen(from: file)))
      .findings()
    return ended + replaced(in: file, of: project)
  }

  private func replaced(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    let assigned = file.subscriptions.compactMap(AssignedSubscription.init)
    let names = Dictionary(grouping: assigned, by: \.name).filter { $0.value.count > 1 }
    guard !names.isEmpty, !file.isOfTests, !project.hasOwnMethod("sink") else { return [] }
    let candidates = Dictionary(
      names.values.joined().map { ($0.item.id, $0) }, uniquingKeysWith: { first, _ in first })
    let resolver = Resolver(project: project.seen(from: file))
    var reported: Set<SyntaxIdentifier> = []
    var found: [Finding] = []
    for list in lists(with: Array(candidates.values), in: file) {
      let code = ActionCode(
        file: file, type: file.places.type(at: list.position), resolver: resolver)
      for (first, second) in Self.replaced(in: code.unconditional(list), candidates)
      where first.isCancellable(in: file) && reported.insert(second.item.id).inserted {
        found.append(finding(first, second, in: file))
      }
    }
    return found
  }

  /// The code that may run two of the assignments: the blocks with one, and the functions and
  /// initializers of the types with one, which may call methods.
  private func lists(
    with candidates: [AssignedSubscription], in file: SourceUnit
  ) -> [CodeBlockItemListSyntax] {
    let types = Set(candidates.compactMap { file.places.type(at: $0.item.position) })
    var lists = candidates.map(\.list)
    for type in file.outline.types
    where types.contains(file.places.type(at: type.positionAfterSkippingLeadingTrivia) ?? "") {
      for member in memberBlock(of: type)?.members ?? [] {
        let body = member.decl.as(InitializerDeclSyntax.self)?.body
        if let body = body ?? member.decl.as(FunctionDeclSyntax.self)?.body {
          lists.append(body.statements)
        }
      }
    }
    var seen: Set<SyntaxIdentifier> = []
    return lists.sorted { $0.position < $1.position }.filter { seen.insert($0.id).inserted }
  }

  /// The pairs of which the second ends the first.
  private static func replaced(
    in items: [CodeBlockItemSyntax], _ candidates: [SyntaxIdentifier: AssignedSubscription]
  ) -> [(AssignedSubscription, AssignedSubscription)] {
    var pairs: [(AssignedSubscription, AssignedSubscription)] = []
    var open: [String: AssignedSubscription] = [:]
    for item in items {
      if item.awaits || item.mayReturn { open = [:] }
      let next = candidates[item.id]
      if let next, let first = open[next.name], !first.usesItself { pairs.append((first, next)) }
      for name in open.keys where name != next?.name {
        if !item.references(to: name).isEmpty { open[name] = nil }
      }
      if let next { open[next.name] = next }
    }
    return pairs
  }

  private func finding(
    _ first: AssignedSubscription, _ second: AssignedSubscription, in file: SourceUnit
  ) -> Finding {
    file.finding(
      Self.self, at: file.range(of: second.target),
      "This assignment ends the subscription that `\(first.name)` holds.",
      because: "an `AnyCancellable` that nothing holds cancels its subscription",
      advice: """
        Keep both: in a property for each, or in a `Set<AnyCancellable>` with `.store(in: …)`.
        """,
      related: [
        RelatedPlace(
          path: file.path, range: file.range(of: first.target),
          message: "this subscription ends immediately")
      ])
  }
}

/// `cancellable = publisher.sink { … }`, as a whole statement.
private struct AssignedSubscription {
  let name: String
  let target: ExprSyntax
  let item: CodeBlockItemSyntax
  let list: CodeBlockItemListSyntax
  let call: FunctionCallExprSyntax

  init?(_ call: FunctionCallExprSyntax) {
    var node = Syntax(call)
    // Out of `AnyCancellable(…)`.
    if let outer = node.parent?.as(LabeledExprSyntax.self)?.call, outer.calls("AnyCancellable") {
      node = Syntax(outer)
    }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      let (target, value) = ExprSyntax(sequence).assigned, value.count == 1,
      value[0].id == node.id, let name = target.subscriptionName,
      let item = sequence.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    self.name = name
    self.target = target
    self.item = item
    self.list = list
    self.call = call
  }

  /// Whether its own code reads the variable, as one that cancels itself does.
  var usesItself: Bool { !call.references(to: name).isEmpty }

  /// Whether the variable is declared in this file as a plain one that holds one subscription.
  func isCancellable(in file: SourceUnit) -> Bool {
    guard let declaration = declaration(in: file), declaration.attributes.isEmpty,
      let binding = declaration.bindings.first, binding.accessorBlock == nil
    else { return false }
    guard let type = binding.typeAnnotation?.type.sourceText else {
      return binding.initializer?.value.subscription != nil
    }
    let base = TypeShape(type.replacingSuffix(")?", with: "").replacing("(any ", with: "")).base
    return ["AnyCancellable", "Cancellable", "anyCancellable", "Combine.AnyCancellable"].contains(
      base)
  }

  private func declaration(in file: SourceUnit) -> VariableDeclSyntax? {
    func declares(_ variable: VariableDeclSyntax) -> Bool {
      variable.bindings.count == 1
        && variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          == name
    }
    var node = item.parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for other in items where other.position < item.position {
          if let variable = other.item.as(VariableDeclSyntax.self), declares(variable) {
            return variable
          }
        }
      }
      node = parent.parent
    }
    let type = file.places.type(at: item.position)
    return file.outline.properties.first {
      declares($0) && file.places.type(at: $0.position) == type
    }
  }
}

extension ExprSyntax {
  /// `x` of `x`, `self.x` and `self?.x`.
  fileprivate var subscriptionName: String? {
    if let own = ownName { return own }
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.sourceText == "self?"
    else { return nil }
    return access.declName.baseName.text
  }
}
