import SwiftSyntax

/// Hash values as ids.
public struct HashIdRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "hash_id", title: "A hash value as id",
    summary: """
      A hash value changes with every edit of what goes into it: the row is recreated and loses \
      its state. Where a type hashes by hand, two elements that differ can also have the same \
      hash value, and then two rows share one id.
      """,
    // An info: its precision on unseen code is too low for a warning, or not known.
    severity: .info,
    exemptions: [
      "`hashValue` used for anything but an id", "enumerations and integers",
      "options of a Picker, entries of menus and commands",
      "marks of a chart", "values that cannot be edited", "rows without anything to lose",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    return file.outline.calls.compactMap { call -> Finding? in
      if let rows = ElementRows(call), let id = rows.id, let path = rows.idPath,
        path == "hashValue" || path.hasSuffix(".hashValue")
      {
        guard !rows.keepsNothing(in: file, project), !isEnumeration(rows, in: file, resolver)
        else { return nil }
        let key = id.sourceText
        let better =
          path == "hashValue"
          ? String(key.dropLast("hashValue".count)) + "self"
          : String(key.dropLast(".hashValue".count))
        let (severity, isEdited) = judge(rows, in: file, resolver)
        return report(
          file, severity, file.range(of: id), isEdited: isEdited,
          // An edit changes the value as much as its hash.
          fix: isEdited || key.contains("?") || !rows.canChangeIds(in: file)
            ? nil : Fix(title: "Use the value itself", edits: [file.edit(id, better)]))
      }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "id", access.base != nil,
        let argument = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
        argument.declName.baseName.text == "hashValue",
        let value = argument.base, call.arguments.count == 1, BuilderPlace(of: call) == .builder
      else { return nil }
      return report(
        file, .info, file.range(of: argument), isEdited: false,
        fix: value.is(OptionalChainingExprSyntax.self) || file.scrollsToIds
          ? nil : Fix(title: "Use the value itself", edits: [file.edit(argument, value.sourceText)])
      )
    }
  }

  /// A warning when the type implements its hash by hand, or when its values can be edited and the
  /// rows have something to lose.
  private func judge(_ rows: ElementRows, in file: SourceUnit, _ resolver: Resolver) -> (
    severity: Severity, isEdited: Bool
  ) {
    let place = file.resolverPlace(of: rows.call)
    let element = resolver.elementType(of: ValueReader.value(of: rows.data), in: place)
    guard let row = rows.row,
      let info = resolver.project.type(named: element.map { TypeShape($0).base }, from: place.type)
    else { return (.info, false) }
    if info.facts.hasOwnHash { return (.warning, false) }
    let isEditable = info.facts.properties.contains {
      !$0.isLet && !$0.isComputed && !$0.isStatic
    }
    var finder = LossFinder(resolver)
    let losses = finder.losses(in: CalledNames.inside(row.statements), of: place.type)
    let isLost = losses.level == .something && losses.isHeavy
    return (isEditable && isLost ? .warning : .info, isEditable)
  }

  /// An enumeration has few, known cases.
  private func isEnumeration(_ rows: ElementRows, in file: SourceUnit, _ resolver: Resolver) -> Bool
  {
    let value = ValueReader.value(of: rows.data)
    let place = file.resolverPlace(of: rows.call)
    if value.holdsAllCases { return true }
    // By a computed property of the view.
    if let name = value.ownName, let property = resolver.property(name, in: place),
      property.isComputed,
      property.returned.contains(where: \.holdsAllCases)
    {
      return true
    }
    guard let element = resolver.elementType(of: value, in: place) else { return false }
    if ["Int", "UInt", "Bool"].contains(element) { return true }
    guard let info = resolver.project.type(named: TypeShape(element).base, from: place.type) else {
      return false
    }
    return info.facts.kind == .enumeration
  }

  private func report(
    _ file: SourceUnit, _ severity: Severity, _ range: SourceRange, isEdited: Bool, fix: Fix?
  ) -> Finding {
    file.finding(
      Self.self, min(severity, Self.description.severity), at: range,
      isEdited
        ? """
        When a value is edited, its hash value changes, and with it the id: the row is recreated \
        and loses its state.
        """
        : """
        Where two hash values are equal, two views have the same id, and one shows the other's \
        state.
        """,
      because: isEdited
        ? "a hash value follows from all that goes into it"
        : "different values may have the same hash value",
      advice: isEdited
        ? "Give the value an `id` that no edit changes."
        : "Use the value itself, or an `id` it has.",
      fix: fix)
  }
}

extension Value {
  /// Whether the cases of an enumeration are read somewhere in it.
  var holdsAllCases: Bool {
    all.contains { if case .member(_, "allCases") = $0 { true } else { false } }
  }
}
