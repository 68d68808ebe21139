import IdentityModel
import TheseusCore

/// The runtime as a subject of traces: each program mounted as real views.
@MainActor
public struct RuntimeSubject {
  public let name = "runtime"
  private let profile: IdentityProfile?
  private var mounted: MountedProgram?
  private var tree = Tree(kind: .structural)

  /// `profile` replaces the profile of a trace's rules, for presets that differ in what traces do
  /// not show.
  public init(profile: IdentityProfile? = nil) { self.profile = profile }

  private func observation(endedIn old: Tree?) -> TraceSubject.Observation {
    guard let mounted else { return ([:], LifecycleLog()) }
    let positions = tree.cellPositions
    var cells: [Position: Int] = [:]
    for unmanaged in mounted.recorder.lives {
      let life = unmanaged.takeUnretainedValue()
      // A view that reports to be outside the tree is shown at a position that no tree has.
      let position =
        positions.indices.contains(life.place) ? positions[life.place] : [0, life.place]
      let value = life.cell?.wrappedValue ?? -1
      cells[position] = cells[position] == nil && value == life.shown ? value : -1
    }
    return (cells, log(positions, old?.cellPositions ?? []))
  }

  /// Events of one kind in a row are one entry, so that events out of order are entries too many.
  private func log(_ new: [Position], _ old: [Position]) -> LifecycleLog {
    var entries: [LifecycleLog.Entry] = []
    for code in mounted?.recorder.events ?? [] {
      guard let event = Recorder.Event(rawValue: code >> 8) else { continue }
      let name: LifecycleLog.Event =
        switch event {
        case .began: .`init`
        case .appeared: .onAppear
        case .disappeared: .onDisappear
        case .ended: .`deinit`
        }
      let places = event == .began || event == .appeared ? new : old
      let place = Int(code & 0xFF)
      let position = places.indices.contains(place) ? places[place] : [0, place]
      if let last = entries.last, last.event == name, !last.positions.contains(position) {
        entries[entries.count - 1] = .init(event: name, positions: last.positions.union([position]))
      } else {
        entries.append(.init(event: name, positions: [position]))
      }
    }
    return LifecycleLog(entries: entries)
  }
}

extension RuntimeSubject: @MainActor TraceSubject {
  public mutating func start(program: Program, tree: Tree, rules: IdentityRules) throws
    -> Observation
  {
    guard let profile = profile ?? rules.runtimeProfile else {
      throw ProgramError(
        description: "the runtime has no profile for an AnyView recognized by its outermost tag")
    }
    mounted?.unmount()
    mounted = try MountedProgram(program, tree: tree, profile: profile)
    self.tree = tree
    return observation(endedIn: nil)
  }

  public mutating func render(_ tree: Tree) -> Observation {
    let old = self.tree
    self.tree = tree
    mounted?.render(tree)
    return observation(endedIn: old)
  }

  public mutating func restart(_ tree: Tree) throws -> (Observation, RestartReport) {
    self.tree = tree
    let report = try mounted?.restart(tree) ?? RestartReport(kept: 0, dropped: 0)
    return (observation(endedIn: nil), report)
  }

  public mutating func write(_ value: Int, at position: Position) -> Observation {
    if let place = tree.cellPositions.firstIndex(of: position) { mounted?.write([(place, value)]) }
    return observation(endedIn: tree)
  }
}
