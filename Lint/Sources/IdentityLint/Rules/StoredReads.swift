import SwiftSyntax

/// Values that a view reads from `UserDefaults` while it is built: nothing runs the body again when
/// an action of the view sets them.
struct StoredReads {
  let file: SourceUnit
  let view: ProjectIndex.TypeInfo

  func findings() -> [Finding] {
    let calls = file.calls(in: view.nameInFile)
    let sets = calls.filter { $0.modifierName == "set" && $0.isOfDefaults }
    guard !sets.isEmpty else { return [] }
    var seen: Set<String> = []
    return calls.compactMap { read in
      guard Self.readers.contains(read.modifierName ?? ""), read.isOfDefaults,
        let key = read.argument("forKey")?.sourceText, isShown(read),
        let set = sets.first(where: {
          $0.argument("forKey")?.sourceText == key && isAlone($0)
        }),
        seen.insert(key).inserted
      else { return nil }
      return file.finding(
        UnannouncedChangeRule.self, at: file.range(of: read),
        """
        When the value of \(key) changes, \(ProjectIndex.simple(view.facts.name)) is not updated \
        and shows the old one.
        """,
        because: "it is read from `UserDefaults`, which tells views nothing",
        advice: "Read and write it by `@AppStorage(\(key))`.",
        related: [
          RelatedPlace(path: file.path, range: file.range(of: set), message: "changed here")
        ])
    }
  }

  private static let readers: Set<String> = [
    "integer", "bool", "string", "double", "float", "object", "stringArray", "array", "data",
  ]

  /// Whether it is read where a view is built, or by a computed property that is used there.
  private func isShown(_ read: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(read)
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self), BuilderPlace.role(of: closure) == .action
      {
        return false
      }
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) {
        return false
      }
      if let variable = parent.as(VariableDeclSyntax.self),
        parent.parent?.is(MemberBlockItemSyntax.self) == true
      {
        guard let binding = variable.bindings.first, binding.accessorBlock != nil else {
          return false
        }
        let name = binding.pattern.sourceText
        return name == "body" || isUsedInBody(name)
      }
      node = parent
    }
    return false
  }

  private func isUsedInBody(_ name: String) -> Bool {
    file.member("body", of: view.nameInFile).map { body in
      let walk = BuilderMentions(of: name)
      walk.walk(body)
      return walk.isFound
    } ?? false
  }

  private final class BuilderMentions: SyntaxVisitor {
    let name: String
    var isFound = false

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      BuilderPlace.role(of: node) == .action ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == name { isFound = true }
      return .skipChildren
    }
  }

  /// Whether the code around sets no property of the view, which would run the body.
  private func isAlone(_ set: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(set)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self) {
        return isAlone(Syntax(closure.statements))
      }
      if let function = parent.as(FunctionDeclSyntax.self), let body = function.body {
        return isAlone(Syntax(body.statements))
      }
      node = parent
    }
    return false
  }

  private func isAlone(_ code: Syntax) -> Bool {
    let text = code.sourceText
    return !text.contains("dismiss()") && !text.contains(".toggle()")
      && !file.outline.assignments.contains {
        code.position <= $0.position && $0.position < code.endPosition
      }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is a method of the user's defaults.
  fileprivate var isOfDefaults: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.base?.sourceText == "UserDefaults.standard"
  }
}
