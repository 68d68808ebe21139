/// The reason for a decision of the runtime: as text that a developer can act on, and as data.
public struct Cause: CustomStringConvertible, Sendable {
  public var kind: Kind
  /// The source location of the decision, if it has one.
  public var location: SourcePosition?
  /// The number of the rule that decided, from Documentation/Rules.md: "R2".
  public var rule: String
  public var description: String

  public enum Kind: String, Sendable, Codable, CaseIterable {
    case firstAppearance, branchFlipped, optionalChanged, elementInserted, elementRemoved,
      explicitIDChanged, erasedTypeChanged, typeChanged
    case scrolledIntoView, scrolledOutOfView, presented, dismissed, pushed, popped, tabSelected,
      tabDeselected, windowOpened, windowClosed
    case revived, restored, parentEnded, hostUnmounted
    // For body runs, skipped writes and survivals:
    case stateChanged, bindingChanged, environmentChanged, observedChanged, parentPassedNewValue,
      equalWrite, kept
  }

  public init(kind: Kind, location: SourcePosition? = nil, rule: String, description: String) {
    self.kind = kind
    self.location = location
    self.rule = rule
    self.description = description
  }
}

/// A fault that the runtime noticed and survived.
public struct RuntimeIssue: Sendable, CustomStringConvertible {
  public var kind: Kind
  public var message: String
  /// The readable path of the view that it concerns, if there is one.
  public var identity: String?
  public var location: SourcePosition?

  public enum Kind: String, Sendable, Codable, CaseIterable {
    case duplicateID, writeDuringUpdate, notInstalled, staleBinding, onChangeCycle, preferenceCycle,
      graphCycle, missingEnvironmentObject
    case nonConstantRange, updateCycle, invalidSelection, missingDestination, stateNotRestored,
      restoredValueOverwritten, unstableIdentity, invalidFrame, invalidContent, unsupported
  }

  public init(kind: Kind, message: String, identity: String? = nil, location: SourcePosition? = nil)
  {
    self.kind = kind
    self.message = message
    self.identity = identity
    self.location = location
  }

  public var description: String {
    let place = [location?.description, identity].compactMap { $0 }.joined(separator: ", ")
    return place.isEmpty
      ? "\(kind.rawValue): \(message)" : "\(kind.rawValue): \(message) (\(place))"
  }
}
