/// What one update changed on the element tree, for the host: patches in the order in which they have to be applied.
@MainActor
public struct Commit {
  public enum Patch {
    case inserted(ElementNode)
    case moved(ElementNode)
    case removed(ElementNode, parent: ElementNode)
    /// Frame, content or semantics of an element that stays.
    case updated(ElementNode, Change)
  }

  public struct Change: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let frame = Change(rawValue: 1)
    public static let content = Change(rawValue: 2)
    public static let semantics = Change(rawValue: 4)
  }

  public internal(set) var patches: [Patch] = []
  /// Elements whose children reach beyond them since this update: hosts that look for what is in sight must not stop at their frames.
  public internal(set) var overgrown: [ElementNode] = []
  public var isEmpty: Bool { patches.isEmpty }

  public init() {}

  mutating func inserted(_ element: ElementNode) { patches.append(.inserted(element)) }
  mutating func moved(_ element: ElementNode) { patches.append(.moved(element)) }
  mutating func removed(_ element: ElementNode, from parent: ElementNode) { patches.append(.removed(element, parent: parent)) }
  mutating func updated(_ element: ElementNode, _ change: Change) { patches.append(.updated(element, change)) }
}
