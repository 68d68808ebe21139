import SwiftSyntax

/// A presentation by a flag whose content reads an optional that is set at the same moment.
public struct SheetReadsNilRule: LintRule {
  public static let description = RuleDescription(
    identifier: "sheet_reads_nil", title: "A sheet built before its value is seen",
    summary: """
      The content of a presentation is a closure of the last body. When a flag and an optional \
      are set together and the body reads neither, the body does not run again: the sheet opens \
      with the closure that saw nil, and is empty the first time.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "`sheet(item:)`, which passes the value",
      "a body that reads the flag, the optional or something else that is set with them",
      "an optional that is set at another moment than the flag",
      "an optional in the capture list of the content",
      "content in a view of its own that takes a binding to the optional",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return file.outline.calls.compactMap { call in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
        ["sheet", "fullScreenCover", "popover"].contains(access.declName.baseName.text),
        let flag = projected(call.argument("isPresented")),
        let content = call.closure("content"), call.additionalTrailingClosures.isEmpty,
        let info = file.places.type(at: call.position).flatMap({ project.types[$0] }), info.isView,
        project.property(flag, of: info)?.wrapper == "State"
      else { return nil }
      for property in info.facts.properties
      where property.wrapper == "State" && property.initial.map({ $0 == .nil }) ?? true {
        // `{ [tapped] in … }` reads it in the body.
        if content.signature?.capture?.items.contains(where: { capture in
          capture.name.text == property.name
            || capture.initializer?.value.mentions([property.name]) == true
        }) == true {
          continue
        }
        guard let type = property.type, TypeShape(type).isOptional,
          let read = ValueReads.first(of: property.name, in: Syntax(content.statements)),
          case let code = TypeCode(info, besides: file, in: project),
          let setting = settings(of: property.name, with: flag, in: code)
        else { continue }
        let together = others(around: setting).union([flag, property.name])
        let reads = BodyReads(of: together, outside: content)
        for variable in code.properties { reads.walk(variable) }
        for function in code.methods
        where DeclarationReader.isView(function.signature.returnClause?.type.sourceText) {
          reads.walk(function)
        }
        if reads.isFound { continue }
        let name = access.declName.baseName.text
        let what = name == "fullScreenCover" ? "cover" : name
        return file.finding(
          Self.self,
          at: file.range(
            from: access.declName.positionAfterSkippingLeadingTrivia,
            to: (call.arguments.first.map { Syntax($0) } ?? Syntax(access))
              .endPositionBeforeTrailingTrivia),
          """
          The first time this \(what) opens, `\(property.name)` is still nil in its content.
          """,
          because:
            """
            `\(flag)` and `\(property.name)` are set together, and the body reads neither: it does \
            not run again before the content is shown
            """,
          advice:
            """
            Present by the value: `.\(name)(item: $\(property.name)) { \(property.name) in … }`, \
            and drop `\(flag)`.
            """,
          related: [
            RelatedPlace(path: file.path, range: file.range(of: read), message: "read here"),
            code.place(of: setting, "set here"),
          ])
      }
      return nil
    }
  }

  /// `$flag`
  private func projected(_ argument: ExprSyntax?) -> String? {
    guard let name = argument?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("$")
    else { return nil }
    return String(name.dropFirst())
  }

  /// Statements that set the optional and the flag, beside each other; nil when the optional is set
  /// elsewhere as well.
  private func settings(
    of optional: String, with flag: String, in code: TypeCode
  ) -> Syntax? {
    var found: Syntax?
    for sequence in code.assignments where target(of: sequence) == optional {
      if sequence.elements.last?.is(NilLiteralExprSyntax.self) == true { continue }
      guard
        let item = sequence.parent?.as(CodeBlockItemSyntax.self)
          ?? sequence.parent?.parent?
          .as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self),
        list.contains(where: { sets(flag, $0) })
      else { return nil }
      found = found ?? Syntax(sequence)
    }
    return found
  }

  /// Everything that the enclosing function or closure assigns.
  private func others(around node: Syntax) -> Set<String> {
    var around = node
    while let parent = around.parent, !parent.is(MemberBlockItemSyntax.self) {
      around = parent
      if parent.is(FunctionDeclSyntax.self) { break }
      if let closure = parent.as(ClosureExprSyntax.self),
        !["withAnimation", "Task", "run"].contains(ClosurePlace(closure)?.call.calledText ?? "")
      {
        break
      }
    }
    let walk = Assigned(viewMode: .sourceAccurate)
    walk.walk(around)
    return walk.names
  }

  private final class Assigned: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements.prefix(2))
      if elements.count == 2, elements[1].is(AssignmentExprSyntax.self) {
        if let own = elements[0].as(DeclReferenceExprSyntax.self) {
          names.insert(own.baseName.text)
        }
        if let access = elements[0].as(MemberAccessExprSyntax.self) {
          names.insert(access.declName.baseName.text)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledText == "toggle",
        let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
      {
        names.insert(base.sourceText)
      }
      return .visitChildren
    }
  }

  private func target(of sequence: SequenceExprSyntax) -> String? {
    guard let first = sequence.elements.first else { return nil }
    if let reference = first.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = first.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return access.declName.baseName.text
  }

  private func sets(_ flag: String, _ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return target(of: sequence) == flag
        && sequence.elements.last?.as(BooleanLiteralExprSyntax.self)?.literal.text == "true"
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return access.declName.baseName.text == "toggle" && access.base?.sourceText == flag
  }
}

/// A read of the value of a property, not of its projection.
private final class ValueReads: SyntaxVisitor {
  private let name: String
  private var found: Syntax?

  static func first(of name: String, in node: Syntax) -> Syntax? {
    let walk = ValueReads(name)
    walk.walk(node)
    return walk.found
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// Skips actions: they read later.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    BuilderPlace.role(of: node) == .action ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.baseName.text == name {
      var reader = ValueReader(steps: 1)
      if LocalNames.origin(of: name, at: Syntax(node), reader: &reader) == nil {
        found = Syntax(node)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.initializer == nil,
      node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    {
      found = Syntax(node)
    }
    return .visitChildren
  }
}

/// Whether building a view reads one of some properties, outside of one closure and of actions.
private final class BodyReads: SyntaxVisitor {
  private let names: Set<String>
  private let content: SyntaxIdentifier
  var isFound = false

  init(of names: Set<String>, outside content: ClosureExprSyntax) {
    self.names = names
    self.content = content.id
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.id == content { return .skipChildren }
    // A child may read a binding's getter while it is built.
    if ClosurePlace(node)?.label == "get" { return .visitChildren }
    return BuilderPlace.role(of: node) == .action ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.baseName.text) { isFound = true }
    return .skipChildren
  }

  /// `if let x`
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      names.contains(pattern.identifier.text)
    {
      isFound = true
    }
    return .visitChildren
  }
}
