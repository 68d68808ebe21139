import SwiftSyntax

/// A copy of an element that a view keeps when it is chosen, and shows while code changes the
/// element in the collection.
struct SelectedCopies {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    WrappedProperty.all(["State"], in: file).compactMap { setOfValues($0) }
      + WrappedProperty.all(["State"], in: file).compactMap { state in
        guard let info = resolver.project.types[state.owner], info.isView,
          let type = resolver.project.property(state.name, of: info)?.type,
          let element = resolver.project.type(named: TypeShape(type).base, from: state.owner),
          element.facts.kind == .structure, resolver.project.property("id", of: element) != nil,
          case let code = TypeCode(info, besides: file, in: resolver.project),
          isChosen(state, in: code)
        else { return nil }
        let fields = element.facts.properties.filter {
          !$0.isLet && !$0.isComputed && !$0.isStatic && $0.name != "id"
        }
        let reads = Reads(of: state.name, names: Set(fields.map(\.name)))
        for variable in code.properties { reads.walk(variable) }
        for read in reads.found {
          guard let change = change(of: read.declName.baseName.text, in: element, state, info)
          else {
            continue
          }
          let isHere = code.unit(of: read).path == file.path
          return file.finding(
            PushedCopyRule.self,
            at: isHere ? file.range(of: read) : file.range(of: state.binding.pattern),
            """
            When `\(read.declName.baseName.text)` of the element changes, `\(state.name)` still \
            shows the old one.
            """,
            because: "`\(state.name)` is a copy from when the element was chosen",
            advice: "Keep the element's `id`, and read the element from the collection.",
            related: [
              RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "changed here")
            ] + (isHere ? [] : [code.place(of: read, "shown here")]))
        }
        return nil
      }
  }

  /// `@State var selection: Set<Card>`: a card that is edited equals none in the set.
  private func setOfValues(_ state: WrappedProperty) -> Finding? {
    guard let info = resolver.project.types[state.owner], info.isView,
      let type = resolver.project.property(state.name, of: info)?.type,
      type.filter({ $0 != " " }).hasPrefix("Set<"), let name = TypeShape(type).element,
      let element = resolver.project.type(named: TypeShape(name).base, from: state.owner),
      element.facts.kind == .structure, !element.facts.hasOwnEquality, !element.facts.hasOwnHash,
      resolver.project.property("id", of: element) != nil,
      case let code = TypeCode(info, besides: file, in: resolver.project),
      code.projections(of: state.name).contains(where: {
        $0.argument?.label?.text == "selection"
      })
    else { return nil }
    for field in element.facts.properties
    where !field.isLet && !field.isComputed && !field.isStatic && field.name != "id" {
      guard let change = change(of: field.name, in: element, state, info) else { continue }
      return file.finding(
        PushedCopyRule.self, at: file.range(of: state.binding.pattern),
        "When `\(field.name)` of a chosen element changes, it is no longer in `\(state.name)`.",
        because: "the set has whole values, and the changed one equals none of them",
        advice: "Keep a set of the elements' ids.",
        related: [
          RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "changed here")
        ])
    }
    return nil
  }

  /// Whether an action stores an element, and no code looks it up again.
  private func isChosen(_ state: WrappedProperty, in code: TypeCode) -> Bool {
    let values = code.assignments(to: state.name).map { ValueReader.value(of: $0) }
    // `List(items, selection: $chosen)` stores the tag of a row.
    let isSelected = code.projections(of: state.name).contains {
      $0.argument?.label?.text == "selection"
    }
    return (isSelected || values.contains { if case .element = $0 { true } else { false } })
      && values.allSatisfy { value in
        switch value {
        case .element, .nil: true
        default: false
        }
      }
  }

  /// Code that changes the field of an element in a collection, and not the copy.
  private func change(
    of field: String, in element: ProjectIndex.TypeInfo, _ state: WrappedProperty,
    _ info: ProjectIndex.TypeInfo
  ) -> ChangeIndex.Place? {
    resolver.changes(of: field, in: element).sure.first { change in
      guard let base = change.fact.base, !base.isCopy, !change.fact.isInInitializer,
        change.fact.kind != .projected, let function = change.fact.function,
        !change.path.isOfTests,
        base.all.contains(where: {
          if case .subscripted = $0 { true } else { false }
        })
      else { return false }
      return !resolver.changes(of: state.name, in: info).sure.contains {
        $0.path == change.path && $0.fact.function == function
      }
    }
  }

  /// `chosen.title` in code that builds views, also after `if let chosen`.
  private final class Reads: SyntaxVisitor {
    let name: String
    let fields: Set<String>
    var found: [MemberAccessExprSyntax] = []

    init(of name: String, names: Set<String>) {
      self.name = name
      fields = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard fields.contains(node.declName.baseName.text), var base = node.base else {
        return .visitChildren
      }
      if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
      if let unwrap = base.as(ForceUnwrapExprSyntax.self) { base = unwrap.expression }
      if ValueReader.value(of: base) == .name(name), BuilderPlace(of: node) == .builder {
        found.append(node)
      }
      return .visitChildren
    }
  }
}
