import SwiftSyntax

/// The pages that a destination or a sheet makes of its value: in its closure, in the arms of a
/// `switch` over the value, in the functions that the closure calls, or by a reference.
struct ShownPages {
  struct Page {
    /// The call of an initializer, or a reference to one.
    let call: ExprSyntax
    /// The name of the value at the call.
    let name: String
    /// Whether it is a part of the value.
    let isPart: Bool

    /// The type of the shown value; nil for a part, which the page's property tells.
    func type(_ value: ProjectIndex.TypeInfo) -> ProjectIndex.TypeInfo? { isPart ? nil : value }
  }

  struct Content {
    let statements: Syntax
    let name: String
  }

  private(set) var pages: [Page] = []
  /// The code in which the whole value has this name.
  private(set) var contents: [Content] = []
  private let file: SourceUnit

  init(_ call: FunctionCallExprSyntax, closure: ClosureExprSyntax?, in file: SourceUnit) {
    self.file = file
    if let closure {
      guard let name = closure.onlyParameter else { return }
      read(Syntax(closure.statements), name, isPart: false, depth: 0)
    } else if let given = call.argument("destination") ?? call.argument("content") {
      if given.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init" {
        pages.append(Page(call: given, name: "", isPart: false))
      } else if let method = given.ownName {
        read(method, at: given, argument: 0, isPart: false, depth: 0)
      }
    }
  }

  private mutating func read(_ node: Syntax, _ name: String, isPart: Bool, depth: Int) {
    guard depth < 4 else { return }
    if !isPart { contents.append(Content(statements: node, name: name)) }
    for call in node.callsInside {
      guard let index = call.arguments.map({ $0.expression.sourceText }).firstIndex(of: name) else {
        continue
      }
      if let method = call.calledExpression.ownName, method.first?.isLowercase == true {
        read(method, at: ExprSyntax(call), argument: index, isPart: isPart, depth: depth + 1)
      } else {
        pages.append(Page(call: ExprSyntax(call), name: name, isPart: isPart))
      }
    }
    for choice in Switches.inside(node) where choice.subject.sourceText == name {
      for case .switchCase(let arm) in choice.cases {
        guard case .case(let label) = arm.label, label.caseItems.count == 1,
          let bound = Patterns.only(in: Syntax(label))
        else { continue }
        read(Syntax(arm.statements), bound, isPart: true, depth: depth + 1)
      }
    }
  }

  /// Reads the method that makes the page, with its name of the value.
  private mutating func read(
    _ method: String, at node: ExprSyntax, argument: Int, isPart: Bool, depth: Int
  ) {
    let type = file.places.type(at: node.position)
    guard
      let function = file.outline.functions.first(where: {
        $0.name.text == method && file.places.type(at: $0.position) == type
          && DeclarationReader.isView($0.signature.returnClause?.type.sourceText)
      }), let body = function.body
    else { return }
    let parameters = Array(function.signature.parameterClause.parameters)
    guard parameters.indices.contains(argument) else { return }
    let name = (parameters[argument].secondName ?? parameters[argument].firstName).text
    read(Syntax(body.statements), name, isPart: isPart, depth: depth + 1)
  }

  private final class Switches: SyntaxVisitor {
    var found: [SwitchExprSyntax] = []

    static func inside(_ node: Syntax) -> [SwitchExprSyntax] {
      let walk = Switches(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.found
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }

  private final class Patterns: SyntaxVisitor {
    var found: [String] = []

    static func only(in node: Syntax) -> String? {
      let walk = Patterns(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.found.count == 1 ? walk.found[0] : nil
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      found.append(node.identifier.text)
      return .skipChildren
    }
  }
}

/// How code uses a local copy of a value.
struct CopyUses {
  private let copy: SourceOutline.LocalCopy

  init(of copy: SourceOutline.LocalCopy) { self.copy = copy }

  /// Whether a member of the copy is changed and the copy then handed on or stored, and the page
  /// stays.
  ///
  /// - Parameter isSetInClosure: whether a closure of the page sets the member of what it is given.
  func changesAndPassesOn(_ member: String, isSetInClosure: Bool) -> Bool {
    let name = copy.name.text
    let uses = copy.scope.references(to: name)
    // `edit(&copy)`
    let isGiven = isSetInClosure && uses.contains { $0.parent?.is(InOutExprSyntax.self) == true }
    let isChanged =
      isGiven
      || uses.contains { use in
        use.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == member
      }
    let isPassed = uses.contains { use in
      use.parent?.is(LabeledExprSyntax.self) == true
        || use.parent?.parent?.as(SequenceExprSyntax.self).map {
          ExprSyntax($0).assigned != nil && $0.elements.first.map { Syntax($0).id } != use.id
        } == true
    }
    return isChanged && isPassed && !copy.scope.mentions(["dismiss", "path", "presentationMode"])
  }
}
