/// A cause before anyone has asked for its words: made on the update path, so it allocates nothing unless it must.
public struct Decision {
  public let kind: Cause.Kind
  public let site: SourceSite?
  public let rule: StaticString
  private let words: Words?

  private enum Words {
    case made(() -> String)
    case element(ElementIdentifier)
  }

  /// Adds what changed to the words of the kind: `true→false`, `"Buy bread"→"Buy sourdough"`.
  public var detail: (() -> String)? {
    switch words {
    case nil: nil
    case .made(let make): make
    case .element(let identifier): { identifier.words }
    }
  }

  public init(_ kind: Cause.Kind, at site: SourceSite? = nil, rule: StaticString, detail: (() -> String)? = nil) {
    self.kind = kind
    self.site = site
    self.rule = rule
    words = detail.map { .made($0) }
  }

  /// A decision about an element of a `ForEach`.
  @usableFromInline
  init(_ kind: Cause.Kind, at site: SourceSite, rule: StaticString, of element: ElementIdentifier) {
    self.kind = kind
    self.site = site
    self.rule = rule
    words = .element(element)
  }

  public var cause: Cause { Cause(decided: kind, rule: "\(rule)", what: detail?(), at: site?.position) }
}

extension Cause {
  /// A decision in words: its kind, what changed, and where it was written.
  package init(decided kind: Kind, rule: String, what: String?, at location: SourcePosition?) {
    var words = kind.words
    if let what { words += " " + what }
    if let location { words += " at \(location)" }
    self.init(kind: kind, location: location, rule: rule, description: words)
  }
}

extension Cause.Kind {
  /// The decision in a developer's words, without what changed and where.
  var words: String {
    switch self {
    case .firstAppearance: "first appearance"
    case .branchFlipped: "branch flipped"
    case .optionalChanged: "optional changed"
    case .elementInserted: "element inserted"
    case .elementRemoved: "element removed"
    case .explicitIDChanged: "id changed"
    case .erasedTypeChanged: "AnyView type"
    case .typeChanged: "type changed"
    case .scrolledIntoView: "scrolled into view"
    case .scrolledOutOfView: "scrolled out of view"
    case .presented: "presented"
    case .dismissed: "dismissed"
    case .pushed: "pushed"
    case .popped: "popped"
    case .tabSelected: "tab selected"
    case .tabDeselected: "tab deselected"
    case .windowOpened: "window opened"
    case .windowClosed: "window closed"
    case .revived: "came back before its removal ended"
    case .restored: "restored from a snapshot"
    case .parentEnded: "parent ended"
    case .hostUnmounted: "host unmounted"
    case .stateChanged: "body ran: @State"
    case .bindingChanged: "body ran: @Binding"
    case .environmentChanged: "body ran: environment"
    case .observedChanged: "body ran: observed"
    case .parentPassedNewValue: "body ran: parent passed a new"
    case .equalWrite: "write of an equal value"
    case .kept: "kept"
    }
  }
}
