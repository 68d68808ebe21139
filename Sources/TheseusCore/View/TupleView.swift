import AttributeGraph

/// The views of one builder block. Each has a separate identity by its position (R1); they flatten
/// into the enclosing container (R13).
nonisolated public struct TupleView<each Content: View>: View {
  public typealias Body = Never
  public var value: (repeat each Content)

  @inlinable
  nonisolated public init(_ value: (repeat each Content)) { self.value = value }

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    list.reserve(count)
    var mounting = TupleMounting(id: view.id, offset: view.offset, inputs: inputs)
    for type in repeat (each Content).self {
      mounting.next(type, &list)
    }
  }
}

/// Walks the fields of a tuple in memory order: a tuple is laid out as a struct of its elements.
@MainActor
struct TupleMounting {
  let base: Int
  let id: AttributeID
  var offset = 0
  /// The inputs of the next view.
  var inputs: ViewInputs

  init(id: AttributeID, offset: Int, inputs: ViewInputs) {
    self.id = id
    base = offset
    self.inputs = inputs.child(0)
  }

  mutating func next<Content: View>(_ type: Content.Type, _ list: inout ElementList) {
    let alignment = MemoryLayout<Content>.alignment
    offset = (offset + alignment - 1) & ~(alignment - 1)
    Content._mount(_GraphValue(id: id, offset: base + offset), inputs, into: &list)
    offset += MemoryLayout<Content>.size
    inputs.index += 1
  }
}
