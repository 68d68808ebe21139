import SwiftSyntax

/// Work that the initializer of a class begins, and that continues when nobody keeps the object.
struct BegunWork {
  let file: SourceUnit
  let node: Syntax
  /// As in "starts a timer".
  let effect: String

  /// The first such work in an initializer of a class.
  static func first(
    in object: ProjectIndex.TypeInfo, _ project: ProjectIndex, besides file: SourceUnit
  ) -> BegunWork? {
    project.units(of: object, besides: file).lazy.compactMap { first(in: object, of: $0) }.first
  }

  private static func first(in object: ProjectIndex.TypeInfo, of file: SourceUnit) -> BegunWork? {
    for declaration in file.outline.types {
      guard let members = memberBlock(of: declaration),
        file.places.type(at: declaration.positionAfterSkippingLeadingTrivia) == object.nameInFile
      else { continue }
      for member in DeclarationReader.declarations(in: members) {
        guard let body = member.as(InitializerDeclSyntax.self)?.body else { continue }
        for item in body.statements {
          if item.mayReturn { break }
          if let found = BegunWork(item, in: file) ?? BegunWork(resuming: item, in: body, file) {
            return found
          }
        }
      }
    }
    return nil
  }

  /// `socket.resume()`, of a task that the same initializer makes.
  private init?(
    resuming item: CodeBlockItemSyntax, in body: CodeBlockSyntax, _ file: SourceUnit
  ) {
    guard case .expr(let expression) = item.item,
      let call = expression.as(FunctionCallExprSyntax.self), call.modifierName == "resume",
      call.arguments.isEmpty,
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName
    else { return nil }
    for earlier in body.statements where earlier.position < item.position {
      var value: ExprSyntax?
      switch earlier.item {
      case .expr(let expression):
        if let assigned = expression.assigned, assigned.target.ownName == name,
          assigned.value.count == 1
        {
          value = assigned.value[0]
        }
      case .decl(let declaration):
        value =
          declaration.as(VariableDeclSyntax.self)?.bindings.first {
            $0.pattern.sourceText == name
          }?.initializer?.value
      case .stmt: break
      }
      guard let made = value?.as(FunctionCallExprSyntax.self)?.modifierName,
        let effect = Self.sessionTasks[made]
      else { continue }
      self.file = file
      self.node = Syntax(call.calledExpression)
      self.effect = effect
      return
    }
    return nil
  }

  /// Methods of a session that make what `resume()` begins.
  private static let sessionTasks = [
    "webSocketTask": "opens a connection", "streamTask": "opens a connection",
    "dataTask": "sends a request", "uploadTask": "sends a request",
    "downloadTask": "sends a request",
  ]

  /// Whether it never ends by itself, and nothing of the object ends it.
  var isEndless: Bool {
    guard !endsWithObject, let call = node.parent?.as(FunctionCallExprSyntax.self) else {
      return false
    }
    if node.sourceText == "Timer.scheduledTimer" {
      return call.argument("repeats")?.sourceText == "true"
        && !call.sourceText.contains(".invalidate()")
    }
    guard effect == "starts a task", let work = call.trailingClosure else { return false }
    let code = ActionCode(file: file, type: file.places.type(at: node.position))
    let nodes =
      [Syntax(work.statements)]
      + code.methods(usedIn: [Syntax(work.statements)]).compactMap { $0.body.map { Syntax($0) } }
    return nodes.contains { EndlessWork.Loops.isIn($0, countsStreams: false) }
  }

  /// Whether the object ends it when nothing keeps the object.
  var endsWithObject: Bool {
    var around = node.parent
    while let parent = around {
      if let type = parent.as(ClassDeclSyntax.self) {
        return type.memberBlock.members.contains { $0.decl.is(DeinitializerDeclSyntax.self) }
      }
      around = parent.parent
    }
    return false
  }

  private init?(_ item: CodeBlockItemSyntax, in file: SourceUnit) {
    self.file = file
    guard case .expr(let expression) = item.item else { return nil }
    var value = expression
    if let assigned = expression.assigned, assigned.value.count == 1 { value = assigned.value[0] }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression.sourceText
    node = Syntax(call.calledExpression)
    if callee == "Timer.scheduledTimer", call.argument("repeats")?.sourceText != "false" {
      effect = "starts a timer"
    } else if callee.hasPrefix("NotificationCenter"), call.modifierName == "addObserver",
      call.argument("forName") != nil
    {
      effect = "adds an observer"
    } else if ["Task", "Task.detached"].contains(callee), call.trailingClosure != nil {
      effect = "starts a task"
    } else if call.modifierName == "resume", callee.contains("dataTask") {
      effect = "sends a request"
    } else if Self.writing.contains(call.modifierName ?? "") {
      effect = "`\(call.modifierName ?? "")` changes what is stored"
    } else if call.arguments.contains(where: { $0.expression.sourceText == "self" }),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let root = base.sourceText.first, root.isUppercase
    {
      effect = "registers itself"
    } else {
      return nil
    }
  }

  /// Methods of the system that write or remove files.
  private static let writing: Set<String> = [
    "createFile", "removeItem", "moveItem", "copyItem", "createDirectory", "removeObject",
    "removePersistentDomain",
  ]
}
