import SwiftSyntax

/// A preference of which only the last child's value counts.
public struct LastPreferenceRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "last_preference", title: "A preference of which only the last counts",
    summary: """
      A `reduce` that only assigns `nextValue()` keeps the value of the last child. Where rows or \
      siblings write the preference, the values of all others are lost: a common width is that of \
      the last row, and not of the widest.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a `reduce` that combines the values", "a preference that one view writes",
      "views in the branches of a condition, of which one is shown",
      "a view that reads its own preference, as one that measures itself",
      "a constant value, which is the same of all", "a key of which no reader is found",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.outline.types.compactMap { type in
      guard let key = LastingKey(type), let writer = key.severalWriters(in: file, resolver) else {
        return nil
      }
      return file.finding(
        Self.self, at: file.range(of: key.assignment),
        "Of several values for `\(key.name)`, only the last child's counts.",
        because: "`reduce` replaces the value instead of combining the two",
        advice: "Combine them, as in `value = max(value, nextValue())`.",
        related: [writer])
    }
  }
}

/// A preference key whose `reduce` only assigns the next value.
private struct LastingKey {
  let name: String
  let assignment: CodeBlockItemSyntax

  init?(_ type: DeclSyntax) {
    let inherited =
      type.as(StructDeclSyntax.self)?.inheritanceClause
      ?? type.as(EnumDeclSyntax.self)?.inheritanceClause
    guard inherited?.inheritedTypes.contains(where: { $0.type.sourceText.isPreferenceKey }) == true,
      let reduce = memberBlock(of: type)?.members.lazy.compactMap({
        $0.decl.as(FunctionDeclSyntax.self)
      }).first(where: { $0.name.text == "reduce" }),
      let parameters = reduce.signature.parameterClause.parameters.map({
        ($0.secondName ?? $0.firstName).text
      }) as [String]?, parameters.count == 2,
      let only = reduce.body?.statements.first, reduce.body?.statements.count == 1,
      case .expr(let expression) = only.item, let (target, value) = expression.assigned,
      target.ownName == parameters[0], value.count == 1,
      let call = value[0].as(FunctionCallExprSyntax.self), call.calls(parameters[1])
    else { return nil }
    name = TypeNames.declared(by: type)
    assignment = only
  }

  /// The place of a call that makes several writers below one reader.
  func severalWriters(in file: SourceUnit, _ resolver: Resolver) -> RelatedPlace? {
    let project = resolver.project
    let names = project.types.all.keys.sorted().filter {
      project.types.all[$0]?.facts.names.contains(".preference") == true
    }
    for name in names {
      guard let writer = project.types.all[name], writer.isView else { continue }
      let code = TypeCode(writer, besides: file, in: project)
      let writes = code.calls.filter { $0.calledText == "preference" && writesKey($0) }
      // One that measures itself reads its own.
      guard let write = writes.first else { continue }
      let reads = code.calls.filter(readsKey)
      if let rows = writes.lazy.compactMap(\.rowsAround).first, let row = rows.row,
        reads.contains(where: { !row.contains($0) && $0.contains(rows.call) })
      {
        return code.place(of: write, "each row writes it")
      }
      guard reads.isEmpty else { continue }
      if let place = repeatedMaking(of: writer, in: file, resolver) { return place }
    }
    return nil
  }

  /// A view in rows, or beside another one of its type, with a reader around them.
  private func repeatedMaking(
    of writer: ProjectIndex.TypeInfo, in file: SourceUnit, _ resolver: Resolver
  ) -> RelatedPlace? {
    let simple = ProjectIndex.simple(writer.facts.name)
    let units = resolver.project.unitsMaking(writer, besides: file)
    for unit in units {
      let calls = unit.calls(named: simple).filter { $0.calls(simple) }
      guard let first = calls.first, isRead(around: first, in: unit, or: file, resolver) else {
        continue
      }
      func place(_ call: FunctionCallExprSyntax, _ message: String) -> RelatedPlace {
        RelatedPlace(
          path: unit.path, range: unit.range(of: call.calledExpression), message: message)
      }
      // A reader in the row reads the row's own.
      if let call = calls.first(where: { call in
        guard let row = call.rowsAround?.row else { return false }
        return !row.callsInside.contains(where: readsKey)
      }) {
        return place(call, "each row writes it")
      }
      var seen: Set<SyntaxIdentifier> = []
      for call in calls {
        guard !call.isRead(readsKey), let list = call.siblings else { continue }
        if !seen.insert(list.id).inserted { return place(call, "several of these write it") }
      }
    }
    return nil
  }

  /// Whether the file with a call or that of the key reads the preference, or a container that the
  /// view with the call uses.
  private func isRead(
    around call: FunctionCallExprSyntax, in unit: SourceUnit, or file: SourceUnit,
    _ resolver: Resolver
  ) -> Bool {
    if [unit, file].contains(where: { $0.calls(named: Self.readers).contains(where: readsKey) }) {
      return true
    }
    let project = resolver.seen(from: unit).project
    guard let info = project.type(around: unit.places.type(at: call.position)) else { return false }
    let marks = Set(Self.readers.map { "." + $0 })
    return info.facts.names.contains { name in
      guard name.first?.isUppercase == true,
        let container = project.type(named: name, from: info.facts.name), container.isView,
        !container.facts.names.isDisjoint(with: marks)
      else { return false }
      return TypeCode(container, besides: file, in: project).calls.contains(where: readsKey)
    }
  }

  private static let readers = [
    "onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue",
  ]

  private func readsKey(_ call: FunctionCallExprSyntax) -> Bool {
    Self.readers.contains(call.calledText ?? "")
      && call.arguments.first.map { isKey($0.expression) } == true
  }

  private func writesKey(_ call: FunctionCallExprSyntax) -> Bool {
    guard let key = call.argument("key"), isKey(key), let value = call.argument("value") else {
      return false
    }
    return !value.isConstantValue
  }

  private func isKey(_ expression: ExprSyntax) -> Bool {
    let text = expression.sourceText
    return text == "\(name).self" || text.hasSuffix(".\(name).self")
  }
}

extension SyntaxProtocol {
  fileprivate func contains(_ node: some SyntaxProtocol) -> Bool {
    position <= node.position && node.endPosition <= endPosition && root.id == node.root.id
  }
}

extension FunctionCallExprSyntax {
  /// The statements of the builder in which it is a view, with its modifiers.
  fileprivate var siblings: CodeBlockItemListSyntax? {
    outermostLink.parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)
  }

  /// Whether one of its modifiers reads the preference.
  fileprivate func isRead(_ reads: (FunctionCallExprSyntax) -> Bool) -> Bool {
    var link = ExprSyntax(self)
    while let access = link.parent?.as(MemberAccessExprSyntax.self), access.base?.id == link.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      if reads(call) { return true }
      link = ExprSyntax(call)
    }
    return false
  }

  private var outermostLink: ExprSyntax {
    var link = ExprSyntax(self)
    while let access = link.parent?.as(MemberAccessExprSyntax.self), access.base?.id == link.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      link = ExprSyntax(call)
    }
    return link
  }
}

extension ExprSyntax {
  /// A literal or a member without an object: the same value of each child.
  fileprivate var isConstantValue: Bool {
    [.booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr].contains(kind)
      || self.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true
      || self.as(StringLiteralExprSyntax.self)?.segments.count == 1
  }
}

extension String {
  fileprivate var isPreferenceKey: Bool {
    self == "PreferenceKey" || self == "SwiftUI.PreferenceKey"
  }
}
