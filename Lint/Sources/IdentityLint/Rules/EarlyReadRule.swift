import SwiftSyntax

/// A wrapper that an initializer reads before SwiftUI has connected it.
public struct EarlyReadRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "early_read", title: "A wrapper read before it is connected",
    summary: """
      SwiftUI connects `@StateObject`, `@Environment` and their like after the initializer of a \
      view has run. An initializer that reads one gets another object than the view will show, or \
      the default value of the environment: what it sets or copies there is lost.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "`_model = StateObject(wrappedValue: …)`, which sets the storage",
      "a closure that the initializer stores and that runs later",
      "`@StateObject var model = Model.shared`, which is one object before and after",
      "`@ObservedObject` and `@Binding`, which hold their value from the start",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return file.outline.types.flatMap { declaration -> [Finding] in
      guard let members = memberBlock(of: declaration),
        let type = file.places.type(at: declaration.positionAfterSkippingLeadingTrivia),
        let info = project.types[type], info.isView || info.facts.inherited.contains("App")
      else { return [] }
      let late = info.facts.properties.filter {
        Self.wrappers.contains($0.wrapper ?? "") && !$0.isStatic && !$0.isShared
      }
      if late.isEmpty { return [] }
      return DeclarationReader.declarations(in: members).compactMap { member -> Finding? in
        guard let body = member.as(InitializerDeclSyntax.self)?.body else { return nil }
        let walk = Reads(of: Set(late.map(\.name)))
        walk.walk(body)
        guard let read = walk.found, let name = read.as(ExprSyntax.self)?.ownName,
          let property = late.first(where: { $0.name == name })
        else { return nil }
        return finding(read, property, in: file)
      }
    }
  }

  private static let wrappers: Set<String> = [
    "StateObject", "Environment", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest",
    "Query", "FocusState", "FocusedValue",
  ]

  private func finding(_ read: Syntax, _ property: PropertyFacts, in file: SourceUnit) -> Finding {
    let name = property.name
    let wrapper = property.wrapper ?? ""
    let message: String
    let advice: String
    switch wrapper {
    case "StateObject":
      message = "This reaches another object than the view shows: what is set here is lost."
      advice = """
        Give the object its values where it is made: `_\(name) = StateObject(wrappedValue: …)`, or \
        set them in `.onAppear`.
        """
    case "EnvironmentObject":
      message = "Reading `\(name)` here stops the app: there is no environment yet."
      advice = "Pass the object to the initializer, or read it in `body` or in `.task`."
    case "Environment", "FocusedValue":
      message = "`\(name)` has the default value here, not that of the environment."
      advice = "Pass the value to the initializer, or read it in `body` or in `.task`."
    default:
      message = "`\(name)` is not connected here: it has no result yet."
      advice = "Read it in `body` or in `.task`."
    }
    return file.finding(
      Self.self, at: file.range(of: read), message,
      because: "SwiftUI connects `@\(wrapper)` after the initializer", advice: advice)
  }

  /// The first use of one of these properties, other than of its storage `_x`.
  private final class Reads: SyntaxVisitor {
    let names: Set<String>
    var found: Syntax?

    init(of names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = ExprSyntax(node).ownName {
        if names.contains(name) { note(Syntax(node)) }
        return .skipChildren
      }
      if let base = node.base { walk(base) }
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      var reader = ValueReader(steps: 2)
      if names.contains(node.baseName.text),
        LocalNames.origin(of: node.baseName.text, at: Syntax(node), reader: &reader) == nil
      {
        note(Syntax(node))
      }
      return .skipChildren
    }

    private func note(_ node: Syntax) {
      // `self.model = …` of a wrapper that the compiler turns into its storage.
      if let elements = node.parent?.as(ExprListSyntax.self), elements.first?.id == node.id,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        return
      }
      if found == nil { found = node }
    }

    /// A closure reads when it runs.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension PropertyFacts {
  /// Whether it holds what a type keeps: `Model.shared`.
  fileprivate var isShared: Bool {
    guard wrapper == "StateObject", case .member(.name(let type), _)? = initial else {
      return false
    }
    return type.first?.isUppercase == true
  }
}
