import AttributeGraph

/// One row, with any type of element: its lifetime, its elements and its index.
@MainActor @usableFromInline
class RowNode: TrackedNode {
  /// Whether an earlier element has the same id (R7).
  @usableFromInline let isRepeat: Bool
  @usableFromInline let scope: Scope
  @usableFromInline let identifier: ElementIdentifier

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  @exclusivity(unchecked) @usableFromInline final var list = ElementList()
  /// The update of the `ForEach` that last had this row.
  @exclusivity(unchecked) @usableFromInline final var pass: UInt32
  /// The update that made it, or brought it back.
  @exclusivity(unchecked) @usableFromInline final var firstPass: UInt32
  /// The row's preferences; `nil` where nothing reads them.
  @exclusivity(unchecked) @usableFromInline final var preferences: PreferenceNode?
  /// While it is being removed: how many of the rows that stay are before it (R66).
  @exclusivity(unchecked) final var leavingIndex = 0
  /// Whether it has not run since its `ForEach` took new data, because it is away from the screen.
  @exclusivity(unchecked) final var isOutdated = false
  /// Its index among the rows.
  @exclusivity(unchecked) @usableFromInline final var index = 0

  @usableFromInline
  init(_ scope: Scope, _ identifier: ElementIdentifier, isRepeat: Bool, _ pass: UInt32) {
    self.scope = scope
    self.identifier = identifier
    self.isRepeat = isRepeat
    self.pass = pass
    firstPass = pass
    super.init(runtime: scope.runtime)
  }

  final override func catchUp() {
    guard isOutdated else { return }
    isOutdated = false
    runtime.graph.invalidate(attribute)
  }

  /// Whether the row, or something that it is in, is removed and stays for its transition (R66).
  @usableFromInline final var isInLeavingScope: Bool { scope.isInRemoval }
}

/// How the rows of a `ForEach` are run.
@MainActor @usableFromInline
class RowTracking {
  /// While many rows run in sequence and their reads are tracked together
  /// (`ObservationRun.trackTogether`).
  @exclusivity(unchecked) @usableFromInline final var isTogether = false
  /// Whether elements have repeated ids (R7).
  @exclusivity(unchecked) @usableFromInline final var hasRepeats = false

  @usableFromInline
  init() {}
}

/// The newest content closure of a `ForEach`, for its rows.
@MainActor @usableFromInline
final class RowContents<Data: RandomAccessCollection, Content: View>: RowTracking {
  @exclusivity(unchecked) @usableFromInline var content: ((Data.Element) -> Content)?
  private let takesBindings = Data.Element.self is any ElementBinding.Type

  @usableFromInline
  func take<ID>(_ collection: ForEach<Data, ID, Content>) {
    content = takesBindings ? collection.contentForBindings : collection.content
  }
}

/// A row's element, and the attribute that evaluates the content closure for it.
@MainActor @usableFromInline
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowNode {
  @usableFromInline let contents: RowContents<Data, Content>
  @exclusivity(unchecked) @usableFromInline var element: Data.Element

  @inlinable
  init(
    _ scope: Scope, _ contents: RowContents<Data, Content>, _ identifier: TypedIdentifier<ID>,
    _ element: Data.Element,
    isRepeat: Bool, _ pass: UInt32
  ) {
    self.contents = contents
    self.element = element
    super.init(scope, identifier, isRepeat: isRepeat, pass)
  }

  /// Whether the row shows its last content, because it, or something that it is in, is leaving.
  @inlinable var isKept: Bool { runtime.leavingScopes > 0 && isInLeavingScope }

  @inlinable var id: ID { unsafeDowncast(identifier, to: TypedIdentifier<ID>.self).id }

  /// Mounts the closure's result, in the row's lifetime.
  @inlinable
  func mount(_ inputs: ViewInputs, _ occurrence: Int) {
    scope.begin(self, identifier)
    let content = inputs.graph.makeRule(RowRule(row: self), in: scope.subgraph)
    attribute = content.id
    var place = inputs.inRow(scope, identifier, occurrence)
    if let enclosing = inputs.preferences {
      preferences = enclosing.makeChild(in: scope)
      place.preferences = preferences
    }
    Content._mount(_GraphValue(content).compared, place, into: &list)
  }

  @inlinable
  func makeContent() -> Content {
    guard let content = contents.content else {
      preconditionFailure("a ForEach row was evaluated before its ForEach")
    }
    if contents.hasRepeats { return makeRepeated(content) }
    return contents.isTogether ? content(element) : track { content(element) }
  }

  @usableFromInline
  func makeRepeated(_ content: (Data.Element) -> Content) -> Content {
    RepeatedIDs.whileMet { track { content(element) } }
  }
}

extension Scope {
  /// Becomes the lifetime of a row.
  @usableFromInline
  func begin(_ row: TrackedNode, _ identifier: ElementIdentifier) {
    code = row
    self.identifier = identifier
  }
}

extension ViewInputs {
  /// The inputs of a row's content.
  @usableFromInline
  func inRow(_ scope: Scope, _ identifier: ElementIdentifier, _ occurrence: Int) -> ViewInputs {
    var place = self
    place.enter(scope)
    place.identify(by: identifier, occurrence: occurrence)
    return place
  }
}

@MainActor @usableFromInline
struct RowRule<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  @usableFromInline let row: ForEachRow<Data, ID, Content>

  @inlinable
  init(row: ForEachRow<Data, ID, Content>) { self.row = row }
}

extension RowRule: @MainActor Rule {
  @inlinable
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content {
    if row.isKept || row.isHeld, let last = context.previous(as: Content.self) { return last }
    return row.makeContent()
  }

  @usableFromInline
  static func areEqual(_ a: borrowing Content, _ b: borrowing Content) -> Bool {
    ViewComparison.areEqualReporting(a, b)
  }
}
