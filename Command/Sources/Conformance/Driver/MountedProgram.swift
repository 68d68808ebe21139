import IdentityModel
import TheseusCore

/// A program mounted in the runtime as real views, with nothing of a host but the flush.
@MainActor
public final class MountedProgram {
  public let program: Program
  let recorder = Recorder()
  private let profile: IdentityProfile
  private let factory: any ViewFactory
  private var runtime: ViewRuntime
  private var replaceRoot: (PlacedTree) -> Void

  /// Mounts `tree`, a value of `program`: its first render. Throws where no views can be built of
  /// the program.
  public init(_ program: Program, tree: Tree, profile: IdentityProfile) throws(ProgramError) {
    if let flaw = tree.mismatch(with: program, distinctRows: false) {
      throw ProgramError(description: "the tree is not of the program: \(flaw)")
    }
    self.program = program
    self.profile = profile
    let runtime = ViewRuntime(profile: profile)
    self.runtime = runtime
    factory = try FactoryBuilder.factory(for: program)
    replaceRoot = Self.mount(factory, PlacedTree(tree), runtime)
    Recorder.current = recorder
    runtime.flush()
  }

  private static func mount<Factory: ViewFactory>(
    _ factory: Factory, _ tree: PlacedTree, _ runtime: ViewRuntime
  ) -> (PlacedTree) -> Void {
    let mount = RootMount(runtime.rootInputs()) { factory.make(tree) }
    var last = tree
    return { tree in
      let isSame = tree === last
      last = tree
      // A value is created once for each tree that is rendered often. Rendered twice in a row it is
      // recreated: a value that shares all its storage with the present one would be found equal
      // without a comparison.
      if let made = tree.made, !isSame {
        let view = unsafeDowncast(made, to: MadeView<Factory.Content>.self).view
        return mount.update { view }
      }
      guard tree.isKept else { return mount.update { factory.make(tree) } }
      let view = factory.make(tree)
      tree.made = MadeView(view)
      mount.update { view }
    }
  }

  /// Renders another value of the program: one event, one update.
  public func render(_ tree: Tree) { render(PlacedTree(tree)) }

  /// The same, of a tree that is rendered often.
  func render(_ tree: PlacedTree) {
    begin()
    replaceRoot(tree)
    runtime.flush()
  }

  /// Writes cells in one event. Places without a live view are passed over.
  public func write(_ values: [(place: Int, value: Int)]) {
    begin()
    for (place, value) in values { life(at: place)?.cell?.wrappedValue = value }
    runtime.flush()
  }

  /// The process ends after a snapshot, and the next one continues from it with `tree`. Nothing of
  /// the ended one may be left; the events are those of the next one.
  public func restart(_ tree: Tree) throws -> RestartReport {
    let snapshot = try stop()
    recorder.reset()
    return start(PlacedTree(tree), from: snapshot)
  }

  /// Takes a snapshot and ends every identity.
  func stop() throws -> Snapshot {
    begin()
    let snapshot = try runtime.snapshot()
    runtime.unmount()
    return snapshot
  }

  /// Begins a new runtime that continues from `snapshot`.
  func start(_ tree: PlacedTree, from snapshot: Snapshot) -> RestartReport {
    begin()
    runtime = ViewRuntime(profile: profile)
    runtime.restore(snapshot)
    replaceRoot = Self.mount(factory, tree, runtime)
    runtime.flush()
    // The next snapshot encodes only what changes from here on.
    runtime.keepsSnapshots = true
    _ = try? runtime.snapshot()
    var report = RestartReport(kept: 0, dropped: 0)
    for cell in runtime.restoreReport {
      switch cell.outcome {
      case .kept: report.kept += 1
      case .dropped: report.dropped += 1
      case .reset, .waiting: report.others += 1
      }
    }
    return report
  }

  /// Ends every identity.
  public func unmount() {
    begin()
    runtime.unmount()
  }

  /// A tree that is rendered many times. If it contains an AnyView, each render recreates it, as a
  /// body would: the same box must not return.
  func place(_ tree: Tree) -> PlacedTree {
    let placed = PlacedTree(tree)
    placed.isKept = !program.hasAnyView
    return placed
  }

  private func begin() {
    Recorder.current = recorder
    recorder.reset()
  }

  private func life(at place: Int) -> Life? {
    for life in recorder.lives {
      let found = life._withUnsafeGuaranteedRef { $0.place == place ? $0 : nil }
      if let found { return found }
    }
    return nil
  }
}

/// The view that a tree was made into.
private final class MadeView<Content> {
  let view: Content
  init(_ view: Content) { self.view = view }
}

extension Program {
  fileprivate var hasAnyView: Bool { kind == .anyView || kids.contains(where: \.hasAnyView) }
}

extension IdentityRules {
  /// The runtime's profile of these rules; nil where the runtime has none (an AnyView recognized by
  /// its outermost tag, rows without occurrence numbers).
  public var runtimeProfile: IdentityProfile? {
    guard numbersDuplicateRows else { return nil }
    let arms: IdentityProfile.MatchingArms = matchingArms == .shared ? .shared : .distinct
    switch anyViewIdentity {
    case .wrappedType: return IdentityProfile(anyViewIdentity: .wrappedType, matchingArms: arms)
    case .opaque: return IdentityProfile(anyViewIdentity: .opaque, matchingArms: arms)
    case .outermostTag: return nil
    }
  }
}
