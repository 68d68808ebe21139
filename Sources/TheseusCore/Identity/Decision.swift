/// A cause that is described on demand: created on the update path, so it allocates nothing unless
/// necessary.
public struct Decision {
  public let site: SourceSite?
  public let kind: Cause.Kind
  public let rule: StaticString
  /// The change that completes the description of the kind: `true→false`,
  /// `"Buy bread"→"Buy sourdough"`.
  public let detail: Detail?

  public init(
    _ kind: Cause.Kind, at site: SourceSite? = nil, rule: StaticString, detail: Detail? = nil
  ) {
    self.kind = kind
    self.site = site
    self.rule = rule
    self.detail = detail
  }

  public var cause: Cause {
    Cause(decided: kind, rule: "\(rule)", what: detail?.words, at: site?.position)
  }

  /// The change, in its original form.
  public enum Detail {
    /// A value, and the text around it. Indirect, because every scope holds a decision.
    indirect case value(AnyHashable, before: StaticString = "", after: StaticString = "")
    /// The id of a row, erased on demand.
    case element(ElementIdentifier)
    /// The id of a row that stays.
    case stayingElement(ElementIdentifier)
    indirect case change(from: AnyHashable, to: AnyHashable)
    case types(from: Any.Type, to: Any.Type)
    case flip(to: Bool)
    case text(StaticString)
    /// For everything else.
    case made(() -> String)

    /// The text around the id of a row that stays.
    package static let staying: (before: StaticString, after: StaticString) = (
      "element ", " still there"
    )

    public var words: String {
      switch self {
      case .value(let value, let before, let after): "\(before)\(quoted(value.base))\(after)"
      case .element(let identifier): identifier.text
      case .stayingElement(let identifier):
        "\(Self.staying.before)\(identifier.text)\(Self.staying.after)"
      case .change(let old, let new): "\(quoted(old.base))→\(quoted(new.base))"
      case .types(let old, let new): "\(old)→\(new)"
      case .flip(let flag): "\(!flag)→\(flag)"
      case .text(let text): "\(text)"
      case .made(let make): make()
      }
    }
  }
}

extension Cause {
  /// A decision as text: its kind, what changed, and its source location.
  package init(decided kind: Kind, rule: String, what: String?, at location: SourcePosition?) {
    var text = kind.text
    if let what { text += " " + what }
    if let location { text += " at \(location)" }
    self.init(kind: kind, location: location, rule: rule, description: text)
  }
}

extension Cause.Kind {
  /// The decision as text, without what changed and where.
  package var text: String {
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
    case .revived: "returned before its removal ended"
    case .restored: "restored from a snapshot"
    case .parentEnded: "parent ended"
    case .hostUnmounted: "host unmounted"
    case .stateChanged: "body ran: @State"
    case .bindingChanged: "body ran: @Binding"
    case .environmentChanged: "body ran: environment"
    case .observedChanged: "body ran: observed"
    case .parentPassedNewValue: "body ran: parent passed a new"
    case .equalWrite: "write of an equal value"
    case .kept: "kept:"
    }
  }
}
