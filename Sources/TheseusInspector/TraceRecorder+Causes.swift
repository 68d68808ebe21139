import TheseusCore

extension TraceRecorder.Event {
  /// The reason as text.
  var cause: Cause {
    switch reason {
    case .decision(let decision): decision.cause
    case .body(let causes): Cause(bodyRan: causes)
    case .none: Cause(kind: .kept, rule: "R67", description: "")
    }
  }
}

extension Cause {
  /// A body run may have several reasons: the kind is that of the first, the text names all.
  package init(bodyRan causes: [BodyCause]) {
    guard let first = causes.first else {
      self.init(
        kind: .parentPassedNewValue, rule: "R40",
        description:
          "body ran: it read a value that is not state, an object or the environment")
      return
    }
    if first.kind == .firstAppearance {
      self.init(
        kind: .firstAppearance, location: first.location, rule: "R20",
        description: "body ran: first appearance")
      return
    }
    let reasons = causes.map { ($0.kind.reads + " " + $0.change).trimmed }
    let place = first.location?.ofDeveloper.map { " at \($0)" } ?? ""
    self.init(
      kind: first.kind, location: first.location, rule: first.kind.bodyRule,
      description: "body ran: " + reasons.joined(separator: ", ") + place)
  }
}

extension Cause.Kind {
  /// The reason why a body ran, as text.
  fileprivate var reads: String {
    switch self {
    case .stateChanged: "@State"
    case .bindingChanged: "@Binding"
    case .environmentChanged: "@Environment"
    case .observedChanged: "observed"
    case .parentPassedNewValue: "parent passed a new"
    default: rawValue
    }
  }

  fileprivate var bodyRule: String {
    switch self {
    case .stateChanged, .bindingChanged: "R25"
    case .environmentChanged: "R42"
    case .observedChanged: "R50"
    default: "R40"
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
