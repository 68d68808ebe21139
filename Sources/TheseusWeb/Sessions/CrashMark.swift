#if Web
  import Foundation

  /// Names the tab whose code runs, in a file that outlives the process.
  ///
  /// A worker that ends in the middle of a message leaves the name: by a trap, by an endless loop
  /// that its supervisor killed, by too much memory. The next worker counts that crash. Setting the
  /// name writes to memory only.
  @MainActor
  final class CrashMark {
    private static let size = 1_024
    private let memory: UnsafeMutableRawBufferPointer

    /// - Parameter found: receives the tab that an earlier worker left.
    init?(path: String, found: (TabID) -> Void) {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else { return nil }
      defer { close(file) }
      guard ftruncate(file, off_t(Self.size)) == 0,
        let start = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
        start != MAP_FAILED
      else { return nil }
      memory = UnsafeMutableRawBufferPointer(start: start, count: Self.size)
      if let tab = read() { found(tab) }
      memory[0] = 0
    }

    /// Runs code of a tab.
    func during<Result, Failure: Error>(
      _ tab: TabID, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      write(tab)
      defer { memory[0] = 0 }
      return try body()
    }

    private func read() -> TabID? {
      guard memory[0] == 1 else { return nil }
      let text = memory[1...].prefix { $0 != 0 }
      let parts = String(decoding: text, as: UTF8.self).split(separator: "\n")
      guard parts.count == 2 else { return nil }
      return TabID(user: String(parts[1]), page: String(parts[0]))
    }

    /// The mark is set last: a process may end anywhere in between.
    private func write(_ tab: TabID) {
      var end = 1
      func append(_ bytes: String.UTF8View) {
        for byte in bytes where end < Self.size - 1 {
          memory[end] = byte
          end += 1
        }
      }
      append(tab.page.utf8)
      append("\n".utf8)
      append(tab.user.utf8)
      memory[end] = 0
      memory[0] = 1
    }
  }
#endif
