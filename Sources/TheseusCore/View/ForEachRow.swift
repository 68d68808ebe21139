import AttributeGraph

/// Where rows find the newest content closure of their `ForEach`.
@MainActor
final class RowContents<Data: RandomAccessCollection, Content: View> {
  @exclusivity(unchecked) var content: ((Data.Element) -> Content)?
}

/// One row: its lifetime, what it emits, and the attribute that evaluates the content closure for its element.
@MainActor
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: TrackedNode {
  let scope: Scope
  @exclusivity(unchecked) private(set) var list = ElementList()
  /// What the row hands up; `nil` where nobody asks.
  @exclusivity(unchecked) private(set) var preferences: PreferenceNode?
  private let contents: RowContents<Data, Content>
  @exclusivity(unchecked) var element: Data.Element
  /// Where it stood when its removal began (R66).
  var leavingIndex = 0
  /// The update of the `ForEach` that last had this row.
  @exclusivity(unchecked) var pass: UInt32

  init(_ scope: Scope, _ contents: RowContents<Data, Content>, _ element: Data.Element, _ pass: UInt32) {
    self.scope = scope
    self.contents = contents
    self.element = element
    self.pass = pass
    super.init(runtime: scope.runtime)
  }

  /// Mounts what the closure makes, in the row's lifetime.
  func mount(_ inputs: ViewInputs, _ id: AnyHashable, _ occurrence: Int) {
    scope.code = self
    let content = inputs.graph.makeRule(RowRule(row: self), in: scope.subgraph)
    attribute = content.id
    var place = inputs.inside(scope).identified(by: id, occurrence: occurrence)
    preferences = inputs.preferences?.makeChild(in: scope)
    place.preferences = preferences
    Content._mount(_GraphValue(content).compared, place, into: &list)
  }

  fileprivate func makeContent() -> Content {
    guard let content = contents.content else { preconditionFailure("a ForEach row was evaluated before its ForEach") }
    return ObservationRun.track(self) { content(element) }
  }
}

@MainActor
private struct RowRule<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let row: ForEachRow<Data, ID, Content>
}

extension RowRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content { row.makeContent() }
  static func areEqual(_ a: borrowing Content, _ b: borrowing Content) -> Bool { ViewComparison.areEqual(a, b) }
}
