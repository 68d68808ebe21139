import SwiftSyntax

/// Two fields with one focus value, two choices with one tag, or two sources of a geometry.
public struct RepeatedTagRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "repeated_tag", title: "One value for two fields or choices",
    summary: """
      `.focused(_:equals:)` and `.tag(_:)` name a field or a choice by a value. When two on the \
      screen have the same one, the focus goes to either of them, and choosing one chooses the \
      other: what the user typed or chose ends up in another place. `matchedGeometryEffect` has \
      one source for an id.
      """,
    exemptions: [
      "views in different branches, of which one is shown",
      "values made of the row's element", "tags of different pickers",
      "a matched geometry under a condition, or with `isSource`",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    var seen: [TaggedView.Key: [TaggedView]] = [:]
    var found: [Finding] = []
    for call in file.outline.calls {
      guard let view = TaggedView(call, in: file) else { continue }
      if let rows = view.rowsAround {
        found.append(
          report(
            view, in: file,
            "Every row has \(view.noun) `\(view.key.value)`: \(view.effect).",
            because: "it stands in the row of a `\(rows)` and does not depend on the element",
            advice: "Make it of the row's element, such as its `id`."))
        continue
      }
      if let first = seen[view.key]?.first(where: { !$0.excludes(view) }) {
        found.append(
          report(
            view, in: file,
            "Two views have \(view.noun) `\(view.key.value)`: \(view.effect).",
            because: "both are shown at the same time", advice: "Give each a value of its own.",
            related: [
              RelatedPlace(
                path: file.path, range: file.range(of: first.argument), message: "the other one")
            ]))
      }
      seen[view.key, default: []].append(view)
      if let calls = view.repeatedMaker(in: file) {
        found.append(
          report(
            view, in: file,
            "Two views have \(view.noun) `\(view.key.value)`: \(view.effect).",
            because: calls.count > 1
              ? "the function that makes the view is called more than once"
              : "the function that makes the view is called for each row",
            advice: "Pass the value to the function.",
            related: calls.prefix(3).map {
              RelatedPlace(path: file.path, range: file.range(of: $0), message: "called here")
            }))
      }
    }
    let resolver = Resolver(project: project.seen(from: file))
    return found + RowFocus(file: file, resolver: resolver).findings()
      + RepeatedDestinations(file: file, resolver: resolver).findings()
  }

  private func report(
    _ view: TaggedView, in file: SourceUnit, _ message: String, because reason: String,
    advice: String, related: [RelatedPlace] = []
  ) -> Finding {
    file.finding(
      Self.self, at: file.range(of: view.argument), message, because: reason, advice: advice,
      related: related)
  }
}

/// `.focused($field, equals: .name)`, `.focused($isFocused)` in a row, `.tag(.name)`, or
/// `.matchedGeometryEffect(id: "name", in: space)`.
private struct TaggedView {
  struct Key: Hashable {
    /// The focus state, or the position of the container that chooses.
    let chooser: String
    let value: String
  }

  let call: FunctionCallExprSyntax
  let argument: ExprSyntax
  let key: Key
  private let kind: Kind

  private enum Kind { case focus, tag, geometry }

  private static let modifiers: Set<String> = [
    "focused", "tag", "matchedGeometryEffect", "matchedTransitionSource",
  ]

  init?(_ call: FunctionCallExprSyntax, in file: SourceUnit) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      Self.modifiers.contains(access.declName.baseName.text),
      BuilderPlace(of: call) == .builder, let first = call.arguments.first?.expression,
      let member = call.enclosingMember
    else { return nil }
    self.call = call
    switch access.declName.baseName.text {
    case "focused":
      let value: ExprSyntax
      if let given = call.argument("equals") {
        guard Self.isConstant(given) else { return nil }
        value = given
      } else {
        // `.focused($isFocused)`: the value is that of the flag.
        guard call.arguments.count == 1, let flag = first.ownName, flag.hasPrefix("$"),
          !file.isLocalName(flag, at: first)
        else { return nil }
        value = first
      }
      kind = .focus
      argument = value
      key = Key(chooser: "\(member.position) \(first.sourceText)", value: value.sourceText)
    case "tag":
      guard Self.isConstant(first), let chooser = call.chooser else { return nil }
      kind = .tag
      argument = first
      key = Key(chooser: "\(chooser.position)", value: first.sourceText)
    case "matchedGeometryEffect", "matchedTransitionSource":
      // One in a branch, or on another page, is there while the other is not.
      guard let id = call.argument("id"), Self.isConstant(id), let space = call.argument("in"),
        call.arms.isEmpty,
        call.enclosingContexts.allSatisfy({
          $0.first != "." && !["NavigationLink", "TabView"].contains($0)
        }),
        call.argument("isSource").map({ $0.sourceText == "true" }) ?? true
      else { return nil }
      kind = .geometry
      argument = id
      key = Key(
        chooser: "\(member.position) \(access.declName.baseName.text) \(space.sourceText)",
        value: id.sourceText)
    default: return nil
    }
  }

  var noun: String {
    switch kind {
    case .focus: "the focus value"
    case .tag: "the tag"
    case .geometry: "the matched id"
    }
  }

  var effect: String {
    switch kind {
    case .focus: "setting it may focus another field than the one that is meant"
    case .tag: "choosing one of them chooses the other"
    case .geometry: "what follows it may take the frame of another one than is meant"
    }
  }

  /// `.name`, `Field.name`, `1`, `"a"`: the same wherever it stands.
  private static func isConstant(_ value: ExprSyntax) -> Bool {
    switch ValueReader.value(of: value) {
    case .literal, .implicitMember: true
    case .member(.name(let type), _): type.first?.isUppercase == true
    default: false
    }
  }

  /// The `ForEach` or `List` in whose row it stands without a condition.
  var rowsAround: String? {
    var node = Syntax(call)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if parent.isBranch || parent.isTernary || parent.is(GuardStmtSyntax.self) { return nil }
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure) {
        if let rows = ElementRows(place.call), rows.row?.id == closure.id {
          return kind != .tag || call.chooser.map { $0.position < place.call.position } == true
            ? rows.container : nil
        }
        if call.chooser?.id == place.call.id { return nil }
      }
      node = parent
    }
    return nil
  }

  /// The calls of the function around a focused field, when there are several at the same time.
  func repeatedMaker(in file: SourceUnit) -> [FunctionCallExprSyntax]? {
    guard kind == .focus, argument.id != call.arguments.first?.expression.id,
      let function = call.enclosingMember?.as(MemberBlockItemSyntax.self)?.decl.as(
        FunctionDeclSyntax.self), call.arms.isEmpty
    else { return nil }
    let type = file.places.type(at: function.position)
    let calls = file.calls(named: function.name.text).filter {
      file.places.type(at: $0.position) == type && $0.arms.isEmpty
        && $0.enclosingMember?.id != call.enclosingMember?.id && BuilderPlace(of: $0) == .builder
    }
    return calls.count > 1 || calls.contains(where: \.isOfRows) ? calls : nil
  }

  /// Whether the two are in different branches of one condition.
  func excludes(_ other: TaggedView) -> Bool {
    let arms = call.arms
    return other.call.arms.contains { branch, arm in
      arms.contains { $0.branch == branch && $0.arm != arm }
    }
  }
}

extension SyntaxProtocol {
  /// The declaration of the property or function around it.
  fileprivate var enclosingMember: Syntax? {
    var node = parent
    while let parent = node {
      if parent.is(MemberBlockItemSyntax.self) { return parent }
      node = parent.parent
    }
    return nil
  }

  /// Whether it lists the parts of `a ? b : c`.
  fileprivate var isTernary: Bool {
    self.as(ExprListSyntax.self)?.contains { $0.is(UnresolvedTernaryExprSyntax.self) } ?? false
  }

  /// The branches around it, and the arm of each that it is in.
  fileprivate var arms: [(branch: AbsolutePosition, arm: AbsolutePosition)] {
    var found: [(branch: AbsolutePosition, arm: AbsolutePosition)] = []
    var child = Syntax(self)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      switch parent.kind {
      case .ifExpr, .ternaryExpr, .switchCaseList, .ifConfigClauseList:
        found.append((parent.position, child.position))
      case .exprList where parent.isTernary: found.append((parent.position, child.position))
      default: break
      }
      child = parent
    }
    return found
  }
}

extension FunctionCallExprSyntax {
  /// Whether it stands in the row of a list.
  fileprivate var isOfRows: Bool {
    enclosingCalls.contains { outer in
      ElementRows(outer)?.row.map { $0.position < position && endPosition < $0.endPosition } == true
    }
  }

  /// The picker, tab view or list that chooses among the views around this call.
  fileprivate var chooser: FunctionCallExprSyntax? {
    enclosingCalls.first { call in
      let name = call.calledText ?? ""
      return name == "Picker" || name == "TabView"
        || name == "List" && call.argument("selection") != nil
    }
  }
}
