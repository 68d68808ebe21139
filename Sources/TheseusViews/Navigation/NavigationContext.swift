import AttributeGraph
import TheseusCore

/// Shared by the views of one navigation stack: its path, the destinations they declare, push and
/// pop.
@MainActor
final class NavigationContext {
  /// One step of the path: a value for a destination, or a pushed view.
  enum Step {
    case value(AnyHashable)
    case view(id: UInt64, pusher: Pusher, mount: (ViewInputs, inout ElementList) -> Void)

    var isValue: Bool { if case .value = self { true } else { false } }

    var key: AnyHashable {
      switch self {
      case .value(let value): value
      case .view(let id, _, _): AnyHashable(StepID(id: id))
      }
    }
  }

  private struct StepID: Hashable { let id: UInt64 }

  /// The link, value or binding that pushed a view.
  struct Pusher {
    /// Called when the view was popped.
    var onPop: () -> Void = {}
    /// Called before the user goes back from the view. The result pushes it again.
    var again: () -> () -> Void
  }

  let runtime: ViewRuntime
  /// The steps that were pushed without a bound path, and views pushed above it.
  let ownSteps: Attribute<Int>
  private(set) var steps: [Step] = []
  /// The bound path; nil when the stack has its own.
  var boundPath: Attribute<[AnyHashable]>?
  var writePath: ([AnyHashable]) -> Void = { _ in }
  private(set) var values: [AnyHashable] = []
  /// The bound path as this stack has written it, until it is read.
  private var written: [AnyHashable]?
  private var hasReadPath = false
  /// The views that the user went back from, the last one at the end.
  var forward: [ForwardStep] = []
  /// The depth of the step that is being pushed again.
  var forwardDepth: Int?
  /// By the type of values, the first registered one first.
  private var destinations: [ObjectIdentifier: [Destination]] = [:]
  /// The views that were pushed and are not shown yet.
  private var fresh: Set<UInt64> = []
  let destinationsVersion: Attribute<Int>
  private var version = 0
  private static var lastID: UInt64 = 0
  /// The titles that the pages had when they were last on top, from the root on.
  private var titles: [PageTitle] = []
  /// The split view of this column, and its number.
  private(set) weak var columns: SplitColumns?
  private(set) var column = 0
  /// A link in the previous column replaced the root here: it has no back button.
  private var hasReplacedRoot = false

  struct Destination {
    let owner: ObjectIdentifier
    let type: Any.Type
    /// Mounts the view for a value.
    let mount: (AnyHashable, ViewInputs, inout ElementList) -> Void
  }

  private let scope: Scope
  var isAlive: Bool { scope.isAlive }

  init(_ inputs: ViewInputs) {
    runtime = inputs.runtime
    scope = inputs.scope
    ownSteps = inputs.graph.makeSource(0, in: inputs.scope.subgraph)
    destinationsVersion = inputs.graph.makeSource(0, in: inputs.scope.subgraph)
  }

  /// The pushed values are a part of the user's session where there is no bound path, up to the
  /// first view that a link pushed without a value: only its link could push it again (R32).
  func keepInSession(_ inputs: ViewInputs, of type: Any.Type) {
    let place = inputs.place(type)
    let restored = inputs.keepInSession(.navigation, of: type, at: { place }) {
      [weak self] () -> [SavedHashable]? in
      self?.savedSteps
    }
    guard let restored else { return }
    for saved in restored {
      guard let value = saved.valueOrUnknown else { break }
      steps.append(.value(value))
    }
    runtime.afterLoadingRestored { [weak self] in self?.dropUnreachable() }
  }

  /// Restored values for which this build has no destination cannot be shown, and hide what links
  /// push above them.
  private func dropUnreachable() {
    let unreachable = steps.firstIndex {
      if case .value(let value) = $0 { destination(for: value) == nil } else { false }
    }
    guard isAlive, let unreachable, case .value(let value) = steps[unreachable] else { return }
    let type = (value.base as? UnknownValue)?.saved.type ?? "\(Swift.type(of: value.base))"
    steps.removeSubrange(unreachable...)
    changed()
    runtime.report(
      RuntimeIssue(
        kind: .missingDestination,
        message:
          """
          the restored page for a value of \(type) is not shown: no navigationDestination of this \
          build takes it
          """))
  }

  private var savedSteps: [SavedHashable]? {
    var saved: [SavedHashable] = []
    for case .value(let value) in steps.prefix(while: \.isValue) {
      guard let step = SavedHashable(value) else { break }
      saved.append(step)
    }
    return saved.isEmpty ? nil : saved
  }

  func readPath(_ path: [AnyHashable]) {
    let new = path.map(known)
    defer { hasReadPath = true }
    guard new != values else { return }
    // The app leads elsewhere.
    if hasReadPath, new != written { forward = [] }
    written = nil
    values = new
  }

  private func write(_ path: [AnyHashable]) {
    written = path
    writePath(path)
  }

  /// The value that a restored one of a private or local type stands for, once there is a
  /// destination for its type.
  func known(_ value: AnyHashable) -> AnyHashable {
    guard let unknown = value.base as? UnknownValue else { return value }
    for destination in destinations.values.lazy.compactMap(\.first) {
      if let value = unknown.saved.value(ofSavedType: destination.type) { return value }
    }
    return value
  }

  /// All steps: the bound values first, then those pushed above them.
  var allSteps: [Step] { values.map { .value($0) } + steps }
  var depth: Int { values.count + steps.count }

  func step(at depth: Int) -> Step? {
    if depth < values.count { return .value(values[depth]) }
    let own = depth - values.count
    return steps.indices.contains(own) ? steps[own] : nil
  }

  /// The stack shows all steps.
  func noteShown() { fresh = [] }

  /// The number of steps without a way back.
  var rootDepth: Int { hasReplacedRoot && depth > 0 ? 1 : 0 }

  /// Makes it a column of a split view.
  func join(_ columns: SplitColumns, at column: Int) {
    self.columns = columns
    self.column = column
    columns.add(self, at: column)
  }

  /// The column for links at the bottom of this one.
  private var next: NavigationContext? { depth == rootDepth ? columns?.next(after: column) : nil }

  /// Whether there is a view below, or a column that this one covers.
  var canGoBack: Bool { depth > rootDepth || columns?.canGoBack(from: column) == true }

  /// How many times `goBack` would show another view, with one time for all columns before this.
  var backDepth: Int {
    max(0, depth - rootDepth) + (columns?.canGoBack(from: column) == true ? 1 : 0)
  }

  func goBack() {
    guard depth > rootDepth else {
      columns?.goBack(from: column)
      return
    }
    let step = ForwardStep(allSteps[depth - 1], depth: depth - 1, in: self)
    let others = forward
    pop(to: depth - 1)
    forward = others + [step]
  }

  // MARK: Titles

  private struct PageTitle {
    /// The step that pushed the page; nil for the root.
    let page: AnyHashable?
    let title: String?
  }

  private func page(at depth: Int) -> AnyHashable? { depth == 0 ? nil : allSteps[depth - 1].key }

  /// Records the title of the page on top.
  func note(title: String?) {
    let depth = depth
    titles.removeLast(max(0, titles.count - depth))
    // A restored path shows its last page only.
    while titles.count < depth {
      titles.append(PageTitle(page: page(at: titles.count), title: nil))
    }
    titles.append(PageTitle(page: page(at: depth), title: title))
  }

  /// The title of the page on top.
  var topTitle: String? { titles.count > depth ? titles[depth].title : nil }

  /// The title of the page that `goBack` shows, if it has been shown.
  var previousTitle: String? {
    guard depth > rootDepth else { return columns?.title(before: column) }
    guard titles.count >= depth, titles[depth - 1].page == page(at: depth - 1) else { return nil }
    return titles[depth - 1].title
  }

  /// A row of this column was chosen.
  func advance() { columns?.advance(from: column) }

  func push(_ value: AnyHashable) {
    if let next, let destination = destination(for: value) {
      // A column's first view has nothing below it to go back to.
      next.replaceRoot(Pusher { {} }) { destination.mount(value, $0, &$1) }
      advance()
    } else {
      forgetForward()
      pushHere(value)
    }
  }

  func pushHere(_ value: AnyHashable) {
    if boundPath != nil, steps.isEmpty {
      write(values + [value])
    } else {
      steps.append(.value(value))
      changed()
    }
  }

  func push(
    _ pusher: Pusher, _ mount: @escaping (ViewInputs, inout ElementList) -> Void
  ) -> UInt64 {
    if let next {
      defer { advance() }
      return next.replaceRoot(pusher, mount)
    }
    forgetForward()
    Self.lastID += 1
    fresh.insert(Self.lastID)
    steps.append(.view(id: Self.lastID, pusher: pusher, mount: mount))
    changed()
    return Self.lastID
  }

  /// Shows a view instead of all there is.
  @discardableResult
  private func replaceRoot(
    _ pusher: Pusher, _ mount: @escaping (ViewInputs, inout ElementList) -> Void
  ) -> UInt64 {
    pop(to: 0)
    forward = []
    hasReplacedRoot = true
    Self.lastID += 1
    fresh.insert(Self.lastID)
    steps.append(.view(id: Self.lastID, pusher: pusher, mount: mount))
    changed()
    return Self.lastID
  }

  /// Returns to `count` steps.
  func pop(to count: Int) {
    guard count < depth, count >= 0 else { return }
    forward = []
    let kept = max(0, count - values.count)
    let popped = steps.suffix(from: kept)
    if !popped.isEmpty { steps.removeLast(popped.count) }
    if count < values.count { write(Array(values.prefix(count))) }
    changed()
    for step in popped.reversed() { if case .view(_, let pusher, _) = step { pusher.onPop() } }
  }

  func remove(view id: UInt64) {
    guard
      let place = steps.firstIndex(where: { if case .view(id, _, _) = $0 { true } else { false } })
    else {
      columns?.next(after: column)?.remove(view: id)
      return
    }
    // A view that the same action pushed replaces it.
    let above = steps.suffix(from: place + 1)
    let isReplaced =
      !above.isEmpty
      && above.allSatisfy { step in
        if case .view(let id, _, _) = step { fresh.contains(id) } else { false }
      }
    guard isReplaced else { return pop(to: values.count + place) }
    steps.remove(at: place)
    changed()
  }

  private func changed() {
    version += 1
    _ = try? runtime.graph.set(ownSteps, to: version)
  }

  func destination(for value: AnyHashable) -> Destination? {
    destinations[ObjectIdentifier(type(of: value.base))]?.first
  }

  func register(_ type: Any.Type, _ destination: Destination) {
    // Another one for the type may be about to end: then this one takes its place.
    destinations[ObjectIdentifier(type), default: []].append(destination)
    guard destinations[ObjectIdentifier(type)]?.count == 1 else { return }
    values = values.map(known)
    for (index, step) in steps.enumerated() {
      if case .value(let value) = step { steps[index] = .value(known(value)) }
    }
    changedDestinations()
  }

  func unregister(_ type: Any.Type, _ owner: ObjectIdentifier) {
    let type = ObjectIdentifier(type)
    destinations[type]?.removeAll { $0.owner == owner }
    guard destinations[type]?.isEmpty == true else { return changedDestinations() }
    destinations[type] = nil
  }

  private func changedDestinations() {
    version += 1
    _ = try? runtime.graph.set(destinationsVersion, to: version)
  }
}

private enum NavigationKey: ViewInputKey {
  static var defaultValue: NavigationContext? { nil }
}

extension ViewInputs {
  /// The navigation stack around the position.
  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
