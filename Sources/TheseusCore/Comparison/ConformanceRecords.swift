/// The conformance records of all images of the program (`docs/ABI/TypeMetadata.rst` and
/// `MetadataSections.h` of the Swift project).
enum ConformanceRecords {
  #if os(Linux)
    static func countImages() -> Int {
      var count = 0
      enumerateSections(
        { _, count in
          count.assumingMemoryBound(to: Int.self).pointee += 1
          return true
        }, &count)
      return count
    }

    /// The descriptors of the types that have a record for a protocol.
    ///
    /// - Parameter protocol: the address of its descriptor.
    ///
    /// - Returns: nil where the format of an image's records is unknown.
    static func types(conformingTo protocol: UInt) -> AddressTable? {
      var search = Search(protocol: `protocol`)
      withUnsafeMutablePointer(to: &search) { search in
        enumerateSections(
          { sections, search in
            search.assumingMemoryBound(to: Search.self).pointee.read(sections)
            return true
          }, search)
      }
      return search.isKnown ? search.types : nil
    }

    private struct Search {
      let `protocol`: UInt
      var types = AddressTable()
      var isKnown = true

      /// The range of the records follows a version, three pointers and the range of the protocols.
      mutating func read(_ sections: UnsafeRawPointer) {
        guard sections.load(as: UInt.self) >= 4 else {
          isKnown = false
          return
        }
        guard let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) else {
          return
        }
        let end = start + sections.load(fromByteOffset: 56, as: Int.self)
        var record = start
        while record < end {
          if let descriptor = relative(record), isWanted(descriptor), let type = type(descriptor) {
            types.insert(UInt(bitPattern: type))
          }
          record += 4
        }
      }

      /// The lowest bit of the offset is set where it leads to a pointer.
      private func isWanted(_ descriptor: UnsafeRawPointer) -> Bool {
        let offset = Int(descriptor.load(as: Int32.self))
        let target = descriptor + (offset & ~1)
        let found = offset & 1 == 0 ? UInt(bitPattern: target) : target.load(as: UInt.self)
        return found == `protocol`
      }

      /// Nil for a class of Objective-C.
      private func type(_ descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
        let flags = descriptor.load(fromByteOffset: 12, as: UInt32.self)
        guard let target = relative(descriptor + 4) else { return nil }
        switch flags >> 3 & 7 {
        case 0: return target
        case 1: return target.load(as: UnsafeRawPointer?.self)
        default: return nil
        }
      }

      private func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(field.load(as: Int32.self))
        return offset == 0 ? nil : field + offset
      }
    }
  #else
    static func countImages() -> Int { 0 }
    ///
    /// - Returns: nil where the format of an image's records is unknown.
    static func types(conformingTo protocol: UInt) -> AddressTable? { AddressTable(capacity: 0) }
  #endif
}

#if os(Linux)
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)
#endif
