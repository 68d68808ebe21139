/// Finds views that push pages through a view inside them.
struct LinksBelow {
  private let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether a view that this one makes on its own page has a link. A sheet has pages of its own.
  func contains(_ view: ProjectIndex.TypeInfo) -> Bool {
    // A column of a split view stays while another one shows the page.
    guard view.facts.names.isDisjoint(with: ["NavigationSplitView"]) else { return false }
    return view.facts.names.contains { name in
      guard name.first?.isUppercase == true,
        let child = resolver.project.type(named: name, from: view.facts.name),
        child.isView, child.pushes, !child.holdsStack
      else { return false }
      return resolver.project.callers(of: child).contains {
        $0.fact.type == view.facts.name && $0.fact.contexts.isDisjoint(with: Self.otherPages)
      }
    }
  }

  private static let otherPages: Set<String> = [
    ".sheet", ".fullScreenCover", ".popover", ".navigationDestination", "NavigationLink", ".alert",
    ".confirmationDialog", ".inspector", ".contextMenu", "PreviewProvider", "TabView",
  ]
}

extension ProjectIndex.TypeInfo {
  /// Whether it has a link, or names the pages that links push.
  var pushes: Bool {
    !facts.names.isDisjoint(with: ["NavigationLink", ".navigationDestination"])
  }

  var holdsStack: Bool {
    !facts.names.isDisjoint(with: ["NavigationStack", "NavigationView"])
  }
}
