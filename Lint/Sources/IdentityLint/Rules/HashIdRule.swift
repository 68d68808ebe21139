import SwiftSyntax

/// Hash values as ids.
public struct HashIdRule: LintRule {
  public static let description = RuleDescription(
    identifier: "hash_id", title: "A hash value as id",
    summary: """
      Two elements that differ can have one hash value, and then two rows are one: one of them is not shown, or shows the other's state. A hash value \
      also changes with every edit of what goes into it.
      """,
    exemptions: [
      "`hashValue` used for anything but an id", "enumerations and integers", "options of a Picker",
      "marks of a chart",
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
        guard !rows.isAmongOptions, !rows.makesMarks, !isEnumeration(rows, in: file, resolver)
        else { return nil }
        let key = id.sourceText
        let better =
          path == "hashValue"
          ? String(key.dropLast("hashValue".count)) + "self"
          : String(key.dropLast(".hashValue".count))
        return report(
          file, .warning, file.range(of: id),
          fix: Fix(title: "Use the value itself", edits: [file.edit(id, better)]))
      }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "id", access.base != nil,
        let argument = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
        argument.declName.baseName.text == "hashValue",
        let value = argument.base, call.arguments.count == 1, BuilderPlace(of: call) == .builder
      else { return nil }
      return report(
        file, .info, file.range(of: argument),
        fix: Fix(title: "Use the value itself", edits: [file.edit(argument, value.sourceText)]))
    }
  }

  /// Cases of an enumeration are few and known.
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

  private func report(_ file: SourceUnit, _ severity: Severity, _ range: SourceRange, fix: Fix)
    -> Finding
  {
    file.finding(
      Self.self, severity, at: range,
      "Where two hash values are equal, two views have one id, and one shows the other's state.",
      because: "equal values have equal hash values, and different ones may too",
      advice: "Use the value itself, or an `id` it has.",
      fix: fix)
  }
}

extension Value {
  /// Whether the cases of an enumeration are read somewhere in it.
  var holdsAllCases: Bool {
    all.contains { if case .member(_, "allCases") = $0 { true } else { false } }
  }
}
