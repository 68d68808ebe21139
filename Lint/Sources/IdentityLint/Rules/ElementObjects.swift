import SwiftSyntax

/// Rows that show a published property of an element, where only the object around the collection
/// is observed: `ForEach(store.items) { Text($0.name) }`.
struct ElementObjects {
  let file: SourceUnit
  let resolver: Resolver
  let view: ProjectIndex.TypeInfo

  func findings() -> [Finding] {
    file.calls(in: view.nameInFile).compactMap { call in
      guard let rows = ElementRows(call), let row = rows.row else { return nil }
      let place = file.resolverPlace(of: call)
      guard !isForwarded,
        let type = resolver.elementType(of: ValueReader.value(of: rows.data), in: place),
        let element = resolver.project.type(named: TypeShape(type).base, from: place.type),
        element.isReference,
        element.facts.inherited.contains(where: { $0.hasSuffix("ObservableObject") }),
        !element.facts.announcesByHand
      else { return nil }
      let published = element.facts.properties.filter { $0.wrapper == "Published" }
      let reads = ElementReads(names: Set(published.map(\.name)))
      reads.walk(row.statements)
      for read in reads.found {
        let name = read.declName.baseName.text
        guard
          let change = resolver.changes(of: name, in: element).sure.first(where: {
            !$0.fact.isInInitializer && !$0.path.isOfTests
          })
        else { continue }
        return file.finding(
          UnannouncedChangeRule.self, at: file.range(of: read),
          """
          When `\(name)` of an element changes, \(ProjectIndex.simple(view.facts.name)) is not \
          updated and shows the old one.
          """,
          because: "the elements are objects, and no view of the row observes them",
          advice: """
            Make the row a view with \
            `@ObservedObject var item: \(ProjectIndex.simple(element.facts.name))`.
            """,
          related: [
            RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "changed here")
          ])
      }
      return nil
    }
  }

  /// Whether an object of the view hands on what its elements announce.
  private var isForwarded: Bool {
    view.facts.properties.contains { property in
      let type = property.type.map { TypeShape($0).base }
      return type.flatMap { resolver.project.type(named: $0, from: view.facts.name) }?
        .facts.announcesByHand == true
    }
  }

  /// Members of the row's element in code that builds the row.
  private final class ElementReads: SyntaxVisitor {
    let names: Set<String>
    var found: [MemberAccessExprSyntax] = []

    init(names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      BuilderPlace.role(of: node) == .builder ? .visitChildren : .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if names.contains(node.declName.baseName.text), let base = node.base,
        base.is(DeclReferenceExprSyntax.self), case .element = ValueReader.value(of: base),
        node.parent?.is(FunctionCallExprSyntax.self) != true
      {
        found.append(node)
      }
      return .visitChildren
    }
  }
}
