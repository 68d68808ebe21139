/// The properties of a type that are needed to compare its values in memory.
struct TypeLayout {
  enum Kind {
    case `class`
    /// An existential that can hold only objects, or a boxed error: references and witnesses, no
    /// gaps.
    case reference
    case function, metatype, builtin, existential, enumeration, structure, tuple, other
  }

  let type: Any.Type
  let kind: Kind
  let size: Int
  /// Nothing in it is reference counted or owned: the bytes are the value.
  let isPlain: Bool

  init(_ type: Any.Type) {
    self.type = type
    kind = Self.kind(of: type)
    let witnesses = ValueWitnesses(type)
    size = witnesses.size
    isPlain = witnesses.isPlain
  }

  /// Reads the kind from the head of the type's metadata (`docs/ABI/TypeMetadata.rst` of the Swift
  /// project).
  private static func kind(of type: Any.Type) -> Kind {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: UInt.self) {
    case 0x200: return .structure
    case 0x201, 0x202: return .enumeration
    case 0x300: return .builtin
    case 0x301: return .tuple
    case 0x302: return .function
    case 0x303:
      let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
      // Bit 31 is clear where only objects fit; bits 24 to 29 name special protocols, of which
      // `Error` is one.
      let holdsAnything = flags & 0x8000_0000 != 0 && flags & 0x3F00_0000 == 0
      return holdsAnything ? .existential : .reference
    case 0x304, 0x306: return .metatype
    case 0x307:
      // With arguments, as `any Clock<Duration>`: laid out as without. The lowest byte of the
      // shape's flags is 0 where anything fits.
      let shape = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      return shape.load(as: UInt32.self) & 0xFF == 0 ? .existential : .reference
    case 0, 0x203, 0x305, 0x800...: return .class
    default: return .other
    }
  }

  /// Whether values are references to objects that have an identity, or nil. A key path is a value
  /// that happens to be an object.
  static func isObject(_ type: Any.Type) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x202 else {
      return kind(of: type) == .class && !(type is AnyKeyPath.Type)
    }
    // An optional's argument follows its declaration.
    let wrapped = metadata.load(fromByteOffset: 16, as: Any.Type.self)
    return kind(of: wrapped) == .class && !(wrapped is AnyKeyPath.Type)
  }

  func makeEnumComparer() -> Comparer {
    func make<Value>(_ type: Value.Type) -> Comparer { EnumComparer<Value>() }
    return _openExistential(type, do: make)
  }
}

/// The parts of a type's value witness table that comparing needs.
struct ValueWitnesses: @unchecked Sendable {
  private let table: UnsafePointer<UInt>
  private let metadata: UnsafeRawPointer

  init(_ type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    table = (metadata - 8).load(as: UnsafePointer<UInt>.self)
  }

  var size: Int { Int(bitPattern: table[8]) }
  var isPlain: Bool { flags & 0x0001_0000 == 0 }
  private var flags: UInt32 { UInt32(truncatingIfNeeded: table[10]) }

  /// The address of an existential container's value: in its three words, or in a box after a
  /// header of two words.
  func project(_ container: UnsafeRawPointer) -> UnsafeRawPointer {
    guard flags & 0x0002_0000 != 0 else { return container }
    let alignmentMask = Int(flags & 0xFF)
    let offset = (16 + alignmentMask) & ~alignmentMask
    return container.load(as: UnsafeRawPointer.self) + offset
  }

  /// Whether an optional of the type holds a value.
  func isPresent(_ optional: UnsafeRawPointer) -> Bool {
    typealias GetTag = @convention(c) (UnsafeRawPointer, UInt32, UnsafeRawPointer) -> UInt32
    return unsafeBitCast(table[6], to: GetTag.self)(optional, 1, metadata) == 0
  }

  /// Which case an enum is in: cases with a payload first, in written order, then the others.
  func enumTag(_ value: UnsafeRawPointer) -> UInt32 {
    typealias GetEnumTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    return unsafeBitCast(table[11], to: GetEnumTag.self)(value, metadata)
  }
}
