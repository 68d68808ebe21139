import Foundation
import Synchronization

/// The file of a trace, mapped into memory: the system owns what is stored there, so that a kill of
/// the process loses nothing.
///
/// The file grows by windows of written zeros, so that a full disk is an error here, and not a
/// signal when a record is stored.
final class TraceFile {
  let path: String
  private var descriptor: Int32
  private let window: Int
  private let limit: Int
  private var header: UnsafeMutableRawPointer
  /// The window that is being filled; the address of the next byte, and of the window's end.
  private var base: UnsafeMutableRawPointer
  private var windowStart = 0

  // Exclusivity is unchecked where every recorded event writes:
  // Benchmarks/NOTES.md.
  @exclusivity(unchecked) private(set) var cursor: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var end: UnsafeMutablePointer<UInt8>
  private let length: UnsafeMutablePointer<Atomic<UInt64>>
  /// Why it takes no more.
  @exclusivity(unchecked) private(set) var fault: TraceFileError?
  @exclusivity(unchecked) private(set) var isOpen = true

  /// Creates the file. An existing file is unlinked, so that a process that still writes to it is
  /// not disturbed.
  /// - Parameter limit: the size at which recording stops, in bytes.
  /// - Throws: `TraceFileError`, with a message for the user who named the file.
  init(path: String, limit: Int, window: Int = 1 << 18) throws(TraceFileError) {
    self.path = path
    self.limit = limit
    self.window = window
    guard !path.isEmpty else {
      throw TraceFileError(path: path, reason: "the name of the file is empty")
    }
    try Self.clear(path)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw TraceFileError(path: path, reason: Self.reason()) }
    do throws(TraceFileError) {
      try Self.extend(descriptor, to: window, path)
      header = try Self.map(descriptor, at: 0, TraceFormat.headerSize, path)
      base = try Self.map(descriptor, at: 0, window, path)
    } catch {
      _ = Foundation.close(descriptor)
      unlink(path)
      throw error
    }
    cursor = base.assumingMemoryBound(to: UInt8.self) + TraceFormat.headerSize
    end = base.assumingMemoryBound(to: UInt8.self) + window
    header.copyMemory(from: TraceFormat.magic, byteCount: TraceFormat.magic.count)
    header.storeBytes(
      of: UInt64(TraceFormat.version).littleEndian, toByteOffset: TraceFormat.Field.version,
      as: UInt64.self)
    header.storeBytes(
      of: UInt64(window).littleEndian, toByteOffset: TraceFormat.Field.window, as: UInt64.self)
    length = (header + TraceFormat.Field.length).bindMemory(to: Atomic<UInt64>.self, capacity: 1)
    publish()
  }

  deinit { finish() }

  /// Removes an existing file; a link is followed.
  private static func clear(_ path: String) throws(TraceFileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw TraceFileError(path: path, reason: "it is a folder")
    default:
      throw TraceFileError(path: path, reason: "it is a pipe or a device; a trace needs a file")
    }
    guard let real = realpath(path, nil) else { throw TraceFileError(path: path, reason: reason()) }
    defer { free(real) }
    if unlink(real) != 0 { throw TraceFileError(path: path, reason: reason()) }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }

  private static func map(_ descriptor: Int32, at offset: Int, _ count: Int, _ path: String)
    throws(TraceFileError)
    -> UnsafeMutableRawPointer
  {
    let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, off_t(offset))
    guard let memory, memory != UnsafeMutableRawPointer(bitPattern: -1) else {
      throw TraceFileError(path: path, reason: reason())
    }
    #if os(Linux)
      // Maps all pages in one call (MADV_POPULATE_WRITE, which systems before 5.14 refuse): cheaper
      // than a fault at the first store to each.
      madvise(memory, count, 23)
    #endif
    return memory
  }

  /// Zeros up to a size.
  private static func extend(_ descriptor: Int32, to size: Int, _ path: String)
    throws(TraceFileError)
  {
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    var offset = Int(lseek(descriptor, 0, SEEK_END))
    while offset < size {
      let count = pwrite(descriptor, zeros, min(zeros.count, size - offset), off_t(offset))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw TraceFileError(path: path, reason: reason()) }
      offset += count
    }
  }

  // MARK: Writing

  /// The address for a record. Nil when the file is full.
  @inline(__always)
  func output(reserving count: Int) -> TraceOutput? {
    guard end - cursor > count || extend(by: count) else { return nil }
    return TraceOutput(place: cursor)
  }

  @inline(never)
  private func extend(by count: Int) -> Bool {
    guard isOpen, count < window else { return false }
    do throws(TraceFileError) {
      let next = windowStart + window
      guard next + window <= limit else {
        throw TraceFileError(
          path: path, reason: "it has reached \(next >> 20) MiB, the most that a trace may have")
      }
      try Self.extend(descriptor, to: next + window, path)
      let memory = try Self.map(descriptor, at: next, window, path)
      if cursor < end { cursor.pointee = TraceFormat.Tag.skip.rawValue }
      munmap(base, window)
      base = memory
      windowStart = next
      cursor = base.assumingMemoryBound(to: UInt8.self)
      end = cursor + window
      return true
    } catch {
      fault = error
      close(.stopped)
      return false
    }
  }

  /// The record is whole; a reader has it with the next that is published.
  @inline(__always)
  func keep(_ output: TraceOutput) { cursor = output.place }

  /// The record is whole: a reader may have it.
  @inline(__always)
  func publish(_ output: TraceOutput) {
    keep(output)
    publish()
  }

  @inline(__always)
  func publish() {
    let position = windowStart &+ (UnsafeMutableRawPointer(cursor) - base)
    length.pointee.store(UInt64(position).littleEndian, ordering: .releasing)
  }

  // MARK: The end

  func finish() { close(.finished) }

  /// The file's whole records, with a header that says that it was closed.
  func closedCopy() throws -> Data {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard isOpen else { return data }
    var copy = data.prefix(windowStart + (UnsafeMutableRawPointer(cursor) - base))
    let ending = TraceFormat.Ending.finished.rawValue.littleEndian
    withUnsafeBytes(of: ending) { bytes in
      let start = copy.startIndex + TraceFormat.Field.ending
      copy.replaceSubrange(start..<start + bytes.count, with: bytes)
    }
    return copy
  }

  private func close(_ ending: TraceFormat.Ending) {
    guard isOpen else { return }
    isOpen = false
    publish()
    header.storeBytes(
      of: ending.rawValue.littleEndian, toByteOffset: TraceFormat.Field.ending, as: UInt64.self)
    let size = windowStart + (UnsafeMutableRawPointer(cursor) - base)
    end = cursor
    munmap(base, window)
    munmap(header, TraceFormat.headerSize)
    _ = ftruncate(descriptor, off_t(size))
    _ = Foundation.close(descriptor)
    descriptor = -1
  }
}

/// A trace cannot be written to the requested file.
public struct TraceFileError: Error, Equatable, CustomStringConvertible {
  public var path: String
  public var reason: String

  public var description: String { "“\(path)” cannot be written: \(reason)" }
}
