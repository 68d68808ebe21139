import TheseusCore

/// One event of one identity, in order with the others.
public struct TraceEntry: Sendable, CustomStringConvertible {
  public enum Event: String, Sendable, Codable, CaseIterable {
    case created, appeared, disappeared, ended, survived, ran
  }

  public var event: Event
  /// The view's type, without module and generic arguments: `Counter`.
  public var type: String
  /// The readable path: `Root/VStack[1]/if:true/Counter`.
  public var identity: String
  /// Nil for appearances, which follow from the others.
  public var cause: Cause?

  /// `ended Root/if:true/Counter: branch flipped true→false at Profile.swift:14 (R2)`
  public var description: String {
    guard let cause else { return "\(event.rawValue) \(identity)" }
    return "\(event.rawValue) \(identity): \(cause.description) (\(cause.rule))"
  }
}

extension Trace {
  /// Everything that happened to identities, in order.
  public var entries: [TraceEntry] {
    recorder.events.map { event in
      let isPlain = event.kind == .appeared || event.kind == .disappeared
      return TraceEntry(
        event: event.kind.event, type: event.identity.typeName,
        identity: event.identity.description, cause: isPlain ? nil : event.cause)
    }
  }
}

extension IdentityPath {
  /// `Counter` for the path of a view of that type.
  fileprivate var typeName: String {
    if case .view(let type, _, _) = component {
      Component.name(of: type)
    } else {
      component.description
    }
  }
}

extension TraceRecorder.Event.Kind {
  fileprivate var event: TraceEntry.Event {
    switch self {
    case .created: .created
    case .appeared: .appeared
    case .disappeared: .disappeared
    case .ended: .ended
    case .survived: .survived
    case .bodyRan: .ran
    }
  }
}
