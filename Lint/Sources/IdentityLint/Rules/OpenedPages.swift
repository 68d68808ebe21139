import SwiftSyntax

/// The views that a navigation of a view opens.
struct OpenedPages {
  let file: SourceUnit
  let resolver: Resolver
  /// The view with the navigation.
  let type: String

  /// Whether a view that the navigation opens begins the work: its page is closed by that.
  func begin(
    _ function: String, of owner: String, in pages: FunctionCallExprSyntax
  ) -> Bool {
    let opened = openedViews(of: pages)
    if owner == type, isPassed(function, to: opened, in: pages) { return true }
    return opened.contains { view in
      guard view.facts.names.contains(function) || view.facts.names.contains("." + function) else {
        return false
      }
      return resolver.project.units(of: view, besides: file).contains { unit in
        unit.calls(in: view.nameInFile).contains {
          $0.calledText == function && ($0.modifierName != nil) == (owner != view.nameInFile)
        }
      }
    }
  }

  /// Whether a page gets the work as a closure that it calls: `Detail(onRefresh: load)`.
  private func isPassed(
    _ function: String, to opened: [ProjectIndex.TypeInfo], in pages: FunctionCallExprSyntax
  ) -> Bool {
    file.calls(in: type).contains { call in
      guard (pages.position..<pages.endPosition).contains(call.position),
        let view = resolver.project.type(named: call.calledText, from: type),
        opened.contains(where: { $0.facts.name == view.facts.name })
      else { return false }
      return call.arguments.contains { argument in
        guard let label = argument.label?.text, view.facts.names.contains(label) else {
          return false
        }
        return argument.expression.ownName == function
          || argument.expression.as(ClosureExprSyntax.self)?.callsInside.contains {
            $0.calledExpression.ownName == function
          } == true
      }
    }
  }

  /// The views that the destinations of a navigation make, with those inside them.
  private func openedViews(of pages: FunctionCallExprSyntax) -> [ProjectIndex.TypeInfo] {
    var opened: [ProjectIndex.TypeInfo] = []
    var seen: Set<String> = []
    func add(_ names: Set<String>, depth: Int) {
      for name in names.sorted() where name.first?.isUppercase == true {
        guard depth < 4, let view = resolver.project.type(named: name, from: type), view.isView,
          seen.insert(view.facts.name).inserted
        else { continue }
        opened.append(view)
        add(view.facts.names, depth: depth + 1)
      }
    }
    let name = pages.calledText
    let shown = name.flatMap { resolver.project.type(named: $0, from: type) }
    let isOfView = shown?.isView == true
    let unit = shown.flatMap { isOfView ? resolver.project.unit(declaring: $0, else: file) : nil }
    for call in (unit ?? file).outline.calls {
      guard call.modifierName == "navigationDestination" || call.calls("NavigationLink") else {
        continue
      }
      let isInside =
        isOfView
        ? unit?.places.type(at: call.position) == shown?.nameInFile
        : pages.position <= call.position && call.position < pages.endPosition
      guard isInside else { continue }
      for closure in call.closures { add(CalledNames.inside(closure.statements), depth: 0) }
      if let destination = call.argument("destination") {
        add(CalledNames.inside(destination), depth: 0)
      }
    }
    return opened
  }
}
