import AttributeGraph
import Foundation
import TheseusCore

/// A root view and the views pushed on it. Covered views keep their state, popped ones lose it
/// (R73).
public struct NavigationStack<Data, Root> {
  let path: Binding<[AnyHashable]>?
  let root: Root
  /// Where a stack with a path is written.
  private let site: SourceSite?
  /// Its position in a split view; nil unless it is a column of one.
  var column: SplitColumns.Position?
}

extension NavigationStack: View where Root: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let context = NavigationContext(inputs)
    context.site = inputs.value(view[\.site]) ?? nil
    let element = NavigationElement(inputs, Self.self, context)
    if inputs.value(view[\.path])?.map({ _ in true }) ?? false {
      context.boundPath = inputs.graph.makeRule(
        NavigationPathRule(path: view[\.path], context: context), in: inputs.scope.subgraph)
    } else {
      context.keepInSession(inputs, of: Self.self)
    }
    context.keepForward(inputs, of: Self.self)
    if let column = inputs.value(view[\.column]) ?? nil {
      context.join(column.columns, at: column.index)
    }
    var inner = inputs.entering(inputs.place(Self.self)).contained()
    inner.navigation = context
    let holder = inputs.graph.makeSource(
      NavigationHolder(context: context), in: inputs.scope.subgraph)
    inner = inner.settingEnvironment(_GraphValue(holder)) { values, holder in
      values.navigation = holder.context
      values.selectedType = nil
    }
    inner.stackAxis = nil
    var children = ElementList()
    let rootScope = Scope(in: inputs.scope, depth: inner.depth + 1, decision: inputs.scope.decision)
    var root = ElementList()
    var rootInputs = inner.inside(rootScope)
    rootInputs.preferences = inner.preferences?.makeChild(in: rootScope)
    rootInputs.mountScrolled(into: &root) { Root._mount(view[\.root], $0, into: &$1) }
    let rule = NavigationRule(
      context: context, inputs: inner,
      root: .init(key: 0, scope: rootScope, list: root, preferences: rootInputs.preferences))
    children.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inner.structurePriority + 1))
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

extension NavigationStack where Root: View, Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    site = nil
    self.root = root()
  }

  public init(
    path: Binding<NavigationPath>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder root: () -> Root
  ) {
    self.path = path.values
    site = SourceSite(fileID, line, column)
    self.root = root()
  }
}

extension NavigationStack where Root: View, Data == NavigationPath {
  /// A column of a split view.
  init(column: SplitColumns.Position, @ViewBuilder root: () -> Root) {
    self.init(root: root)
    self.column = column
  }
}

extension NavigationStack where Root: View {
  public init(
    path: Binding<Data>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = Binding<[AnyHashable]>(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    site = SourceSite(fileID, line, column)
    self.root = root()
  }
}

private struct NavigationHolder {
  let context: NavigationContext
}

@MainActor
private struct NavigationPathRule {
  let path: _GraphValue<Binding<[AnyHashable]>?>
  let context: NavigationContext
}

extension NavigationPathRule: @MainActor Rule {
  func value(_ rule: borrowing RuleContext) throws(GraphError) -> [AnyHashable] {
    let binding = try rule.load(path)
    context.writePath = { binding?.wrappedValue = $0 }
    return binding?.wrappedValue ?? []
  }
}

/// Keeps one lifetime for each step of the path; only the last is shown.
@MainActor
private struct NavigationRule {
  struct Level {
    let key: AnyHashable
    let scope: Scope
    let list: ElementList
    let preferences: PreferenceNode?
    /// Whether it stands in for the page of a value without a destination.
    var isMissing = false
  }

  let context: NavigationContext
  let inputs: ViewInputs
  let root: Level
  var levels: [Level] = []
  var version: UInt32 = 0
}

extension NavigationRule: @MainActor Rule {
  mutating func value(_ rule: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    _ = try rule[context.ownSteps]
    _ = try rule[context.destinationsVersion]
    if let path = context.boundPath { context.readPath(try rule[path]) }
    let steps = context.allSteps
    var kept = 0
    while kept < levels.count, kept < steps.count, isStill(levels[kept], steps[kept]) { kept += 1 }
    let popped = levels.suffix(from: kept)
    levels.removeLast(levels.count - kept)
    for step in steps.dropFirst(kept) {
      guard let level = push(step) else { break }
      levels.append(level)
    }
    for level in popped.reversed() {
      level.scope.end(Decision(.popped, rule: "R73", detail: .value(level.key)))
    }
    show()
    context.noteShown()
    version &+= 1
    return ElementSpan(items: (levels.last?.list ?? root.list).items, version: version)
  }

  private func isStill(_ level: Level, _ step: NavigationContext.Step) -> Bool {
    guard level.key == step.key else { return false }
    guard level.isMissing, case .value(let value) = step else { return true }
    return context.destination(for: value) == nil
  }

  private func push(_ step: NavigationContext.Step) -> Level? {
    let scope = Scope(
      in: inputs.scope, depth: inputs.depth + 1,
      decision: Decision(.pushed, rule: "R73", detail: .value(step.key)))
    var list = ElementList()
    let count = levels.count
    var place = inputs.inside(scope).identified(by: step.key)
    place.preferences = inputs.preferences?.makeChild(in: scope)
    let preferences = place.preferences
    place = place.settingPresentation { [context, weak scope] in
      // The app may keep the action and call it when another page is there.
      guard scope?.isAlive == true, context.step(at: count)?.key == step.key else { return }
      context.pop(to: count)
    }
    var isMissing = false
    switch step {
    case .view(_, _, let mount): place.mountScrolled(into: &list, mount)
    case .value(let value):
      if let destination = context.destination(for: value) {
        place.mountScrolled(into: &list) { destination.mount(value, $0, &$1) }
      } else if context.isMissing(value) {
        isMissing = true
        let page = place.graph.makeSource(MissingPage(), in: scope.subgraph)
        MissingPage._mount(_GraphValue(page), place, into: &list)
      } else {
        scope.end(Decision(.popped, rule: "R88"))
        context.awaitDestination()
        return nil
      }
    }
    return Level(
      key: step.key, scope: scope, list: list, preferences: preferences, isMissing: isMissing)
  }

  private func show() {
    func set(_ level: Level, _ isShown: Bool) {
      let scope = level.scope
      level.preferences?.isSilent = !isShown
      scope.isHeldHidden = !isShown
      if isShown { if inputs.scope.isShown { scope.setShown(true) } } else { scope.setShown(false) }
    }
    set(root, levels.isEmpty)
    for (index, level) in levels.enumerated() { set(level, index == levels.count - 1) }
  }
}

extension ViewInputs {
  /// The inputs of something that `dismiss` ends.
  func settingPresentation(_ dismiss: @escaping () -> Void) -> ViewInputs {
    let source = graph.makeSource(PresentedBy(dismiss: dismiss), in: scope.subgraph)
    return settingEnvironment(_GraphValue(source)) { values, presented in
      values.dismiss = DismissAction(dismiss: presented.dismiss)
      values.isPresented = true
      values.presentationMode = .constant(
        PresentationMode(isPresented: true, dismissAction: presented.dismiss))
    }
  }

  private struct PresentedBy {
    let dismiss: () -> Void
  }
}
