import Synchronization

/// The types that conform to one protocol, read from the program's conformance records.
///
/// `type as? any P.Type` makes the runtime read every conformance of the program and of Foundation
/// if the type has none: 80,000 instructions in a small app and more in a large one, again for each
/// type. The list reads them once.
package final class ConformanceList: Sendable {
  private struct Records: Sendable {
    var types = AddressTable()
    /// Types that were asked for and have none.
    var others = AddressTable()
    /// The images whose records were read. One that is loaded later can add some.
    var images = 0
  }

  private let address: UInt?
  private let records = Mutex(Records())

  /// - Parameter existential: `(any P).self`. A list of a type that is no protocol rules out none.
  package init(_ existential: Any.Type) {
    address = Self.descriptor(of: existential).map { UInt(bitPattern: $0) }
  }

  /// Whether a type may conform. False is certain. True is also the answer for a type of which only
  /// the runtime knows: a tuple, a type that C declares, and every type where the format of the
  /// records is unknown.
  package func mayContain(_ type: Any.Type) -> Bool {
    guard let address else { return true }
    #if os(Linux)
      var next = UnsafeRawPointer?(unsafeBitCast(type, to: UnsafeRawPointer.self))
      while let metadata = next {
        guard let declaration = Self.declaration(of: metadata) else { return true }
        if contains(declaration, address) { return true }
        next = Self.superclass(of: metadata)
      }
      return false
    #else
      return true
    #endif
  }

  private func contains(_ declaration: UnsafeRawPointer, _ address: UInt) -> Bool {
    records.withLock { records in
      let type = UInt(bitPattern: declaration)
      if records.types.contains(type) { return true }
      if records.others.contains(type) { return false }
      let images = ConformanceRecords.countImages()
      if images != records.images {
        guard let types = ConformanceRecords.types(conformingTo: address) else { return true }
        records.types = types
        records.images = images
        if types.contains(type) { return true }
      }
      records.others.insert(type)
      return false
    }
  }

  /// The descriptor of the protocol, from the metadata of its existential type
  /// (`docs/ABI/TypeMetadata.rst` of the Swift project): a kind, flags, a count, and descriptors.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x303,
      metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }

  /// The context descriptor of a struct, an enum or a class; nil for other types, and for one that
  /// every module has a descriptor of.
  private static func declaration(of metadata: UnsafeRawPointer) -> UnsafeRawPointer? {
    let place: Int
    switch metadata.load(as: UInt.self) {
    case 0: place = 40
    case 0x200, 0x201, 0x202: place = 8
    default: return nil
    }
    guard let declaration = metadata.load(fromByteOffset: place, as: UnsafeRawPointer?.self),
      declaration.load(as: UInt32.self) & isUnique != 0
    else { return nil }
    return declaration
  }

  private static func superclass(of metadata: UnsafeRawPointer) -> UnsafeRawPointer? {
    guard metadata.load(as: UInt.self) == 0 else { return nil }
    return metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
  }

  /// A flag of every context descriptor.
  private static let isUnique: UInt32 = 0x40
}
