#if THESEUS_PREVIEW
  /// The types of this process that conform to a protocol, read from the records that the compiler
  /// writes for the runtime (`docs/ABI/TypeMetadata.rst` and `ABI/MetadataValues.h` of Swift).
  ///
  /// Generic types are left out. An optimized build drops private types that nothing uses; previews
  /// are built without optimization.
  enum ConformingTypes {
    /// - Parameter type: of the existential: `(any Shape).self`.
    static func all(of type: Any.Type) -> [Any.Type] {
      #if os(Linux)
        let search = Search(protocolOf: type)
        enumerateSections(
          { sections, context in
            guard let context else { return false }
            Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().visit(sections)
            return true
          }, Unmanaged.passUnretained(search).toOpaque())
        return search.found
      #else
        return []
      #endif
    }
  }

  #if os(Linux)
    @_silgen_name("swift_enumerateAllMetadataSections")
    private func enumerateSections(
      _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
      _ context: UnsafeMutableRawPointer?)

    private final class Search {
      private let descriptor: UnsafeRawPointer
      private(set) var found: [Any.Type] = []

      /// The metadata of an existential: kind, flags, the number of protocols, their descriptors.
      init(protocolOf type: Any.Type) {
        descriptor = unsafeBitCast(type, to: UnsafeRawPointer.self)
          .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
      }

      /// The sections of one program or library: version, address, two unused words, then start and
      /// length of the protocols, of the conformances, and of others.
      func visit(_ sections: UnsafeRawPointer) {
        let words = sections.assumingMemoryBound(to: UInt.self)
        guard words[0] >= 1, let start = UnsafeRawPointer(bitPattern: words[6]) else { return }
        for offset in stride(from: 0, to: Int(words[7]) - 3, by: 4) {
          if let type = type(of: target(start + offset)) { found.append(type) }
        }
      }

      /// A conformance: its protocol, its type, a witness table, flags.
      private func type(of conformance: UnsafeRawPointer) -> Any.Type? {
        guard indirectTarget(conformance) == descriptor else { return nil }
        let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
        let type: UnsafeRawPointer
        switch flags >> 3 & 7 {
        case 0: type = target(conformance + 4)
        case 1: type = target(conformance + 4).load(as: UnsafeRawPointer.self)
        default: return nil
        }
        let isGeneric = type.load(as: UInt32.self) & 0x80 != 0
        guard !isGeneric else { return nil }
        // Flags, parent, name, access function. It gets a request, 0 for complete metadata.
        typealias Access = @convention(c) (UInt) -> UnsafeRawPointer
        let access = unsafeBitCast(target(type + 12), to: Access.self)
        return unsafeBitCast(access(0), to: Any.Type.self)
      }

      private func target(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.load(as: Int32.self))
      }

      /// The lowest bit says that the target is a pointer.
      private func indirectTarget(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        let distance = Int(place.load(as: Int32.self))
        let target = place + (distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
      }
    }
  #endif
#endif
