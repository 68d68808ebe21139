import SwiftSyntax

/// A binding that reads a captured copy and writes somewhere else: `Binding(get: { clip.title },
/// set: { store.update(clip.id, $0) })` in a sheet of `clip`.
struct SnapshotBinding {
  private let read: ExprSyntax
  private let name: String
  private let reason: String

  init?(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver) {
    guard call.calls("Binding"), let (get, set) = Self.closures(of: call), !set.statements.isEmpty,
      let type = file.places.type(at: call.position), let info = resolver.project.types[type],
      info.isView, let read = get.statements.onlyValue,
      let name = Self.root(of: read), Self.readsOnly(name, in: read),
      let capture = Self.capture(of: name, around: call, file, info, resolver)
    else { return nil }
    // The copy may be written as well: by the setter, or by a method that it calls.
    if let state = capture.state {
      let code = ActionCode(file: file, type: type)
      let written = [Syntax(set)] + code.methods(usedIn: [Syntax(set)]).map { Syntax($0) }
      if written.contains(where: { Self.writes(state, in: $0) }) { return nil }
      // Or by what follows the collection.
      if file.calls(in: type).contains(where: {
        ($0.modifierName?.hasPrefix("onChange") == true || $0.modifierName == "onReceive")
          && Self.writes(state, in: Syntax($0))
      }) {
        return nil
      }
    }
    self.read = read
    self.name = name
    reason = capture.reason
  }

  func finding(in file: SourceUnit) -> Finding {
    file.finding(
      EditedCopyRule.self, .warning, at: file.range(of: read),
      "The control shows the old value again: this reads the copy that was taken first.",
      because: "`\(name)` is \(reason), and the setter writes somewhere else",
      advice: """
        Read the current element where the setter writes it, by its `id`, or pass the view a \
        binding of the element in its collection.
        """)
  }

  private static func closures(of call: FunctionCallExprSyntax) -> (
    get: ClosureExprSyntax, set: ClosureExprSyntax
  )? {
    let get = call.argument("get")?.as(ClosureExprSyntax.self) ?? call.trailingClosure
    let set =
      call.argument("set")?.as(ClosureExprSyntax.self)
      ?? call.additionalTrailingClosures.first { $0.label.text == "set" }?.closure
      ?? (call.argument("get") == nil ? nil : call.trailingClosure)
    guard let get, let set else { return nil }
    return (get, set)
  }

  /// `clip` of `clip.title`; the whole value has no member.
  private static func root(of expression: ExprSyntax) -> String? {
    guard expression.is(MemberAccessExprSyntax.self) else { return nil }
    var rest = expression
    while let access = rest.as(MemberAccessExprSyntax.self), let base = access.base { rest = base }
    return rest.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// `clip.title`, and nothing that may look for the element again.
  private static func readsOnly(_ name: String, in expression: ExprSyntax) -> Bool {
    var rest = expression
    while let access = rest.as(MemberAccessExprSyntax.self), let base = access.base { rest = base }
    return rest.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  private struct Capture {
    let reason: String
    /// The state that the copy is taken of.
    var state: String?
  }

  /// Where a name was bound: as the item of a presentation, as the value of a pushed page, or out
  /// of an optional state.
  private static func capture(
    of name: String, around call: FunctionCallExprSyntax, _ file: SourceUnit,
    _ info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Capture? {
    var node = Syntax(call)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let list = parent.as(CodeBlockItemListSyntax.self), list.declares(name) { return nil }
      if let check = parent.as(IfExprSyntax.self),
        let bound = check.conditions.lazy.compactMap({
          $0.condition.as(OptionalBindingConditionSyntax.self)
        }).first(where: { $0.pattern.sourceText == name })
      {
        let value = bound.initializer?.value.ownName ?? (bound.initializer == nil ? name : nil)
        guard let value, isCopied(value, of: info, resolver) else { return nil }
        return Capture(reason: "a copy in `@State`", state: value)
      }
      if let closure = parent.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) {
        guard closure.onlyParameter == name, let place = ClosurePlace(closure) else { return nil }
        return presented(by: place.call, info, resolver)
      }
      node = parent
    }
    return nil
  }

  private static func presented(
    by call: FunctionCallExprSyntax, _ info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Capture? {
    let names = ["sheet", "fullScreenCover", "popover", "inspector", "navigationDestination"]
    guard let modifier = call.modifierName, names.contains(modifier) else { return nil }
    if let item = call.argument("item")?.ownName, item.hasPrefix("$") {
      let state = String(item.dropFirst())
      guard isCopied(state, of: info, resolver) else { return nil }
      return Capture(
        reason: "the item, as it was when the \(modifier == "sheet" ? "sheet" : "page") opened",
        state: state)
    }
    guard let type = call.argument("for")?.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let pushed = type.base?.sourceText,
      isValue(pushed, from: info, resolver)
    else { return nil }
    return Capture(reason: "the value that was pushed")
  }

  /// Whether a state holds a structure of the project.
  private static func isCopied(
    _ state: String, of info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    guard let property = resolver.project.property(state, of: info), property.wrapper == "State",
      let type = property.type
    else { return false }
    return isValue(TypeShape(type).base, from: info, resolver)
  }

  private static func isValue(
    _ type: String, from info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    resolver.project.type(named: type, from: info.facts.name)?.facts.kind == .structure
  }

  /// Whether code assigns the state or a member of it, or passes it on to be written.
  private static func writes(_ state: String, in node: Syntax) -> Bool {
    if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count > 1,
      var target = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        || sequence.elements.dropFirst().first?.is(BinaryOperatorExprSyntax.self) == true
    {
      while true {
        if target.ownName == state { return true }
        if let access = target.as(MemberAccessExprSyntax.self), let base = access.base {
          target = base
        } else if let chain = target.as(OptionalChainingExprSyntax.self) {
          target = chain.expression
        } else {
          break
        }
      }
    }
    return node.children(viewMode: .sourceAccurate).contains { writes(state, in: $0) }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a statement declares a local name.
  fileprivate func declares(_ name: String) -> Bool {
    contains { item in
      item.item.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.sourceText == name
      } == true
    }
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
