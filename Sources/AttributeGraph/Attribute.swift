/// Identifies one node of a graph: a slot, and which of the nodes that have used the slot.
///
/// An identifier never keeps its node alive. Once the node is freed, every use of it throws
/// `GraphError.stale`.
@frozen
public struct AttributeID: Hashable, Sendable, BitwiseCopyable {
  /// The slot in the graph's table of nodes.
  public let index: UInt32
  /// Which user of the slot is meant. It differs between graphs, so that a handle used in another
  /// graph is stale there.
  public let generation: UInt32

  @inlinable
  public init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// Names no node, ever.
  @inlinable
  public static var none: AttributeID { AttributeID(index: .max, generation: 0) }

  @inlinable
  public var isNone: Bool { index == .max }
}

extension AttributeID: CustomStringConvertible {
  public var description: String { isNone ? "#none" : "#\(index).\(generation)" }
}

/// A typed handle: an `AttributeID` whose value is known to be a `Value`.
@frozen
public struct Attribute<Value>: Hashable, Sendable, BitwiseCopyable {
  public let id: AttributeID

  /// Types an identifier. `id` must identify a node that holds a `Value`; debug builds check it at
  /// the first read.
  @inlinable
  public init(_ id: AttributeID) { self.id = id }

  /// A handle that is stale in every graph.
  @inlinable
  public static var none: Attribute<Value> { Attribute(.none) }
}

/// A typed handle that may name nothing; a rule's field of this type is a declared input when it
/// names something.
@frozen
public struct OptionalAttribute<Value>: Hashable, Sendable, BitwiseCopyable {
  public let id: AttributeID

  @inlinable
  public init() { id = .none }

  @inlinable
  public init(_ attribute: Attribute<Value>?) { id = attribute?.id ?? .none }

  @inlinable
  public init(_ id: AttributeID) { self.id = id }

  /// The handle, or nil when it names nothing. It may have become stale.
  @inlinable
  public var attribute: Attribute<Value>? { id.isNone ? nil : Attribute(id) }
}

/// Identifies a lifetime: the nodes created in it, and the subgraphs inside it, end with it.
@frozen
public struct Subgraph: Hashable, Sendable, BitwiseCopyable {
  public let index: UInt32
  public let generation: UInt32

  @inlinable
  public init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// Names no subgraph. Nodes made in it are stale immediately.
  @inlinable
  public static var none: Subgraph { Subgraph(index: .max, generation: 0) }
}
