import SwiftSyntax

/// Edits that `onAppear` replaces when the user comes back to the view.
public struct OverwrittenEditsRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "overwritten_edits", title: "Edits that onAppear overwrites",
    summary: """
      `.onAppear` and `.task` run again when the user comes back from a pushed page or another \
      tab, or scrolls back to a lazy row. An assignment there to what the user edits replaces \
      the edits with the stored value. An `onChange` that resets a field beside the one that it \
      follows does so with loaded values as well.
      """,
    severity: .info,
    warnings: [
      "a view that pushes the page itself"
    ],
    exemptions: [
      "an assignment under a condition, such as `if text.isEmpty`",
      "edits that are stored as they are made, by `onChange` or a binding",
      "views that push nothing, are no page of a TabView and no lazy row",
      "state that only a closed presentation edits",
      "an `onAppear` around a NavigationStack, which no page covers",
      "a method that asks what is there, or empties it, before it adds elements",
      "a reset under a condition, or of a field that no load sets",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.outline.calls.flatMap { call -> [Finding] in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        ["onAppear", "task"].contains(access.declName.baseName.text),
        BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position),
        let info = resolver.project.types[type], info.isView,
        case let code = ActionCode(file: file, type: type, resolver: resolver),
        let way = wayBack(to: info, from: call, resolver)
      else { return [] }
      let name = access.declName.baseName.text
      guard let statements = code.statements(of: call) else {
        // `.onAppear(perform: model.load)`
        guard way != Self.scrolling,
          let method = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)
        else { return [] }
        let range = file.range(of: method)
        let replaced = ModelReload(view: info, file: file, resolver: resolver).replaced(by: method)
        let added = AddedAgain(view: info, file: file, resolver: resolver).addition(by: method)
        return [
          replaced.map { file.replaced($0, at: range, name, way) }
            ?? added.map { file.added($0, at: range, name, way) }
        ].compactMap(\.self)
      }
      return Self.repeated(statements, code, info.ownState).compactMap { item in
        let unit = code.unit(of: item)
        let model = ModelReload(view: info, file: unit, resolver: resolver)
        let found =
          finding(for: item, name, way, of: info, in: unit, resolver)
          ?? addition(item, name, way, of: info, in: unit, resolver)
          ?? (way == Self.scrolling ? nil : model.replaced(by: item)).map {
            unit.replaced($0, at: unit.range(of: item.item), name, way)
          }
          ?? (way == Self.scrolling
          ? nil : AddedAgain(view: info, file: unit, resolver: resolver).addition(by: item)).map {
            unit.added($0, at: unit.range(of: item.item), name, way)
          }
        return found?.moved(to: call, in: file)
      }
    } + AnsweredEdits(file: file, resolver: resolver).findings()
      + ResetByLoad(file: file, resolver: resolver).findings()
  }

  /// The statements that run at each appearance. A condition that only asks whether there is a
  /// stored value holds each time.
  ///
  /// - Parameter own: the state that the first appearance changes.
  static func repeated(
    _ statements: CodeBlockItemListSyntax, _ code: ActionCode, _ own: Set<String>, depth: Int = 0
  ) -> [CodeBlockItemSyntax] {
    guard depth < 5 else { return [] }
    var found: [CodeBlockItemSyntax] = []
    for item in statements {
      if case .stmt(let statement) = item.item, let check = statement.as(GuardStmtSyntax.self) {
        if asksOnlyForValue(check.conditions, own) { continue }
        break
      }
      if let condition = item.onlyCondition {
        if asksOnlyForValue(condition.conditions, own) {
          found += repeated(condition.body.statements, code, own, depth: depth + 1)
        }
        if item.mayReturn { break }
        continue
      }
      if item.mayReturn { break }
      if let inner = item.runAlways ?? item.calledMethod.flatMap(code.method)?.body?.statements {
        found += repeated(inner, code, own, depth: depth + 1)
      } else {
        found.append(item)
      }
    }
    return found
  }

  /// `if let note = store.note(id)`, which reads no state of the view.
  private static func asksOnlyForValue(
    _ conditions: ConditionElementListSyntax, _ own: Set<String>
  ) -> Bool {
    conditions.allSatisfy { element in
      guard case .optionalBinding(let binding) = element.condition,
        let value = binding.initializer?.value
      else { return false }
      return !value.mentions(own)
    }
  }

  /// How a user leaves the view and comes back to it, while the view keeps its state.
  private func wayBack(
    to info: ProjectIndex.TypeInfo, from call: FunctionCallExprSyntax, _ resolver: Resolver
  ) -> String? {
    if info.pushes || LinksBelow(resolver).contains(info),
      // The stack's own view appears once, below its pages; its first page, after each of them.
      !info.holdsStack
        || call.enclosingCalls.contains(where: {
          $0.calls("NavigationStack") || $0.calls("NavigationView")
        })
    {
      return Self.pushed
    }
    let isInPushing = resolver.project.callers(of: info).contains { call in
      call.fact.contexts.isDisjoint(with: Self.lazy.union([".sheet", "NavigationLink", "ForEach"]))
        && call.fact.contexts.isDisjoint(with: [".fullScreenCover", ".navigationDestination"])
        && resolver.project.type(around: call.fact.type).map { $0.isView && $0.pushes } == true
    }
    if isInPushing { return "from a page that is pushed over this view" }
    let contexts = resolver.project.callers(of: info).map(\.fact.contexts).filter {
      $0.isDisjoint(with: [".sheet"])
    }
    if contexts.contains(where: { $0.contains("TabView") }) { return "from another tab" }
    return contexts.contains(where: { !$0.isDisjoint(with: Self.lazy) }) ? Self.scrolling : nil
  }

  static let scrolling = "to a row that was scrolled away"
  /// The view itself pushes the page: nothing is guessed.
  static let pushed = "from a page that this view pushes"
  private static let lazy: Set<String> = [
    "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List",
  ]

  /// Whether a property keeps what the user entered while the view is away. The state of a row may
  /// be gone with it: only a binding's value stays.
  private func keeps(_ property: PropertyFacts, _ way: String) -> Bool {
    property.wrapper == "Binding" || property.wrapper == "State" && way != Self.scrolling
  }

  private func finding(
    for item: CodeBlockItemSyntax, _ opening: String, _ way: String, of info: ProjectIndex.TypeInfo,
    in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard case .expr(let expression) = item.item,
      let assigned = expression.assigned,
      case let given = ValueReader.value(of: assigned.target),
      let target = given.ownName ?? given.fieldOwner,
      let state = resolver.project.property(target, of: info), keeps(state, way),
      given.ownName != nil
        || state.type.flatMap({
          resolver.project.type(named: TypeShape($0).base, from: info.facts.name)
        })?.facts.kind == .structure,
      case let source = ValueReader.value(of: expression), Self.isStored(source, of: info, resolver)
    else { return nil }
    let changes = resolver.changes(of: target, in: info).sure
    let projections = TypeCode(info, besides: file, in: resolver.project).projections(of: target)
    let isEdited =
      changes.contains { $0.fact.kind == .projected && $0.fact.base == nil }
      && (projections.isEmpty || projections.contains(where: \.isOfOpenField))
    // Fetched data is a copy of something only where a form edits it.
    if !source.isRead {
      guard isEdited, state.type.map({ TypeShape($0).element == nil }) ?? true else { return nil }
    }
    guard isEdited || changes.contains(where: { [.appended, .reordered].contains($0.fact.kind) }),
      !Self.isFollowed(target, in: TypeCode(info, besides: file, in: resolver.project))
    else { return nil }
    return file.finding(
      Self.self, way == Self.pushed ? .warning : .info, at: file.range(of: expression),
      "When the user comes back \(way), `\(target)` is replaced and its edits are lost.",
      because: "`\(opening)` runs again each time the view appears",
      advice: state.wrapper == "Binding"
        ? "Set it once, where its owner makes it, or only while nothing was entered."
        : """
        Set it once: from the initializer, by `_\(target) = State(initialValue: …)`, or while a \
        flag says that it was not read yet.
        """)
  }

  /// `items += load()`: with each return the elements are there once more.
  private func addition(
    _ item: CodeBlockItemSyntax, _ opening: String, _ way: String,
    of info: ProjectIndex.TypeInfo, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard case .expr(let expression) = item.item, way != Self.scrolling else { return nil }
    var target: ExprSyntax?
    if let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count > 2, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    {
      target = elements[0]
    } else if let access = expression.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self), access.declName.baseName.text == "append"
    {
      target = access.base
    }
    guard let name = target?.ownName, let state = resolver.project.property(name, of: info),
      state.wrapper == "State", let type = state.type, TypeShape(type).base == "Array"
    else { return nil }
    // Code that empties it first.
    let code = TypeCode(info, besides: file, in: resolver.project)
    let isEmptied =
      code.assignments(to: name).contains {
        $0.root.id == expression.root.id && $0.position < expression.position
          && code.function(around: $0)?.id == code.function(around: expression)?.id
      }
      || code.calls.contains {
        $0.modifierName == "removeAll" && $0.calledExpression.mentions([name])
      }
    guard !isEmptied else { return nil }
    return file.finding(
      Self.self, way == Self.pushed ? .warning : .info, at: file.range(of: expression),
      "When the user comes back \(way), the same elements are added to `\(name)` once more.",
      because: "`\(opening)` runs again each time the view appears",
      advice:
        "Add them once: while a flag says that they are not there, or where the state is made.")
  }

  /// A property that is no state of the view itself, or a member of one.
  static func isStored(
    _ value: Value, of info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    switch value {
    case .name:
      guard let name = value.ownName, let property = resolver.project.property(name, of: info)
      else { return false }
      if property.wrapper == "State" {
        // A model that the view keeps.
        return property.type.flatMap {
          resolver.project.type(named: TypeShape($0).base, from: info.facts.name)
        }?.isReference == true
      }
      return !property.isStatic && !property.isComputed
    case .member(.name(let type), let name)
    where type.first?.isUppercase == true && ["shared", "standard"].contains(name):
      return true
    // An object that is made again for what it was made for.
    case .call(.name(let type), let arguments)
    where type.first?.isUppercase == true
      && (!KnownViews.values.contains(type)
        || resolver.project.isShadowed(type, from: info.facts.name)):
      return arguments.contains { isStored($0.value, of: info, resolver) }
        && resolver.project.type(named: type, from: info.facts.name) != nil
    // `store.note(id)`, and what it returns.
    case .call(.member(let base, _), _): return isStored(base, of: info, resolver)
    case .call(.name(let name), _):
      return resolver.project.functions(name, of: info).first.map { function in
        function.returned.contains { isStored($0, of: info, resolver) }
      } ?? false
    // `notebook[id]`
    case .member(let base, _), .subscripted(let base, _):
      return isStored(base, of: info, resolver)
    case .operation("??", let values):
      return values.first.map { isStored($0, of: info, resolver) } ?? false
    default: return false
    }
  }

  /// Whether each change of the state is stored or used elsewhere, or all of them when the view
  /// disappears, which it does before it appears again.
  ///
  /// - Parameter model: the name of the object that has the state.
  static func isFollowed(_ name: String, in code: TypeCode, model: String? = nil) -> Bool {
    code.calls.contains { call in
      guard let modifier = call.modifierName else { return false }
      if modifier == "onDisappear" {
        return call.closure("perform")?.mentions([name, model ?? name]) == true
      }
      guard modifier.hasPrefix("onChange") else { return false }
      return call.arguments.first?.expression.mentions([name]) == true
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether `$name` is what the user may have edited when another page covers the view: no flag
  /// that presents something, and no field of an alert, from which nothing is pushed.
  var isOfOpenField: Bool {
    if ["isPresented", "item"].contains(argument?.label?.text) { return false }
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self),
        ClosurePlace(closure)?.call.modifierName == "alert"
      {
        return false
      }
      node = parent
    }
    return true
  }
}

extension ProjectIndex.TypeInfo {
  fileprivate var ownState: Set<String> {
    Set(
      facts.properties.filter { ["State", "Binding", "FocusState"].contains($0.wrapper) }
        .map(\.name))
  }
}

extension Value {
  /// The property of which it is a field: `draft` of `draft.name`.
  fileprivate var fieldOwner: String? {
    guard case .member(let base, _) = self else { return nil }
    return base.ownName ?? base.fieldOwner
  }

  /// Whether it is read of something, without a call.
  fileprivate var isRead: Bool {
    switch self {
    case .name: true
    case .member(let base, _): base.isRead
    case .operation("??", let values): values.first?.isRead ?? false
    default: false
    }
  }
}

extension CodeBlockItemSyntax {
  /// An `if` without an `else`.
  fileprivate var onlyCondition: IfExprSyntax? {
    let found: IfExprSyntax? =
      switch item {
      case .stmt(let statement):
        statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
      case .expr(let expression): expression.as(IfExprSyntax.self)
      case .decl: nil
      }
    return found?.elseBody == nil ? found : nil
  }
}
