import AttributeGraph

/// The views of one builder block. Each has a separate identity by its position (R1); they flatten into the enclosing container (R13).
nonisolated public struct TupleView<each Content: View>: View {
  public typealias Body = Never
  public var value: (repeat each Content)

  @inlinable
  nonisolated public init(_ value: (repeat each Content)) { self.value = value }

  @MainActor public static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    var mounting = TupleMounting(id: view.id, offset: view.offset)
    for type in repeat (each Content).self {
      mounting.next(type, inputs, &list)
    }
  }
}

/// Walks the fields of a tuple in memory order: a tuple is laid out as a struct of its elements.
@MainActor
private struct TupleMounting {
  let base: Int
  let id: AttributeID
  var offset = 0
  var index = 0

  init(id: AttributeID, offset: Int) {
    self.id = id
    base = offset
  }

  mutating func next<Content: View>(_ type: Content.Type, _ inputs: ViewInputs, _ list: inout ElementList) {
    let alignment = MemoryLayout<Content>.alignment
    offset = (offset + alignment - 1) & ~(alignment - 1)
    Content._mount(_GraphValue(id: id, offset: base + offset), inputs.child(index), into: &list)
    offset += MemoryLayout<Content>.size
    index += 1
  }
}
