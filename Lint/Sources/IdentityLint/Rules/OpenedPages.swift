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
    guard !opened.isEmpty else { return false }
    return file.calls(named: function).contains { call in
      guard let around = file.places.type(at: call.position), opened.contains(around) else {
        return false
      }
      return (call.modifierName != nil) == (owner != around)
    }
  }

  /// The views that the destinations of a navigation make, with those inside them.
  private func openedViews(of pages: FunctionCallExprSyntax) -> Set<String> {
    var opened: Set<String> = []
    func add(_ names: Set<String>, depth: Int) {
      for name in names where name.first?.isUppercase == true {
        guard depth < 4, let view = resolver.project.type(named: name, from: type), view.isView,
          opened.insert(view.nameInFile).inserted
        else { continue }
        add(view.facts.names, depth: depth + 1)
      }
    }
    let name = pages.calledText
    let shown = name.flatMap { resolver.project.type(named: $0, from: type) }
    for call in file.outline.calls {
      guard call.modifierName == "navigationDestination" || call.calls("NavigationLink") else {
        continue
      }
      let isInside =
        shown?.isView == true
        ? file.places.type(at: call.position) == shown?.nameInFile
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
