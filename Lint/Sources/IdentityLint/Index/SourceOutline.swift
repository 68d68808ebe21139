import SwiftSyntax

/// The nodes of a file that rules and facts start from, each kind in source order.
struct SourceOutline: Sendable {
  var types: [DeclSyntax] = []
  var functions: [FunctionDeclSyntax] = []
  var globals: [VariableDeclSyntax] = []
  /// Variables of types, not those inside functions.
  var properties: [VariableDeclSyntax] = []
  var calls: [FunctionCallExprSyntax] = []
  var conditionals: [IfExprSyntax] = []
  var switches: [SwitchExprSyntax] = []
  var guards: [GuardStmtSyntax] = []
  /// Sequences that contain an assignment or an assigning operator.
  var assignments: [SequenceExprSyntax] = []
  var ternaries: [SequenceExprSyntax] = []
  var inOuts: [InOutExprSyntax] = []
  /// `#Preview`s and preview providers.
  var previews: [Range<AbsolutePosition>] = []
  /// `#if`s with more than one branch, the outer ones first.
  var branches: [Branches] = []
  var aliases: [TypeAliasDeclSyntax] = []
  /// Local variables, also those bound by `guard var`, `if var` and `for var`.
  var locals: [LocalCopy] = []
  /// `$name`.
  var projections: [DeclReferenceExprSyntax] = []
  /// See `BoundNames`.
  var boundNames: Set<String> = []

  /// A local variable and what it starts with; for a loop, the collection.
  struct LocalCopy: Sendable {
    let name: TokenSyntax
    let initial: ExprSyntax
    var isElement = false
    /// The code that may use it.
    let scope: Syntax
  }

  struct Branches: Sendable {
    let range: Range<AbsolutePosition>
    let starts: [AbsolutePosition]

    func clause(of position: AbsolutePosition) -> Int? { starts.lastIndex { $0 <= position } }
  }

  init(of tree: SourceFileSyntax, withCalls: Bool) {
    let walk = OutlineWalk(withCalls: withCalls)
    walk.walk(tree)
    self = walk.outline
  }

  private init() {}

  private final class OutlineWalk: SyntaxVisitor {
    var outline = SourceOutline()
    let withCalls: Bool

    init(withCalls: Bool) {
      self.withCalls = withCalls
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let isPreview = node.inheritanceClause?.inheritedTypes.contains {
        $0.type.sourceText.hasSuffix("PreviewProvider")
      }
      if isPreview == true { outline.previews.append(node.position..<node.endPosition) }
      return type(DeclSyntax(node))
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      if withCalls, node.clauses.count > 1 {
        outline.branches.append(
          Branches(
            range: node.position..<node.endPosition, starts: node.clauses.map(\.position)))
      }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" {
        outline.previews.append(node.position..<node.endPosition)
      }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" {
        outline.previews.append(node.position..<node.endPosition)
      }
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      type(DeclSyntax(node))
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      type(DeclSyntax(node))
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      type(DeclSyntax(node))
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      type(DeclSyntax(node))
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      type(DeclSyntax(node))
    }

    private func type(_ node: DeclSyntax) -> SyntaxVisitorContinueKind {
      outline.types.append(node)
      return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      outline.aliases.append(node)
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      outline.functions.append(node)
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.is(MemberBlockItemSyntax.self) == true {
        outline.properties.append(node)
      } else if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
        outline.globals.append(node)
      } else if withCalls, node.bindingSpecifier.tokenKind == .keyword(.var),
        node.bindings.count == 1,
        let binding = node.bindings.first, let initial = binding.initializer?.value,
        let scope = node.parent?.parent
      {
        copy(binding.pattern, initial, scope)
      }
      return .visitChildren
    }

    private func copy(
      _ pattern: PatternSyntax, _ initial: ExprSyntax, isElement: Bool = false, _ scope: Syntax
    ) {
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
      outline.locals.append(
        SourceOutline.LocalCopy(name: name, initial: initial, isElement: isElement, scope: scope))
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      let variable = node.parent?.parent?.parent
      if variable?.is(VariableDeclSyntax.self) != true
        || variable?.parent?.is(MemberBlockItemSyntax.self) != true
      {
        bind(node.identifier)
      }
      return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      bind(node.name)
      return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      bind(node.secondName ?? node.firstName)
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      bind(node.secondName ?? node.firstName)
      return .visitChildren
    }

    private func bind(_ name: TokenSyntax) {
      let text = name.text
      let isProjected = text.utf8.first == UInt8(ascii: "$")
      outline.boundNames.insert(isProjected ? String(text.dropFirst()) : text)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if withCalls, node.bindingSpecifier.tokenKind == .keyword(.var),
        let initial = node.initializer?.value, let statement = node.parent?.parent?.parent
      {
        // A name that a guard binds is known after it.
        if statement.is(GuardStmtSyntax.self), let list = statement.parent?.parent {
          copy(node.pattern, initial, list)
        } else if let conditional = statement.as(IfExprSyntax.self) {
          copy(node.pattern, initial, Syntax(conditional.body))
        }
      }
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if withCalls, let bound = node.pattern.as(ValueBindingPatternSyntax.self),
        bound.bindingSpecifier.tokenKind == .keyword(.var)
      {
        copy(bound.pattern, node.sequence, isElement: true, Syntax(node.body))
      } else if withCalls,
        node.children(viewMode: .sourceAccurate).contains(where: {
          $0.as(TokenSyntax.self)?.tokenKind == .keyword(.var)
        })
      {
        copy(node.pattern, node.sequence, isElement: true, Syntax(node.body))
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      outline.calls.append(node)
      return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      if withCalls { outline.conditionals.append(node) }
      return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      if withCalls { outline.switches.append(node) }
      return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      if withCalls { outline.guards.append(node) }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      var hasTernary = false
      for element in node.elements {
        if element.is(AssignmentExprSyntax.self) {
          outline.assignments.append(node)
          break
        }
        if element.is(UnresolvedTernaryExprSyntax.self) {
          if withCalls, !hasTernary { outline.ternaries.append(node) }
          hasTernary = true
        } else if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, assigns(name)
        {
          outline.assignments.append(node)
          break
        }
      }
      return .visitChildren
    }

    /// `+=` and its like, and none of the comparisons.
    private func assigns(_ name: String) -> Bool {
      name.utf8.count > 1 && name.utf8.last == UInt8(ascii: "=")
        && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      outline.inOuts.append(node)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if withCalls, case let name = node.baseName.text, name.utf8.first == UInt8(ascii: "$"),
        Int(name.dropFirst()) == nil
      {
        outline.projections.append(node)
      }
      return .skipChildren
    }
  }
}
