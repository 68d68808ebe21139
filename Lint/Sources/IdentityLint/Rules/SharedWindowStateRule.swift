import SwiftSyntax

/// State of one window that is kept once for all windows, and state of all windows that one of them
/// keeps for itself.
public struct SharedWindowStateRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "shared_window_state", title: "Navigation that all windows share",
    summary: """
      State of an `App` exists once, and `WindowGroup` gives each of its windows the same. A \
      selection, a path or a search text in it makes every window follow what the user does in \
      one. So does a sidebar's selection in `@AppStorage`. The reverse is a fault as well: when \
      the Settings window makes an object of its own beside the app's, what the user changes \
      there does not reach the other windows.
      """,
    severity: .info,
    warnings: [
      "a selection or a path in `@State` of the App, or in `@AppStorage`"
    ],
    exemptions: [
      "documents and settings, which windows are to share",
      "`Window`, `Settings` and `MenuBarExtra`, of which there is one",
      "state of the view that the WindowGroup shows", "`@SceneStorage`, of which each has one",
      "an object of a window's own that the app does not keep as well, or that nothing edits there",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return stored(in: file, resolver) + shared(in: file, resolver)
      + OwnWindowModels(file: file, resolver: resolver).findings()
      + WrappedProperty.all(["State", "StateObject"], in: file).compactMap { state in
        guard let app = resolver.project.types[state.owner],
          app.facts.inherited.contains(where: { $0 == "App" || $0 == "SwiftUI.App" }),
          let property = resolver.project.property(state.name, of: app),
          let type = property.type,
          case let code = TypeCode(app, besides: file, in: resolver.project),
          let use = use(of: state, in: code),
          let what = windowState(property, type, of: app, isBound: use.isBound, resolver)
        else { return nil }
        return file.finding(
          Self.self, what == "`\(state.name)`" ? .warning : .info,
          at: file.range(of: state.binding.pattern),
          "When the user changes \(what) in one window, every other window follows.",
          because: "the App has one `\(state.name)`, and each window of the WindowGroup gets it",
          advice: """
            Keep it in `@State` of the view that the WindowGroup shows: each window makes its own.
            """,
          related: [code.place(of: use.node, "passed here")])
      }
  }

  /// A selection of a window's sidebar that the user's defaults keep: they are one for all windows.
  private func stored(in file: SourceUnit, _ resolver: Resolver) -> [Finding] {
    WrappedProperty.all(["AppStorage"], in: file).compactMap { state in
      guard let view = resolver.project.types[state.owner], view.isView,
        case let code = TypeCode(view, besides: file, in: resolver.project),
        let use = code.projections(of: state.name).first(where: {
          $0.argument?.label?.text == "selection"
            && ["List", "Table"].contains($0.argument?.call?.calledText)
        })
      else { return nil }
      var seen: Set<String> = []
      guard let window = window(of: view, resolver, splits: false, &seen) else { return nil }
      return file.finding(
        Self.self, .warning, at: file.range(of: state.binding.pattern),
        "When the user changes `\(state.name)` in one window, every other window follows.",
        because: "`@AppStorage` has one value for the app, and each window shows it",
        advice: """
          Keep it by window: `@SceneStorage` with the same key, which also restores it for each \
          window.
          """,
        related: [
          code.place(of: use, "each window selects by it"),
          RelatedPlace(window, "the windows are made here"),
        ])
    }
  }

  /// The path or the selection of a shared object, in a view that each window has.
  private func shared(in file: SourceUnit, _ resolver: Resolver) -> [Finding] {
    file.calls(named: ["NavigationStack", "NavigationSplitView", "List", "TabView"]).compactMap {
      call in
      guard let bound = call.argument("path") ?? call.argument("selection"),
        let access = bound.as(MemberAccessExprSyntax.self),
        let name = access.base?.ownName, name.hasPrefix("$"),
        let type = file.places.type(at: call.position), let view = resolver.project.types[type],
        view.isView, let property = resolver.project.property(String(name.dropFirst()), of: view),
        case .member(.name(let owner), "shared")? = property.initial,
        owner.first?.isUppercase == true
      else { return nil }
      var seen: Set<String> = []
      guard let window = window(of: view, resolver, splits: true, &seen) else { return nil }
      return file.finding(
        Self.self, at: file.range(of: bound),
        "When the user navigates in one window, every other window follows.",
        because: "`\(owner).shared` is one object for the app, and each window shows it",
        advice: """
          Keep it in `@State` of the view that the WindowGroup shows: each window makes its own.
          """,
        related: [RelatedPlace(window, "the windows are made here")])
    }
  }

  /// Where a `WindowGroup` makes a view, as the sidebar of a split view or with it inside.
  private func window(
    of view: ProjectIndex.TypeInfo, _ resolver: Resolver, splits: Bool, _ seen: inout Set<String>
  ) -> CodePlace? {
    guard seen.count < 6, seen.insert(view.facts.name).inserted else { return nil }
    let splits = splits || view.facts.names.contains("NavigationSplitView")
    for call in resolver.project.callers(of: view) {
      let contexts = call.fact.contexts
      if contexts.contains("WindowGroup") {
        guard splits else { continue }
        return CodePlace(path: call.path, line: call.fact.line, column: call.fact.column)
      }
      guard
        contexts.isDisjoint(with: [
          ".sheet", ".fullScreenCover", ".popover", ".navigationDestination", "NavigationLink",
          "Window", "Settings", "PreviewProvider",
        ]), let owner = resolver.project.type(around: call.fact.type), owner.isView,
        let found = window(of: owner, resolver, splits: splits, &seen)
      else { continue }
      return found
    }
    return nil
  }

  private struct Use {
    let node: Syntax
    let isBound: Bool
  }

  /// Where the content of a WindowGroup gets it.
  private func use(of state: WrappedProperty, in code: TypeCode) -> Use? {
    for group in code.calls where group.calls("WindowGroup") {
      guard let content = group.trailingClosure else { continue }
      let walk = Uses(of: state.name)
      walk.walk(content.statements)
      if let found = walk.found { return found }
    }
    return nil
  }

  private final class Uses: SyntaxVisitor {
    let name: String
    var found: Use?

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let text = node.baseName.text
      guard found == nil, text == name || text == "$" + name,
        ExprSyntax(node).argument != nil
      else { return .skipChildren }
      let label = ExprSyntax(node).argument?.label?.text
      // Presented content is not examined here.
      if !["isPresented", "item"].contains(label) {
        found = Use(node: Syntax(node), isBound: text.hasPrefix("$"))
      }
      return .skipChildren
    }
  }

  /// As in "`path`"; nil for what windows may share.
  private func windowState(
    _ property: PropertyFacts, _ type: String, of app: ProjectIndex.TypeInfo, isBound: Bool,
    _ resolver: Resolver
  ) -> String? {
    let info = resolver.project.type(named: TypeShape(type).base, from: app.facts.name)
    guard let info, info.isReference else {
      return isBound && isOfWindow(property) ? "`\(property.name)`" : nil
    }
    let found = info.facts.properties.first { member in
      !member.isLet && !member.isStatic && !member.isComputed && isOfWindow(member)
        && member.wrapper != "AppStorage"
    }
    return found.map { "`\($0.name)` of `\(property.name)`" }
  }

  private func isOfWindow(_ property: PropertyFacts) -> Bool {
    let base = property.type.map { TypeShape($0).base } ?? ""
    if ["NavigationPath", "NavigationSplitViewVisibility"].contains(base) { return true }
    let name = property.name.lowercased()
    if name.hasSuffix("path") { return property.type.map { TypeShape($0).element != nil } ?? false }
    if name.hasPrefix("selected") || name.hasSuffix("selection") { return true }
    let isText = base == "String"
    if ["search", "searchtext", "query", "searchquery"].contains(name) { return isText }
    return !isText && ["tab", "section", "route", "destination", "sidebar"].contains(name)
  }
}
