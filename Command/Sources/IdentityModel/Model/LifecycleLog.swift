/// The events of one step in the order a view sees them: `lifecycleLog`.
public struct LifecycleLog: Hashable, Sendable {
  public enum Event: String, CaseIterable, Sendable {
    case `init`
    case onAppear
    case onDisappear
    case `deinit`
  }

  public struct Entry: Hashable, Sendable {
    public let event: Event
    /// Places in the new tree for `init` and `onAppear`, in the old tree for `onDisappear` and
    /// `deinit`.
    public let positions: Set<Position>

    public init(event: Event, positions: Set<Position>) {
      self.event = event
      self.positions = positions
    }
  }

  public let entries: [Entry]

  public init(entries: [Entry] = []) { self.entries = entries }
}

extension LifecycleLog {
  /// The log of a first render.
  public init(firstRender tree: Tree) { self.init(begun: Set(tree.cellPositions), ended: []) }

  /// The log of a render whose fates are `reconciliation`.
  public init(render old: Tree, to new: Tree, _ reconciliation: Reconciliation) {
    self.init(
      begun: Set(new.cellPositions).subtracting(reconciliation.survivors.values),
      ended: Set(old.cellPositions).subtracting(reconciliation.survivors.keys))
  }

  private init(begun: Set<Position>, ended: Set<Position>) {
    let all: [(Event, Set<Position>)] = [
      (.`init`, begun), (.onAppear, begun), (.onDisappear, ended), (.`deinit`, ended),
    ]
    entries = all.filter { !$0.1.isEmpty }.map { Entry(event: $0.0, positions: $0.1) }
  }

  /// The positions of `event`, none when it did not happen.
  public func positions(of event: Event) -> Set<Position> {
    entries.first { $0.event == event }?.positions ?? []
  }
}
