import AttributeGraph

/// The elements that the views of one container emitted, in written order: some fixed, some decided
/// again at each update.
@MainActor
public struct ElementList {
  public enum Item {
    case element(ElementNode)
    /// A conditional, `ForEach`, erased or re-identified view: its attribute holds its present
    /// elements.
    case dynamic(Attribute<ElementSpan>)
    /// The rows of a `ForEach` in a lazy container, created when they come near the screen (R70).
    case lazy(LazyRows)
  }

  /// As small as its content allows: most rows are one element, and most other lists become a
  /// container's children unchanged.
  private enum Representation {
    case nothing
    case one(ElementNode)
    case fixed([ElementNode])
    case mixed([Item])
  }

  private var content = Representation.nothing

  public init() {}

  public var isDynamic: Bool {
    if case .mixed = content { return true }
    return false
  }

  public var items: [Item] {
    switch content {
    case .nothing: []
    case .one(let element): [.element(element)]
    case .fixed(let elements): elements.map { .element($0) }
    case .mixed(let items): items
    }
  }

  /// Adds the items to others.
  func append(to items: inout [Item]) {
    switch content {
    case .nothing: break
    case .one(let element): items.append(.element(element))
    case .fixed(let elements): for element in elements { items.append(.element(element)) }
    case .mixed(let own): items.append(contentsOf: own)
    }
  }

  /// Reserves memory for `count` more items in an empty list.
  mutating func reserve(_ count: Int) {
    guard case .nothing = content, count > 1 else { return }
    var elements: [ElementNode] = []
    elements.reserveCapacity(count)
    content = .fixed(elements)
  }

  public mutating func append(dynamic attribute: Attribute<ElementSpan>) {
    var items = items
    content = .nothing
    items.append(.dynamic(attribute))
    content = .mixed(items)
  }

  /// Adds an element as it is, past all decorations.
  public mutating func append(_ element: ElementNode) {
    switch content {
    case .nothing: content = .one(element)
    case .one(let first): content = .fixed([first, element])
    case .fixed(var elements):
      // Released, so that it is not copied.
      content = .nothing
      elements.append(element)
      content = .fixed(elements)
    case .mixed(var items):
      content = .nothing
      items.append(.element(element))
      content = .mixed(items)
    }
  }

  /// Emits an element: every enclosing decoration wraps it, innermost first (R13).
  public mutating func emit(_ element: ElementNode, _ inputs: ViewInputs) {
    var decoration = inputs.decoration
    if decoration == nil { return append(element) }
    var element = element
    while let current = decoration {
      element = current.wrap(element, inputs)
      decoration = current.outer
    }
    append(element)
  }

  /// All elements; those of dynamic items create dependencies of the running rule. Nesting does not
  /// recurse.
  public func flatten(_ context: borrowing RuleContext) throws(GraphError) -> [ElementNode] {
    guard case .mixed(var items) = content else { return fixedElements }
    var flat: [ElementNode] = []
    flat.reserveCapacity(items.count)
    var next = 0
    var outer: [(items: [Item], next: Int)] = []
    while true {
      guard next < items.count else {
        guard let last = outer.popLast() else { return flat }
        (items, next) = last
        continue
      }
      next += 1
      switch items[next - 1] {
      case .element(let element): flat.append(element)
      case .dynamic(let attribute):
        outer.append((items, next))
        (items, next) = (try context[attribute].items, 0)
        flat.reserveCapacity(flat.count + items.count)
      // A container that is not lazy never requests lazy rows.
      case .lazy: break
      }
    }
  }

  /// All items with dynamic ones resolved: elements, and lazy rows that do not exist yet.
  public func segments(_ context: borrowing RuleContext) throws(GraphError) -> [Segment] {
    var segments: [Segment] = []
    var stack: [(items: [Item], next: Int)] = [(items, 0)]
    while let top = stack.last {
      guard top.next < top.items.count else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      switch top.items[top.next] {
      case .element(let element): segments.append(.element(element))
      case .dynamic(let attribute): stack.append((try context[attribute].items, 0))
      case .lazy(let rows): segments.append(.lazy(rows))
      }
    }
    return segments
  }

  public enum Segment {
    case element(ElementNode)
    case lazy(LazyRows)
  }

  /// The fixed elements; complete only where nothing is dynamic.
  public var fixedElements: [ElementNode] {
    switch content {
    case .nothing: []
    case .one(let element): [element]
    case .fixed(let elements): elements
    case .mixed(let items):
      items.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }
  }

  /// The first of the fixed elements.
  public var firstFixedElement: ElementNode? {
    switch content {
    case .nothing: return nil
    case .one(let element): return element
    case .fixed(let elements): return elements.first
    case .mixed(let items):
      for item in items { if case .element(let element) = item { return element } }
      return nil
    }
  }
}

/// The elements that a dynamic item emits. Equal only to itself: a new version is created if and
/// only if the structure changed.
public struct ElementSpan: Equatable {
  public let items: [ElementList.Item]
  let version: UInt32

  /// `version` identifies the structure.
  public init(items: [ElementList.Item], version: UInt32) {
    self.items = items
    self.version = version
  }

  public static func == (a: ElementSpan, b: ElementSpan) -> Bool { a.version == b.version }
}

/// A change that an enclosing modifier applies to each element emitted inside it.
@MainActor
public final class Decoration {
  public let outer: Decoration?
  /// How many of this and the enclosing decorations mount views of their own beside each element,
  /// which keeps the identities of those distinct.
  public let parts: Int
  /// Whether it mounts views of its own beside each element.
  let hostsPart: Bool
  /// Whether it only watches an element appear and disappear, and leaves it as it is.
  let isLifecycle: Bool
  /// Wraps an element. The inputs are those of the position that emitted it: attributes created
  /// here end with it.
  public let wrap: (ElementNode, ViewInputs) -> ElementNode

  public init(
    outer: Decoration?, hostsPart: Bool = false, isLifecycle: Bool = false,
    wrap: @escaping (ElementNode, ViewInputs) -> ElementNode
  ) {
    self.outer = outer
    self.hostsPart = hostsPart
    self.isLifecycle = isLifecycle
    parts = (outer?.parts ?? 0) + (hostsPart ? 1 : 0)
    self.wrap = wrap
  }
}

extension ViewInputs {
  /// The decorations of enclosing modifiers, innermost first.
  var decorations: [Decoration] {
    var all: [Decoration] = []
    var current = decoration
    while let decoration = current {
      all.append(decoration)
      current = decoration.outer
    }
    return all
  }
}
