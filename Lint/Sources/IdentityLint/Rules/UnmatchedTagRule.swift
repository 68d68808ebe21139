import SwiftSyntax

/// A choice whose tag has another type than the selection.
public struct UnmatchedTagRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "unmatched_tag", title: "A tag of another type than the selection",
    summary: """
      A picker, a list or a tab view compares the tags of its content with the selection. A tag of \
      another type never equals it: nothing is shown as chosen, and choosing stores nothing. \
      Without a tag, a `ForEach` tags its rows with their ids. A link whose value is of a type \
      without a `navigationDestination(for:)` opens nothing.
      """,
    exemptions: [
      "tags that differ from the selection only by being optional",
      "types that the code does not show, such as generic ones",
      "rows with a tag, or a link with a value, of their own", "dividers between choices",
      "links in a project with a destination, or a selection, of a type that is not known",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    var reported: Set<AbsolutePosition> = []
    return file.outline.calls.compactMap { call in
      guard let tag = ChoiceTag(call, in: file, resolver),
        let selection = Selection(of: tag.chooser, in: file, resolver),
        selection.type != tag.type, reported.insert(tag.chooser.position).inserted
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: tag.node),
        """
        Choosing this does nothing, and it is never shown as chosen: its tag is of type \
        `\(tag.type)`, the selection of type `\(selection.type)`.
        """,
        because: tag.isImplicit
          ? "without a `.tag`, a row's tag is its id" : "values of two types are never equal",
        advice: tag.advice(for: selection.type, resolver),
        related: [
          RelatedPlace(
            path: file.path, range: file.range(of: selection.node), message: "the selection")
        ])
    } + UnmatchedLinks(file: file, resolver: resolver).findings()
  }
}

/// The type that a picker, a list or a tab view selects by.
private struct Selection {
  let node: ExprSyntax
  let type: String

  init?(of chooser: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver) {
    guard let node = chooser.argument("selection"), node.sourceText.contains("$") else {
      return nil
    }
    let place = file.resolverPlace(of: chooser)
    let value = ValueReader.value(of: node)
    guard !value.isOfAnotherShape, let spelled = resolver.type(of: value, in: place) else {
      return nil
    }
    let shape = TypeShape(spelled)
    // Several can be chosen.
    guard let type = resolver.comparable(shape.element ?? spelled, in: place) else { return nil }
    self.node = node
    self.type = type
  }
}

/// `.tag(kind)`, or the rows of a `ForEach` without tags, whose ids are their tags.
private struct ChoiceTag {
  let node: ExprSyntax
  let chooser: FunctionCallExprSyntax
  let type: String
  let isImplicit: Bool
  private let value: Value
  private let place: Resolver.Place

  init?(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver) {
    place = file.resolverPlace(of: call)
    if call.modifierName == "tag" {
      guard let first = call.arguments.first?.expression, let chooser = call.choiceAround,
        !first.is(SequenceExprSyntax.self), !call.isOfDivider
      else { return nil }
      node = first
      self.chooser = chooser
      isImplicit = false
      value = ValueReader.value(of: first)
      // A tag that no selection can have is on purpose.
      if value.makesNewValue { return nil }
    } else {
      guard let rows = ElementRows(call), let row = rows.row,
        let chooser = call.argument("selection") == nil ? call.choiceAround : call,
        rows.container != "Table", rows.container != "OutlineGroup",
        Self.isPlain(row, in: file, resolver), !rows.hasTag
      else { return nil }
      let element = Value.element(ValueReader.value(of: rows.data))
      if rows.isBySelf {
        value = element
      } else if let id = rows.id {
        guard id.is(KeyPathExprSyntax.self), let path = rows.idPath, !path.contains(".") else {
          return nil
        }
        value = .member(element, path)
      } else {
        value = .member(element, "id")
      }
      node = rows.id ?? rows.data
      self.chooser = chooser
      isImplicit = true
    }
    guard !value.isOfAnotherShape, let spelled = resolver.type(of: value, in: place) else {
      return nil
    }
    // `var id: Self { self }`
    let own = spelled == "Self" ? Self.owner(of: value, in: place, resolver) : spelled
    guard let own, let type = resolver.comparable(own, in: place) else { return nil }
    self.type = type
  }

  private static func owner(of value: Value, in place: Resolver.Place, _ resolver: Resolver)
    -> String?
  {
    guard case .member(let base, _) = value else { return nil }
    return resolver.type(of: base, in: place)
  }

  /// Whether no view and no function of the project in the row can have a tag or a link.
  private static func isPlain(
    _ row: ClosureExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Bool {
    var seen: Set<String> = []
    return isPlain(
      CalledNames.inside(row.statements), of: file.places.type(at: row.position), resolver, &seen)
  }

  /// Names of what has tags of its own, holds several rows, or chooses by its own action.
  private static let tagging: Set<String> = [
    ".tag", "NavigationLink", "Tab", "Picker", "List", "TabView", "ForEach", "Section", "Group",
    "DisclosureGroup", "OutlineGroup", "Button", ".onTapGesture", ".gesture",
  ]

  private static func isPlain(
    _ names: Set<String>, of type: String?, _ resolver: Resolver, _ seen: inout Set<String>
  ) -> Bool {
    guard names.isDisjoint(with: tagging), names.count < 50 else { return false }
    for name in names.sorted() {
      if name.first?.isUppercase == true {
        guard let view = resolver.project.type(named: name, from: type), view.isView else {
          continue
        }
        guard seen.insert(view.facts.name).inserted else { continue }
        guard isPlain(view.facts.names, of: view.facts.name, resolver, &seen) else { return false }
      } else if name.hasPrefix(".") {
        // A modifier of the project may add a tag.
        let members = resolver.project.viewMembers(
          String(name.dropFirst()), from: resolver.project.types.viewpoint)
        if members.contains(where: { $0.names.contains(".tag") || $0.names.contains("tag") }) {
          return false
        }
      } else if let info = resolver.project.type(around: type),
        resolver.project.functions(name, of: info).contains(where: {
          DeclarationReader.isView($0.returnType)
        })
      {
        return false
      }
    }
    return true
  }

  /// A tag that has the selection's type, if the code shows one.
  func advice(for selection: String, _ resolver: Resolver) -> String {
    let name = isImplicit ? "element" : node.sourceText
    func tag(_ text: String) -> String {
      isImplicit ? "Give the rows a tag: `.tag(\(text))`." : "Write `.tag(\(text))`."
    }
    let whole = isImplicit ? Self.owner(of: value, in: place, resolver) ?? type : type
    if resolver.comparable(whole, in: place) == selection { return tag(name) }
    if let info = resolver.project.type(named: TypeShape(whole).base, from: place.type) {
      if info.rawType == selection { return tag("\(name).rawValue") }
      for property in info.facts.properties
      where !property.isStatic && property.name == "id"
        && property.type.flatMap({ resolver.comparable($0, in: place) }) == selection
      {
        return tag("\(name).id")
      }
    }
    if case .member(let base, _) = value, !isImplicit,
      resolver.type(of: base, in: place).flatMap({ resolver.comparable($0, in: place) })
        == selection, let access = node.as(MemberAccessExprSyntax.self)?.base
    {
      return tag(access.sourceText)
    }
    return "Make the tag and the selection of one type."
  }
}

extension Value {
  /// Whether its type may be another than that of its parts: an operation, a part of a tuple.
  var isOfAnotherShape: Bool {
    all.contains { part in
      switch part {
      case .operation("string", _): false
      case .operation, .choice, .part, .unknown, .collection: true
      case .member(_, "enumerated"), .call(.name("zip"), _): true
      default: false
      }
    }
  }
}

extension Resolver {
  /// The name of a type that is declared in the project or known by its name, without `?`; nil for
  /// what may be another type than it seems.
  func comparable(_ spelled: String, in place: Place) -> String? {
    var base = TypeShape(spelled).base
    guard TypeShape(spelled).element == nil else { return nil }
    if let alias = project.aliased(base) { base = TypeShape(alias).base }
    if info(place)?.facts.generics[base] != nil { return nil }
    for prefix in ["Swift.", "Foundation."] where base.hasPrefix(prefix) {
      base.removeFirst(prefix.count)
    }
    if base.hasSuffix(".ID") {
      guard let owner = project.type(named: String(base.dropLast(3)), from: place.type),
        let id = project.property("id", of: owner)?.type, id != "Self",
        id == "UUID" || !id.hasSuffix("ID")
      else { return nil }
      base = TypeShape(id).base
    }
    if let info = project.type(named: base, from: place.type), info.isDeclared {
      return info.facts.kind == .protocol ? nil : ProjectIndex.simple(info.facts.name)
    }
    return KnownViews.comparedTypes.contains(base) ? base : nil
  }
}

extension ElementRows {
  /// Whether every row gets a tag from outside: `ForEach(…) { … }.tag(x)`.
  fileprivate var hasTag: Bool { call.chainedNames.contains("tag") }
}

extension FunctionCallExprSyntax {
  /// Whether a modifier belongs to a line between the choices.
  fileprivate var isOfDivider: Bool {
    var node = calledExpression
    while let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
      node = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
    }
    return ["Divider", "Spacer", "EmptyView"].contains(node.sourceText)
  }

  /// The picker, list or tab view of whose content this is a choice.
  fileprivate var choiceAround: FunctionCallExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      node = parent
      guard let closure = parent.as(ClosureExprSyntax.self) else { continue }
      guard let call = ClosurePlace(closure)?.call, call.modifierName == nil,
        let name = call.calledText
      else { return nil }
      if ["Picker", "TabView", "List"].contains(name), call.argument("selection") != nil {
        return call
      }
      guard ["ForEach", "Section", "Group", "DisclosureGroup"].contains(name) else { return nil }
      node = Syntax(call)
    }
    return nil
  }
}
