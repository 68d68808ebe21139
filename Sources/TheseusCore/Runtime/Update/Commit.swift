/// The changes of one update to the element tree, for the host: patches in the order in which they
/// must be applied. As few children as possible are moved: those behind an insertion stay.
@MainActor
public struct Commit {
  public enum Patch {
    case inserted(ElementNode)
    case moved(ElementNode)
    // Elsewhere, as it is the largest and the rarest: a first update has two patches for each
    // element.
    indirect case removed(ElementNode, parent: ElementNode)
    /// Frame, content or semantics of an element that stays.
    case updated(ElementNode, Change)
  }

  /// In elements.
  public struct Counts: Equatable, Sendable {
    public internal(set) var inserted = 0
    public internal(set) var moved = 0
    public internal(set) var removed = 0
    public internal(set) var updated = 0
  }

  public struct Change: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let frame = Change(rawValue: 1)
    public static let content = Change(rawValue: 2)
    public static let semantics = Change(rawValue: 4)
  }

  public private(set) var patches: [Patch] = []
  /// The number of patches of each kind.
  public private(set) var counts = Counts()
  /// Elements whose children reach beyond their frames since this update: hosts that search for
  /// visible elements must not stop at these frames.
  public internal(set) var overgrown: [ElementNode] = []
  public var isEmpty: Bool { patches.isEmpty }

  public init() {}

  mutating func inserted(_ element: ElementNode) {
    patches.append(.inserted(element))
    counts.inserted &+= 1
  }

  mutating func moved(_ element: ElementNode) {
    patches.append(.moved(element))
    counts.moved &+= 1
  }

  mutating func removed(_ element: ElementNode, from parent: ElementNode) {
    patches.append(.removed(element, parent: parent))
    counts.removed &+= 1
  }

  /// An element is read differently by assistive technologies.
  package mutating func noteSemantics(of element: ElementNode) { updated(element, .semantics) }

  mutating func updated(_ element: ElementNode, _ change: Change) {
    patches.append(.updated(element, change))
    counts.updated &+= 1
  }
}
