#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// The names of the properties that key paths refer to, for diagnostics only.
///
/// A key path to an `@Observable` property knows its getter but not its name; the program's symbol
/// table has the getter's name. It is read when the first name is needed. A stripped program has no
/// names.
enum PropertyNames {
  private static let known = Mutex<[UInt: String?]>([:])

  /// The name of the property with the getter at `address`.
  static func name(ofGetterAt address: UInt) -> String? {
    known.withLock { known in
      if let name = known[address] { return name }
      let name = lookUp(address)
      known[address] = .some(name)
      return name
    }
  }

  #if canImport(Glibc) || canImport(Musl)
    private static func lookUp(_ address: UInt) -> String? {
      guard let image = image(containing: address), let file = MappedFile(image.path) else {
        return nil
      }
      defer { file.unmap() }
      return file.symbol(at: UInt64(address), loadedAt: UInt64(image.base)).flatMap {
        property(inSymbol: $0)
      }
    }

    /// The program or library that `address` is in, and where it is loaded.
    private static func image(containing address: UInt) -> (path: String, base: UInt)? {
      var base: (path: Substring, start: UInt)?
      for line in readMaps().split(separator: "\n") {
        // start-end permissions offset device inode path
        let columns = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        guard columns.count == 6 else { continue }
        let ends = columns[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard ends.count == 2 else { continue }
        let path = columns[5].drop { $0 == " " }
        if base?.path != path { base = (path, ends[0]) }
        if address >= ends[0], address < ends[1] { return base.map { (String($0.path), $0.start) } }
      }
      return nil
    }

    private static func readMaps() -> String {
      let descriptor = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return "" }
      defer { close(descriptor) }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        guard count > 0 else { break }
        bytes += chunk[..<count]
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// `title` out of `key path getter for App.Model.title : Swift.String : App.Model`.
    private static func property(inSymbol symbol: UnsafePointer<CChar>) -> String? {
      guard let demangled = demangle(symbol, UInt(strlen(symbol)), nil, nil, 0) else { return nil }
      defer { free(demangled) }
      let text = String(cString: demangled)
      let prefix = "key path getter for "
      guard text.hasPrefix(prefix), let end = text.firstRange(of: " : ")?.lowerBound else {
        return nil
      }
      guard let name = text[..<end].split(separator: ".").last else { return nil }
      // A private one: `(title in _703EAA2B)`.
      return String(name.first == "(" ? name.dropFirst().prefix { $0 != " " } : name)
    }
  #else
    private static func lookUp(_ address: UInt) -> String? { nil }
  #endif
}

#if canImport(Glibc) || canImport(Musl)
  @_silgen_name("swift_demangle")
  private func demangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
    _ outputSize: UnsafeMutablePointer<UInt>?,
    _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?

  /// A 64-bit ELF file in memory (System V ABI, chapter 4).
  private struct MappedFile {
    private let start: UnsafeRawPointer
    private let size: Int

    init?(_ path: UnsafePointer<CChar>) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      let length = Int(lseek(descriptor, 0, SEEK_END))
      guard length > 64, let memory = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0),
        memory != MAP_FAILED
      else { return nil }
      start = UnsafeRawPointer(memory)
      size = length
      let isELF64 =
        self.read(0, as: UInt32.self) == 0x464C_457F && self.read(4, as: UInt8.self) == 2
      guard isELF64 else {
        munmap(memory, length)
        return nil
      }
    }

    func unmap() { munmap(UnsafeMutableRawPointer(mutating: start), size) }

    private func read<Value: BitwiseCopyable>(_ offset: Int, as type: Value.Type) -> Value? {
      guard offset >= 0, offset + MemoryLayout<Value>.size <= size else { return nil }
      return start.loadUnaligned(fromByteOffset: offset, as: type)
    }

    /// The name of the function at `address` in a program loaded at `base`.
    func symbol(at address: UInt64, loadedAt base: UInt64) -> UnsafePointer<CChar>? {
      let isMovable = read(16, as: UInt16.self) == 3
      let value = isMovable ? address &- base : address
      guard let symbols = section(ofType: 2), let names = section(symbols.link) else { return nil }
      for offset in stride(from: symbols.offset, to: symbols.offset + symbols.size - 23, by: 24)
      where read(offset + 8, as: UInt64.self) == value {
        guard let name = read(offset, as: UInt32.self), name > 0, Int(name) < names.size else {
          continue
        }
        return (start + names.offset + Int(name)).assumingMemoryBound(to: CChar.self)
      }
      return nil
    }

    private struct Section {
      var offset: Int
      var size: Int
      var link: Int
    }

    private func section(ofType type: UInt32) -> Section? {
      for index in 0..<Int(read(0x3C, as: UInt16.self) ?? 0) {
        guard let header = header(index), read(header + 4, as: UInt32.self) == type else {
          continue
        }
        return section(index)
      }
      return nil
    }

    private func section(_ index: Int) -> Section? {
      guard let header = header(index), let offset = read(header + 24, as: UInt64.self),
        let length = read(header + 32, as: UInt64.self),
        let link = read(header + 40, as: UInt32.self), offset <= UInt64(size),
        length <= UInt64(size) - offset
      else { return nil }
      return Section(offset: Int(offset), size: Int(length), link: Int(link))
    }

    private func header(_ index: Int) -> Int? {
      guard let table = read(0x28, as: UInt64.self), table < UInt64(size),
        let entry = read(0x3A, as: UInt16.self)
      else { return nil }
      return Int(table) + index * Int(entry)
    }
  }
#endif
