import SwiftSyntax

/// A presentation by a flag whose content reads an optional that is set at the same moment.
public struct SheetReadsNilRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "sheet_reads_nil", title: "A sheet built before its value is seen",
    summary: """
      The content of a presentation is a closure of the last body. When a flag and an optional \
      are set together and the body reads neither, the body does not run again: the sheet opens \
      with the closure that saw nil, and is empty the first time.
      """,
    severity: .info, warnings: ["an optional that is set together with the flag"],
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
    return file.outline.calls.compactMap { inStructure($0, in: file, project) }
      + file.outline.calls.compactMap { call in
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.base != nil,
          ["sheet", "fullScreenCover", "popover"].contains(access.declName.baseName.text),
          let flag = projected(call.argument("isPresented") ?? call.argument("item")),
          call.additionalTrailingClosures.isEmpty,
          let info = file.places.type(at: call.position).flatMap({ project.types[$0] }),
          info.isView,
          project.property(flag, of: info)?.wrapper == "State",
          case let code = TypeCode(info, besides: file, in: project),
          let content = PresentedContent(of: call, in: code)
        else { return nil }
        for property in info.facts.properties
        where property.wrapper == "State" && property.name != flag && !property.isStatic {
          // `{ [tapped] in … }` reads it in the body.
          if content.closure?.signature?.capture?.items.contains(where: { capture in
            capture.name.text == property.name
              || capture.initializer?.value.mentions([property.name]) == true
          }) == true {
            continue
          }
          // An object is the same one in an older closure.
          if let type = property.type,
            project.type(named: TypeShape(type).base, from: info.facts.name)?.isReference == true
          {
            continue
          }
          guard
            let read = content.nodes.lazy.compactMap({
              ValueReads.first(of: property.name, in: $0)
            }).first,
            let setting = settings(of: property, with: flag, in: code)
          else { continue }
          let isOptional =
            property.type.map { TypeShape($0).isOptional || $0.hasSuffix("!") } ?? false
          let together = others(around: setting).union([flag, property.name])
          let reads = BodyReads(of: together, outside: content.closure)
          for variable in code.properties where !content.members.contains(variable.id) {
            reads.walk(variable)
          }
          for function in code.methods
          where !content.members.contains(function.id)
            && DeclarationReader.isView(function.signature.returnClause?.type.sourceText)
          {
            reads.walk(function)
          }
          if reads.isFound { continue }
          let name = access.declName.baseName.text
          let what = name == "fullScreenCover" ? "cover" : name
          return file.finding(
            Self.self, isOptional ? .warning : .info,
            at: file.range(
              from: access.declName.positionAfterSkippingLeadingTrivia,
              to: (call.arguments.first.map { Syntax($0) } ?? Syntax(access))
                .endPositionBeforeTrailingTrivia),
            """
            The first time this \(what) opens, `\(property.name)` \
            \(isOptional ? "is still nil" : "still has its old value") in its content.
            """,
            because:
              """
              `\(flag)` and `\(property.name)` are set together, and the body reads neither: it \
              does not run again before the content is shown
              """,
            advice:
              isOptional
              ? """
              Present by the value: `.\(name)(item: $\(property.name)) { \(property.name) in … }`, \
              and drop `\(flag)`.
              """
              : """
              Present by the value: keep it in an optional that is `Identifiable`, with \
              `.\(name)(item:)`, and drop `\(flag)`.
              """,
            related: [
              code.place(of: read, "read here"),
              code.place(of: setting, "set here"),
            ])
        }
        return nil
      }
  }

  /// `.sheet(isPresented: $router.showsEditor) { Editor(ticket: router.ticket) }`, where the state
  /// is a structure with both.
  private func inStructure(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ project: ProjectIndex
  ) -> Finding? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      ["sheet", "fullScreenCover", "popover"].contains(access.declName.baseName.text),
      let flag = call.argument("isPresented")?.as(MemberAccessExprSyntax.self),
      let name = projected(flag.base), let argument = call.arguments.first,
      let info = file.places.type(at: call.position).flatMap({ project.types[$0] }), info.isView,
      let state = project.property(name, of: info), state.wrapper == "State",
      let type = Resolver(project: project).type(
        of: state, in: Resolver.Place(type: info.facts.name)),
      let structure = project.type(named: TypeShape(type).base, from: info.facts.name),
      structure.facts.kind == .structure,
      case let code = TypeCode(info, besides: file, in: project),
      let content = PresentedContent(of: call, in: code),
      content.closure?.signature?.capture == nil,
      let read = content.nodes.lazy.compactMap({ ValueReads.first(of: name, in: $0) }).first,
      let member = read.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let field = project.property(member, of: structure), !field.isComputed,
      field.type.map({ TypeShape($0).isOptional }) == true
    else { return nil }
    let reads = BodyReads(of: [name], outside: content.closure)
    for variable in code.properties where !content.members.contains(variable.id) {
      reads.walk(variable)
    }
    for function in code.methods
    where !content.members.contains(function.id)
      && DeclarationReader.isView(function.signature.returnClause?.type.sourceText)
    {
      reads.walk(function)
    }
    if reads.isFound { return nil }
    let presenter = access.declName.baseName.text
    return file.finding(
      Self.self,
      at: file.range(
        from: access.declName.positionAfterSkippingLeadingTrivia,
        to: argument.endPositionBeforeTrailingTrivia),
      "The first time this opens, `\(name).\(member)` is still nil in its content.",
      because:
        "the body reads nothing of `\(name)`: it does not run again before the content is shown",
      advice: """
        Present by the value: `.\(presenter)(item: $\(name).\(member)) { … }`, with a value that \
        is `Identifiable`.
        """,
      related: [code.place(of: read, "read here")])
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
    of property: PropertyFacts, with flag: String, in code: TypeCode
  ) -> Syntax? {
    var found: Syntax?
    for sequence in code.assignments where target(of: sequence) == property.name {
      if sequence.elements.last?.is(NilLiteralExprSyntax.self) == true { continue }
      // The value that it begins with.
      if let value = sequence.elements.last, sequence.elements.count == 3,
        ValueReader.value(of: value) == property.initial
      {
        continue
      }
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
        && !["false", "nil"].contains(sequence.elements.last?.sourceText)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return access.declName.baseName.text == "toggle" && access.base?.sourceText == flag
  }
}

/// The code that builds the content of a presentation: its closure, the method in its place, and
/// the members of the view that only the content names.
private struct PresentedContent {
  let closure: ClosureExprSyntax?
  private(set) var nodes: [Syntax] = []
  private(set) var members: Set<SyntaxIdentifier> = []

  init?(of call: FunctionCallExprSyntax, in code: TypeCode) {
    closure = call.closure("content")
    var names: Set<String>
    if let closure {
      nodes = [Syntax(closure.statements)]
      names = Self.names(in: Syntax(closure.statements))
    } else if let method = call.argument("content")?.ownName {
      names = [method]
    } else {
      return nil
    }
    for name in names where Self.uses(of: name, in: code) == 1 {
      for function in code.methods
      where function.name.text == name
        && DeclarationReader.isView(function.signature.returnClause?.type.sourceText)
      {
        guard let body = function.body else { continue }
        nodes.append(Syntax(body))
        members.insert(function.id)
      }
      for variable in code.properties
      where variable.bindings.contains(where: {
        $0.pattern.sourceText == name && $0.accessorBlock != nil
          && DeclarationReader.isView($0.typeAnnotation?.type.sourceText)
      }) {
        nodes.append(Syntax(variable))
        members.insert(variable.id)
      }
    }
    if nodes.isEmpty { return nil }
  }

  private static func names(in node: Syntax) -> Set<String> {
    let walk = Names(viewMode: .sourceAccurate)
    walk.walk(node)
    return walk.found
  }

  private static func uses(of name: String, in code: TypeCode) -> Int {
    (code.properties.map { Syntax($0) } + code.methods.map { Syntax($0) }).reduce(0) {
      $0 + $1.references(to: name).count
    }
  }

  private final class Names: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text.first?.isLowercase == true { found.insert(node.baseName.text) }
      return .skipChildren
    }
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

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    node.visitedBase(by: self)
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
  private let content: SyntaxIdentifier?
  var isFound = false

  init(of names: Set<String>, outside content: ClosureExprSyntax?) {
    self.names = names
    self.content = content?.id
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.id == content { return .skipChildren }
    // A child may read a binding's getter while it is built.
    if ClosurePlace(node)?.label == "get" { return .visitChildren }
    return BuilderPlace.role(of: node) == .action ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    node.visitedBase(by: self)
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

extension MemberAccessExprSyntax {
  /// Visits the base alone: the name of a member is none of an own property, except after `self`.
  fileprivate func visitedBase(by visitor: SyntaxVisitor) -> SyntaxVisitorContinueKind {
    guard let base, base.sourceText != "self" else { return .visitChildren }
    visitor.walk(base)
    return .skipChildren
  }
}
