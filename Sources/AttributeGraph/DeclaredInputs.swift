@_spi(Reflection) import Swift
import Synchronization

/// The declared inputs of a rule's type: the offsets of its stored handles, those in nested structs and tuples included.
enum DeclaredInputs {
  /// Structs nested deeper than this are not searched.
  private static let maximumDepth = 8

  /// Offsets from the start of each type, which all graphs of the process share: reflection is slow.
  private static let known = Mutex<[ObjectIdentifier: [Int]]>([:])

  static func offsets(of type: Any.Type, at base: Int) -> UnsafeMutableBufferPointer<Int> {
    let found = known.withLock { known in
      if let found = known[ObjectIdentifier(type)] { return found }
      var found: [Int] = []
      collect(type, 0, 0, &found)
      known[ObjectIdentifier(type)] = found
      return found
    }.map { base + $0 }
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
