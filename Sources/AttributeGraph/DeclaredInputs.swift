@_spi(Reflection) import Swift

/// The declared inputs of a rule's type: the offsets of its stored handles, those in nested structs and tuples included.
enum DeclaredInputs {
  /// Structs nested deeper than this are not searched.
  private static let maximumDepth = 8

  static func offsets(of type: Any.Type, at base: Int) -> UnsafeMutableBufferPointer<Int> {
    var found: [Int] = []
    collect(type, base, 0, &found)
    let buffer = UnsafeMutableBufferPointer<Int>.allocate(capacity: found.count)
    _ = buffer.initialize(from: found)
    return buffer
  }

  private static func collect(_ type: Any.Type, _ base: Int, _ depth: Int, _ found: inout [Int]) {
    guard depth < maximumDepth else { return }
    _ = _forEachField(of: type) { _, offset, field, kind in
      if field is any DeclaredInput.Type {
        found.append(base + offset)
      } else if kind == .struct || kind == .tuple {
        collect(field, base + offset, depth + 1, &found)
      }
      return true
    }
  }
}
