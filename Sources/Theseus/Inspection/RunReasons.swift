import TheseusCore
import TheseusInspector

/// Why a body ran. All bodies that ran for one reason share it.
@MainActor
final class RunReason {
  let causes: [BodyCause]
  /// `@State count 3→4`
  private(set) lazy var words = causes.map(Self.words).joined(separator: ", ")

  init(_ causes: [BodyCause]) { self.causes = causes }

  nonisolated static func words(_ cause: BodyCause) -> String {
    let text = Cause(bodyRan: [cause]).description
    return text.hasPrefix("body ran: ") ? String(text.dropFirst(10)) : text
  }
}

/// The reasons of body runs, found without describing them: many bodies run for the same one.
@MainActor
struct RunReasons {
  private struct Fields: Hashable {
    let type: ObjectIdentifier
    let changed: UInt64
  }

  /// Everything that decides the description of a reason, as long as no further value is written.
  private struct Changes: Hashable {
    var sources: [ObjectIdentifier] = []
    var kinds: [Cause.Kind] = []
    var tokens: [ObjectIdentifier?] = []
    var fields: Fields?
  }

  private static let most = 1_024

  private let first = RunReason([BodyCause(.firstAppearance, "")])
  /// By the token of the property, which is kept: an address is unique only while its object lives.
  private var observed: [ObjectIdentifier: (token: AnyObject, reason: RunReason)] = [:]
  /// By the fields of a value that its parent passed.
  private var values: [Fields: RunReason] = [:]
  private var lastObserved: (token: AnyObject, reason: RunReason)?
  /// Of a state or an object that changed in this pass.
  private var lastSource: (source: ObjectIdentifier, kind: Cause.Kind, reason: RunReason)?
  /// Of several changes in this pass.
  private var several: [Changes: RunReason] = [:]

  /// The pass is over or a further value was written: a state that was a reason may have others.
  mutating func forgetSources() {
    lastSource = nil
    if !several.isEmpty { several.removeAll(keepingCapacity: true) }
  }

  mutating func reason(_ reasons: BodyReasons, of owner: OwnerNode) -> RunReason {
    if reasons.isFirst { return first }
    switch (reasons.sources.count, reasons.observed.first, reasons.valueChanged) {
    case (0, let change?, false):
      if let known = property(change, reasons.observed) { return known }
    case (1, nil, false): return source(reasons.sources[0], reasons, owner)
    case (0, nil, true):
      let key = Fields(type: ObjectIdentifier(owner.type), changed: reasons.changedFields)
      if let known = values[key] { return known }
      let made = RunReason(reasons.causes(of: owner))
      if values.count < Self.most { values[key] = made }
      return made
    default: break
    }
    let changes = Self.changes(reasons, of: owner)
    if let known = several[changes] { return known }
    let made = RunReason(reasons.causes(of: owner))
    several[changes] = made
    return made
  }

  private static func changes(_ reasons: BodyReasons, of owner: OwnerNode) -> Changes {
    var changes = Changes()
    for index in 0..<reasons.sources.count {
      let source = reasons.sources[index]
      changes.sources.append(ObjectIdentifier(source))
      changes.kinds.append(source.causeKind(for: owner))
    }
    for change in reasons.observed {
      changes.tokens.append(change.token.map { ObjectIdentifier($0) })
    }
    if reasons.valueChanged {
      changes.fields = Fields(type: ObjectIdentifier(owner.type), changed: reasons.changedFields)
    }
    return changes
  }

  /// Nil for several properties, and for objects that do not tell theirs.
  private mutating func property(_ change: ObservedChange, _ all: [ObservedChange]) -> RunReason? {
    guard let token = change.token else { return nil }
    if all.count > 1, all.contains(where: { $0.token !== token }) { return nil }
    if let lastObserved, lastObserved.token === token { return lastObserved.reason }
    let key = ObjectIdentifier(token)
    let known =
      observed[key] ?? (token, RunReason([BodyCause(.observedChanged, change.description)]))
    if observed.count < Self.most { observed[key] = known }
    lastObserved = known
    return known.reason
  }

  private mutating func source(
    _ source: any ReadSource, _ reasons: BodyReasons, _ owner: OwnerNode
  ) -> RunReason {
    let kind = source.causeKind(for: owner)
    if let lastSource, lastSource.source == ObjectIdentifier(source), lastSource.kind == kind {
      return lastSource.reason
    }
    let made = RunReason(reasons.causes(of: owner))
    lastSource = (ObjectIdentifier(source), kind, made)
    return made
  }
}
