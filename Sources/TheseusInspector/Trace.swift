import TheseusCore

/// The decisions of a runtime since mounting, or since `reset()`.
@MainActor
public struct Trace {
  let recorder: TraceRecorder
  private let runtime: ViewRuntime?

  /// - Parameter runtime: the runtime whose issues from other threads are collected before they are
  ///   read.
  public init(_ recorder: TraceRecorder, of runtime: ViewRuntime? = nil) {
    self.recorder = recorder
    self.runtime = runtime
  }

  /// Forgets everything so far.
  public func reset() {
    runtime?.drainIssues()
    recorder.reset()
  }

  /// How often bodies of this view type ran.
  public func bodyRuns<V: View>(of type: V.Type) -> Int {
    recorder.events(of: type, .bodyRan).count
  }

  /// One entry for each identity of this view type that began, with its cause.
  public func created<V: View>(_ type: V.Type) -> [LifetimeEvent] { lifetimes(type, .created) }

  /// One entry for each identity of this view type that ended, with its cause.
  public func ended<V: View>(_ type: V.Type) -> [LifetimeEvent] { lifetimes(type, .ended) }

  /// Identities of this view type that an update kept when a conditional or list above them was
  /// decided again; one entry for each update.
  public func survived<V: View>(_ type: V.Type) -> [LifetimeEvent] { lifetimes(type, .survived) }

  /// Why each body run of this view type happened, in order: one cause for each run.
  public func bodyCauses<V: View>(_ type: V.Type) -> [Cause] {
    recorder.events(of: type, .bodyRan).map(\.cause)
  }

  /// Writes that ran nothing because the value was equal to the old one (R24).
  public var skippedWrites: [Cause] { recorder.skippedWrites }

  /// Faults that the runtime noticed, oldest first.
  public var issues: [RuntimeIssue] {
    runtime?.drainIssues()
    return recorder.issues
  }

  /// Updates; each is one transaction (R26).
  public var transactions: Int { recorder.transactions }

  /// Creation, appearance, disappearance and end of every identity, in the order in which they
  /// happened.
  public var lifecycle: [(event: LifecycleEvent, identity: String)] {
    recorder.events.compactMap { event in
      event.kind.lifecycle.map { ($0, event.identity.description) }
    }
  }

  /// The output of `_printChanges()` and `_logChanges()`, line by line.
  public var printed: [String] { recorder.printed }

  private func lifetimes(_ type: Any.Type, _ kind: TraceRecorder.Event.Kind) -> [LifetimeEvent] {
    recorder.events(of: type, kind).map {
      LifetimeEvent(identity: $0.identity.description, cause: $0.cause)
    }
  }
}

extension TraceRecorder.Event.Kind {
  fileprivate var lifecycle: LifecycleEvent? {
    switch self {
    case .created: .created
    case .appeared: .appeared
    case .disappeared: .disappeared
    case .ended: .ended
    case .survived, .bodyRan: nil
    }
  }
}
