import AttributeGraph

/// The reads of the app's code that layouts and commits run: the closure of an alignment guide, a
/// visual effect, a custom layout. When a value that it read changes, it must run again (R55).
///
/// Layouts and commits run such code when they need its result, with different arguments, and
/// depend on none of its reads themselves. The reads of all runs since the last `forget` therefore
/// belong together, to one attribute.
@MainActor
public final class LayoutReads {
  private unowned(unsafe) let scope: Scope
  private let kind: ObjectIdentifier
  private let changed: () -> Void
  /// The attributes that were read.
  private var reads: [AttributeID] = []
  /// The number of `reads` that the attribute depends on.
  private var followed = 0
  /// The runs that have read observable properties.
  private var runs: [LayoutCode] = []
  /// A run that has read none, for the next one.
  private var spare: LayoutCode?
  /// Depends on what was read; none until something was.
  private var attribute = AttributeID.none
  private var endsWithScope = false

  /// More runs than this, without a `forget`, are those of an element that is placed repeatedly:
  /// the newest count.
  private static let mostRuns = 64

  /// - Parameters:
  ///   - scope: the lifetime of the element that runs the code.
  ///   - kind: the type whose values contain the code.
  ///   - changed: requests another layout or commit of the element.
  public init(in scope: Scope, of kind: Any.Type, changed: @escaping () -> Void) {
    self.scope = scope
    self.kind = ObjectIdentifier(kind)
    self.changed = changed
  }

  /// Whether values of the type may contain code or objects, and so read anything that changes.
  public static func mayRead<Value>(_ type: Value.Type) -> Bool { !_isPOD(type) }

  /// Runs the app's code.
  public func run<Result>(_ body: () -> Result) -> Result {
    guard scope.isAlive else { return body() }
    let run = spare ?? LayoutCode(scope.runtime, kind)
    spare = nil
    let (result, reads) = scope.runtime.graph.collectingReads { run.track(body) }
    note(reads)
    if run.observation == nil { spare = run } else { keep(run) }
    return result
  }

  /// The results so far are not used any more.
  public func forget() {
    reads.removeAll(keepingCapacity: true)
    followed = 0
    for run in runs { run.end() }
    runs.removeAll()
  }

  private func note(_ new: [AttributeID]) {
    if new.isEmpty { return }
    let count = reads.count
    for id in new where !reads.contains(id) { reads.append(id) }
    if reads.count > count { scope.runtime.graph.invalidate(ownAttribute()) }
  }

  private func keep(_ run: LayoutCode) {
    run.attribute = ownAttribute()
    runs.append(run)
    if runs.count > Self.mostRuns { runs.removeFirst().end() }
    guard !endsWithScope else { return }
    endsWithScope = true
    scope.onEnd { [weak self] in self?.forget() }
  }

  private func ownAttribute() -> AttributeID {
    if attribute.isNone {
      // Before the layouts of the update.
      attribute =
        scope.runtime.graph.makeRule(
          LayoutReadsRule(reads: self), in: scope.subgraph, eager: ViewInputs.endOfStructure
        ).id
    }
    return attribute
  }

  fileprivate func follow(_ context: borrowing RuleContext) throws(GraphError) {
    var hasChanged = false
    for index in reads.indices {
      if index < followed, context.didChange(reads[index]) { hasChanged = true }
      do { _ = try context.rawPointer(reads[index]) } catch {
        // An attribute that has ended does not change.
        if case .interrupted = error { throw error }
      }
    }
    followed = reads.count
    for run in runs where !run.observedChanges.isEmpty { hasChanged = true }
    guard hasChanged else { return }
    forget()
    changed()
  }
}

/// One run of the code: tracked like any other (R50).
private final class LayoutCode: TrackedNode {
  private let kind: ObjectIdentifier
  override var observationKind: ObjectIdentifier { kind }

  init(_ runtime: ViewRuntime, _ kind: ObjectIdentifier) {
    self.kind = kind
    super.init(runtime: runtime)
  }
}

@MainActor
private struct LayoutReadsRule {
  let reads: LayoutReads
}

extension LayoutReadsRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) { try reads.follow(context) }

  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}
