import SwiftSyntax

/// Objects in the environment of one window that another window of the app lacks.
struct WindowObjects {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    let scenes = file.outline.calls.compactMap {
      Window($0, file: file, resolver: resolver)
    }
    guard scenes.count > 1 else { return [] }
    return scenes.flatMap { scene -> [Finding] in
      guard let given = scene.given else { return [] }
      var seen = given
      return scene.needs().compactMap { need in
        guard seen.insert(need.object).inserted,
          let other = scenes.first(where: {
            $0.owner == scene.owner && $0.given?.contains(need.object) == true
          })
        else { return nil }
        return file.finding(
          OuterEnvironmentRule.self, .warning, at: file.range(of: need.node),
          "Opening this window stops the app: `\(need.reader)` reads `\(need.object)`, which "
            + "is not in the window's environment.",
          because: "each window has an environment of its own, and only another one gets it",
          advice: "Put `\(need.object)` into the environment of this window's view as well.",
          related: [
            RelatedPlace(
              path: file.path, range: file.range(of: other.call.calledExpression),
              message: "this window gets it")
          ])
      }
    }
  }

  private struct Need {
    let object: String
    let reader: String
    let node: ExprSyntax
  }

  private struct Window {
    let file: SourceUnit
    let resolver: Resolver
    let call: FunctionCallExprSyntax
    let content: ClosureExprSyntax
    let owner: String

    init?(_ call: FunctionCallExprSyntax, file: SourceUnit, resolver: Resolver) {
      guard let scene = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        ["WindowGroup", "Window", "Settings", "MenuBarExtra", "UtilityWindow"].contains(scene),
        let content = call.trailingClosure, let owner = file.places.type(at: call.position)
      else { return nil }
      self.file = file
      self.resolver = resolver
      self.call = call
      self.content = content
      self.owner = owner
    }

    /// The types of the objects that the window's views get; nil when some are not known.
    var given: Set<String>? {
      let walk = Provided(of: self)
      walk.walk(content.statements)
      var whole = ExprSyntax(call)
      while let access = whole.parent?.as(MemberAccessExprSyntax.self),
        access.base?.id == whole.id, let outer = access.parent?.as(FunctionCallExprSyntax.self)
      {
        walk.add(outer)
        whole = ExprSyntax(outer)
      }
      return walk.isOpen ? nil : walk.found
    }

    /// The objects that the window's views read, each with the view that the window makes.
    func needs() -> [Need] {
      MadeViews.all(in: content.statements).flatMap { made -> [Need] in
        guard let name = made.calledText,
          let view = resolver.project.type(named: name, from: owner), view.isView
        else { return [] }
        var seen: Set<String> = []
        return EnvironmentObjects(resolver).read(by: view, &seen).map {
          Need(object: $0.object, reader: $0.reader, node: made.calledExpression)
        }
      }
    }
  }

  private final class Provided: SyntaxVisitor {
    let window: Window
    var found: Set<String> = []
    var isOpen = false

    init(of window: Window) {
      self.window = window
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      add(node)
      return .visitChildren
    }

    func add(_ call: FunctionCallExprSyntax) {
      guard let name = call.modifierName else {
        // A function of the app that builds the view may provide anything.
        if CalledName(of: call)?.kind == .function { isOpen = true }
        return
      }
      guard ["environment", "environmentObject"].contains(name) else {
        if EnvironmentObjects(window.resolver).mayProvide("." + name) { isOpen = true }
        return
      }
      guard call.arguments.count == 1, let object = call.arguments.first?.expression else { return }
      let type = window.resolver.type(
        of: ValueReader.value(of: object), in: window.file.resolverPlace(of: call))
      if let type {
        found.insert(ProjectIndex.simple(TypeShape(type).base))
      } else {
        isOpen = true
      }
    }
  }
}
