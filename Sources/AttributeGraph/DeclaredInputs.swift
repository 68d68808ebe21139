@_spi(Reflection) import Swift
import Synchronization

/// The declared inputs of a rule's type: the offsets of its stored handles, those in nested structs
/// and tuples included.
enum DeclaredInputs {
  /// Offsets from the start of each type, which all graphs of the process share: reflection is
  /// slow. Nested types are in many rules.
  private static let known = Mutex<[ObjectIdentifier: [Int]]>([:])

  static func offsets(of type: Any.Type, at base: Int) -> UnsafeMutableBufferPointer<Int> {
    let found = known.withLock { collect(type, &$0) }.map { base + $0 }
    let buffer = UnsafeMutableBufferPointer<Int>.allocate(capacity: found.count)
    _ = buffer.initialize(from: found)
    return buffer
  }

  private static func collect(_ type: Any.Type, _ known: inout [ObjectIdentifier: [Int]]) -> [Int] {
    if let found = known[ObjectIdentifier(type)] { return found }
    var found: [Int] = []
    // The options are written out: an empty array literal would look conformances of arrays up.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { _, offset, field, kind in
      guard kind == .struct || kind == .tuple else { return true }
      if kind == .struct, isHandle(field) {
        found.append(offset)
      } else {
        found += collect(field, &known).map { offset + $0 }
      }
      return true
    }
    known[ObjectIdentifier(type)] = found
    return found
  }

  /// The declarations of the handle types, which all their specializations share. A conformance
  /// lookup is slower the more conformances a program has, and a program has thousands of types of
  /// rules and fields.
  private static let handles = [
    declaration(of: Attribute<Never>.self), declaration(of: OptionalAttribute<Never>.self),
  ]

  private static func isHandle(_ type: Any.Type) -> Bool {
    let declaration = declaration(of: type)
    return handles[0] == declaration || handles[1] == declaration
  }

  /// The second word of a struct's metadata points to its declaration (Swift's ABI,
  /// TypeMetadata.rst).
  private static func declaration(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self)[1]
  }
}
