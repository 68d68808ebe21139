/// Sources in the order of their arrival. A single one, the usual case, needs no buffer.
package struct ReadSources {
  private var first: (any ReadSource)?
  private var others: [any ReadSource] = []

  package var isEmpty: Bool { first == nil }
  package var count: Int { first == nil ? 0 : 1 + others.count }

  /// From 0 to below `count`.
  package subscript(index: Int) -> any ReadSource {
    if index == 0, let first { return first }
    return others[index - 1]
  }

  mutating func append(_ source: consuming any ReadSource) {
    if first == nil { first = source } else { others.append(source) }
  }

  mutating func removeAll() {
    first = nil
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}
