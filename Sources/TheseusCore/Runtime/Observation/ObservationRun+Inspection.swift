#if canImport(Darwin)
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif

extension ObservationRun {
  /// The properties that the run has read, for developer's tools; nil where nobody knows: of the
  /// first run of a kind of code without `ViewRuntime.namesFirstReads`, and on Apple platforms.
  ///
  /// Costs the run itself nothing: the existing registration lists them when the run's own
  /// property changes.
  @MainActor
  func readKeyPaths() -> [AnyKeyPath]? {
    #if canImport(Darwin)
      return nil
    #else
      let before = state.load(ordering: .acquiring)
      guard before != ObservationRun.State.cancelled,
        state.compareExchange(
          expected: before, desired: ObservationRun.State.asked, ordering: .acquiringAndReleasing
        ).exchanged
      else { return nil }
      Self.answer = nil
      registrar.willSet(self, keyPath: \.trigger)
      registrar.didSet(self, keyPath: \.trigger)
      // A change of another thread may have arrived meanwhile.
      _ = state.compareExchange(
        expected: ObservationRun.State.asked, desired: before, ordering: .acquiringAndReleasing)
      defer { Self.answer = nil }
      return Self.answer
    #endif
  }

  #if !canImport(Darwin)
    /// The answer to `readKeyPaths`, on the main actor: only there, the property changes while it
    /// is asked.
    nonisolated(unsafe) private static var answer: [AnyKeyPath]?

    /// Whether the change is the question of `readKeyPaths`, which is answered.
    func answers(_ tracking: ObservationTracking) -> Bool {
      guard tracking.changed == \ObservationRun.trigger else { return false }
      Self.answer = Self.properties(of: tracking).filter { $0 != \ObservationRun.trigger }
      return true
    }

    /// All properties of a registration. Its list has no interface, so they are found by their
    /// type: `list.entries`, a dictionary of structs with a set of key paths.
    private static func properties(of tracking: ObservationTracking) -> [AnyKeyPath] {
      var found: [AnyKeyPath] = []
      guard let list = child("list", of: tracking), let entries = child("entries", of: list) else {
        return []
      }
      for pair in Mirror(reflecting: entries).children {
        guard let entry = child("value", of: pair.value),
          let properties = child("properties", of: entry) as? Set<AnyKeyPath>
        else { continue }
        found += properties
      }
      return found
    }

    private static func child(_ name: String, of value: Any) -> Any? {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional {
        return mirror.children.first.flatMap { child(name, of: $0.value) }
      }
      return mirror.children.first { $0.label == name }?.value
    }
  #endif
}

extension ViewRuntime {
  /// Whether `OwnerNode.inspectedReads()` names the properties of observable objects that the first
  /// run of a kind of code has read, in all runtimes of the process. It costs each such run a
  /// second look for reads, so programs set it before they start, and only those that may be
  /// inspected.
  package static var namesFirstReads: Bool {
    get {
      #if canImport(Darwin)
        false
      #else
        ObservationRun.namesFirstReads
      #endif
    }
    set {
      #if !canImport(Darwin)
        ObservationRun.namesFirstReads = newValue
      #endif
    }
  }
}
