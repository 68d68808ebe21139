/// The declaration of a struct or enum: one for `[Int]` and `[String]`. Read from the head of the
/// type's metadata and its context descriptors (`docs/ABI/TypeMetadata.rst` of the Swift project).
///
/// Identifies a type without a conformance lookup: the first `as? any P.Type` of each type reads
/// every conformance in the program and in Foundation, 250,000 instructions in a small app, mostly
/// in memory that nothing else needs.
struct TypeDeclaration: Hashable, @unchecked Sendable {
  private let descriptor: UnsafeRawPointer

  /// `nil` for tuples, functions, metatypes, existentials and classes.
  init?(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    switch metadata[0] {
    case 0x200, 0x201, 0x202:
      guard let descriptor = UnsafeRawPointer(bitPattern: metadata[1]) else { return nil }
      self.descriptor = descriptor
    default: return nil
    }
  }

  /// Whether the declaration is the standard library's or Foundation's.
  var isOfSystem: Bool {
    #if canImport(Darwin)
      // Pointers in metadata may be signed there.
      return false
    #else
      var context = descriptor
      // The module is at the end of the chain; the bits are the kind of a context.
      while context.load(as: UInt32.self) & 0x1F != 0 {
        guard let parent = Self.parent(of: context) else { return false }
        context = parent
      }
      let name = (context + 8 + Int(context.load(fromByteOffset: 8, as: Int32.self)))
        .assumingMemoryBound(to: UInt8.self)
      return Self.begins(name, with: "Swift", isWhole: true)
        || Self.begins(name, with: "Foundation", isWhole: false)
    #endif
  }

  /// A relative pointer, to the parent or, where the lowest bit is set, to a pointer to it.
  private static func parent(of context: UnsafeRawPointer) -> UnsafeRawPointer? {
    let field = context + 4
    let offset = Int(field.load(as: Int32.self))
    if offset == 0 { return nil }
    return offset & 1 == 0
      ? field + offset : (field + (offset & ~1)).load(as: UnsafeRawPointer?.self)
  }

  private static func begins(
    _ name: UnsafePointer<UInt8>, with prefix: StaticString, isWhole: Bool
  ) -> Bool {
    for index in 0..<prefix.utf8CodeUnitCount where name[index] != prefix.utf8Start[index] {
      return false
    }
    return !isWhole || name[prefix.utf8CodeUnitCount] == 0
  }
}

extension TypeDeclaration {
  /// Whether a type may be a `DynamicProperty`: the system's structs and enums are none.
  static func mayBeDynamicProperty(_ type: Any.Type) -> Bool {
    guard let declaration = TypeDeclaration(type) else {
      return TypeLayout(type).kind == .class
    }
    return !declaration.isOfSystem
  }

  static func isComparedByItself(_ type: Any.Type) -> Bool {
    TypeDeclaration(type).map { comparedByThemselves.contains($0) } ?? false
  }
}
