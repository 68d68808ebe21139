/// A box and the offset of the field it connects.
struct ConnectedProperty {
  let offset: Int
  let box: PropertyBox
}

/// The connected properties of one struct, in field order. Most views have one, which takes no
/// buffer.
struct ConnectedProperties: RandomAccessCollection {
  private var first: ConnectedProperty?
  private var others: [ConnectedProperty] = []

  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : 1 + others.count }

  subscript(index: Int) -> ConnectedProperty {
    if index == 0, let first { return first }
    return others[index - 1]
  }

  /// A loop over them would copy each, with its reference.
  @inline(__always)
  func each(_ action: (borrowing ConnectedProperty) -> Void) {
    if let first { action(first) }
    for index in others.indices { action(others[index]) }
  }

  mutating func append(_ property: ConnectedProperty) {
    if first == nil { first = property } else { others.append(property) }
  }
}
