import AttributeGraph
import TheseusCore

/// Shared by the views of one navigation stack: its path, the destinations they declare, push and
/// pop.
@MainActor
final class NavigationContext {
  let runtime: ViewRuntime
  /// Changes with the steps that no bound path contains.
  let ownSteps: Attribute<Int>
  /// The steps that were pushed without a bound path, and views pushed between and above its
  /// values.
  private var own: [OwnStep] = []
  /// The bound path; nil when the stack has its own.
  var boundPath: Attribute<[AnyHashable]>?
  var writePath: ([AnyHashable]) -> Void = { _ in }
  private(set) var values: [AnyHashable] = []
  /// The bound path as this stack has written it, until it is read.
  private var written: [AnyHashable]?
  private var hasReadPath = false
  /// The number of values once the binding has what was written to it.
  private var expectedCount: Int?
  /// The number of values before the app appended some in this update.
  private var countBeforeAppending: Int?
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

  /// Where the stack is written, if it has a path.
  var site: SourceSite?
  /// The readable path of the stack.
  var place: String?
  /// Calls an action when the event at hand causes no further update.
  var whenSettled: (@escaping () -> Void) -> Void = { $0() }
  /// The types of values whose pages are missing.
  var missingTypes: Set<String> = []
  var reportedTypes: Set<String> = []
  var awaitsDestination = false

  private let scope: Scope
  var isAlive: Bool { scope.isAlive }

  /// Whether a scope inside the stack is in none of its views' presentations.
  fileprivate func holds(_ inner: Scope) -> Bool {
    var current: Scope? = inner
    while let candidate = current, candidate !== scope {
      if candidate.isPresentation { return false }
      current = candidate.parent
    }
    return true
  }

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
      own.append(OwnStep(step: .value(value), below: 0))
    }
    runtime.afterLoadingRestored { [weak self] in self?.dropUnreachable() }
  }

  /// Restored values for which this build has no destination cannot be shown, and hide what links
  /// push above them.
  private func dropUnreachable() {
    let unreachable = own.firstIndex {
      if case .value(let value) = $0.step { destination(for: value) == nil } else { false }
    }
    guard isAlive, let unreachable, case .value(let value) = own[unreachable].step else { return }
    let type = Self.typeName(value)
    own.removeSubrange(unreachable...)
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
    for case .value(let value) in own.lazy.map(\.step).prefix(while: \.isValue) {
      guard let step = SavedHashable(value) else { break }
      saved.append(step)
    }
    return saved.isEmpty ? nil : saved
  }

  /// The pages above the first value that the app changes have ended, also those that are views.
  func readPath(_ path: [AnyHashable]) {
    let new = path.map(known)
    defer { hasReadPath = true }
    expectedCount = nil
    guard new != values else { return }
    // The app leads elsewhere.
    if hasReadPath, new != written { forward = [] }
    written = nil
    let common = zip(values, new).prefix { $0 == $1 }.count
    if common == values.count { noteAppending(above: common) }
    values = new
    let remaining = own.prefix { $0.below <= common }.count
    let popped = own.suffix(from: remaining)
    guard !popped.isEmpty else { return }
    own.removeLast(popped.count)
    // The path is read during an update, in which nothing may be written.
    runtime.afterUpdate { popped.reversed().forEach { $0.notifyPusher() } }
  }

  private func noteAppending(above count: Int) {
    countBeforeAppending = count
    // Bindings that the same action has written are followed after this update, in any order.
    runtime.afterUpdate { [weak self] in
      self?.runtime.afterUpdate { self?.countBeforeAppending = nil }
    }
  }

  private func write(_ path: [AnyHashable]) {
    written = path
    expectedCount = path.count
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

  /// All steps, from the first one above the root on.
  var allSteps: [Step] {
    var all = values.map { Step.value($0) }
    for (index, step) in own.enumerated() {
      all.insert(step.step, at: min(step.below + index, all.count))
    }
    return all
  }
  var depth: Int { values.count + own.count }

  func step(at depth: Int) -> Step? {
    let all = allSteps
    return all.indices.contains(depth) ? all[depth] : nil
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
    if boundPath != nil { write(values + [value]) } else { append(.value(value)) }
  }

  func push(
    _ pusher: Pusher, _ mount: @escaping (ViewInputs, inout ElementList) -> Void
  ) -> UInt64 {
    if let next {
      defer { advance() }
      return next.replaceRoot(pusher, mount)
    }
    forgetForward()
    return append(pusher, mount)
  }

  private func append(
    _ pusher: Pusher, _ mount: @escaping (ViewInputs, inout ElementList) -> Void
  ) -> UInt64 {
    Self.lastID += 1
    fresh.insert(Self.lastID)
    // Above that of each view below, one of which may be removed from between.
    let positions = own.compactMap { step -> Int? in
      if case .view(let id, _, _) = step.step { id.position } else { nil }
    }
    let id = ViewID(number: Self.lastID, position: (positions.max() ?? -1) + 1)
    append(.view(id: id, pusher: pusher, mount: mount))
    return Self.lastID
  }

  private func append(_ step: Step) {
    own.append(OwnStep(step: step, below: expectedCount ?? values.count))
    changed()
  }

  /// Shows a view instead of all there is.
  @discardableResult
  private func replaceRoot(
    _ pusher: Pusher, _ mount: @escaping (ViewInputs, inout ElementList) -> Void
  ) -> UInt64 {
    pop(to: 0)
    forward = []
    hasReplacedRoot = true
    return append(pusher, mount)
  }

  /// Returns to `count` steps.
  func pop(to count: Int) {
    guard count < depth, count >= 0 else { return }
    forward = []
    let kept = own.enumerated().prefix { $1.below + $0 < count }.count
    let popped = own.suffix(from: kept)
    if !popped.isEmpty { own.removeLast(popped.count) }
    if count - kept < values.count { write(Array(values.prefix(count - kept))) }
    changed()
    popped.reversed().forEach { $0.notifyPusher() }
  }

  func remove(view id: UInt64) {
    guard let place = own.firstIndex(where: { $0.isView(of: [id]) }) else {
      columns?.next(after: column)?.remove(view: id)
      return
    }
    // A page that the same action pushed replaces it.
    let below = own[place].below
    let above = own.suffix(from: place + 1)
    let hasValuesAbove = values.count > below
    let isReplaced =
      (hasValuesAbove || !above.isEmpty)
      && above.allSatisfy { $0.isView(of: fresh) }
      && (!hasValuesAbove || countBeforeAppending.map { $0 <= below } ?? false)
    guard isReplaced else { return pop(to: below + place) }
    own.remove(at: place)
    changed()
  }

  func changed() {
    version += 1
    _ = try? runtime.graph.set(ownSteps, to: version)
  }

  func destination(for value: AnyHashable) -> Destination? {
    destinations[ObjectIdentifier(type(of: value.base))]?.first
  }

  /// The same for a body, which runs again when destinations are declared later.
  func declaredDestination(for value: AnyHashable) -> Destination? {
    _ = try? runtime.graph.readAmbient(destinationsVersion)
    return destination(for: value)
  }

  func register(_ type: Any.Type, _ destination: Destination) {
    guard !isRegistered(ObjectIdentifier(type), destination.owner) else { return }
    // An older destination for the type may be about to end: then this one replaces it.
    destinations[ObjectIdentifier(type), default: []].append(destination)
    guard destinations[ObjectIdentifier(type)]?.count == 1 else { return }
    values = values.map(known)
    for (index, step) in own.enumerated() {
      if case .value(let value) = step.step { own[index].step = .value(known(value)) }
    }
    changedDestinations()
  }

  func unregister(_ type: Any.Type, _ owner: ObjectIdentifier) {
    let type = ObjectIdentifier(type)
    guard isRegistered(type, owner) else { return }
    destinations[type]?.removeAll { $0.owner == owner }
    guard destinations[type]?.isEmpty == true else { return changedDestinations() }
    destinations[type] = nil
  }

  private func isRegistered(_ type: ObjectIdentifier, _ owner: ObjectIdentifier) -> Bool {
    destinations[type]?.contains { $0.owner == owner } == true
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
  /// The navigation stack around the position. A presentation is not in the stack of its presenter.
  var navigation: NavigationContext? {
    get { self[NavigationKey.self].flatMap { $0.holds(scope) ? $0 : nil } }
    set { self[NavigationKey.self] = newValue }
  }
}
