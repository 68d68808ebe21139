import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Marks a folder as in use by this process, by a lock on a file in it, which the system releases
/// however the process ends. Where file systems have no locks, the process whose number is in the
/// file counts as the owner while it runs.
final class FolderLock: Sendable {
  /// The file that is locked.
  static let fileName = ".lock"

  /// Tries to lock a descriptor without waiting; answers 0 or the system's error number.
  typealias Locking = @Sendable (Int32) -> Int32

  static let byTheSystem: Locking = { flock($0, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }

  private let descriptor: Int32

  /// Nil when another process holds the folder, or when it was removed or allows no files.
  init?(_ folder: URL, _ locking: Locking = FolderLock.byTheSystem) {
    let path = folder.appendingPathComponent(Self.fileName).path
    var descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    // A file that cannot be written can still be locked and read.
    if descriptor < 0, errno == EACCES || errno == EROFS {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    switch locking(descriptor) {
    case 0: break
    case EWOULDBLOCK: return nil
    default: if let holder = Self.number(in: descriptor), Self.isRunning(holder) { return nil }
    }
    // The previous owner may have removed the file, or the whole folder, before it released the
    // lock.
    guard Self.isSame(descriptor, path) else { return nil }
    Self.write(getpid(), to: descriptor)
  }

  /// Unlocks before it closes: a child process that is being started has a copy of the descriptor,
  /// which alone would hold the lock until its `exec`.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var (open, named) = (stat(), stat())
    return fstat(descriptor, &open) == 0 && stat(path, &named) == 0 && open.st_ino == named.st_ino
      && open.st_dev == named.st_dev
  }

  private static func number(in descriptor: Int32) -> pid_t? {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? pid_t(String(decoding: bytes[..<count], as: UTF8.self)) : nil
  }

  private static func write(_ number: pid_t, to descriptor: Int32) {
    let bytes = Array(String(number).utf8)
    guard ftruncate(descriptor, 0) == 0 else { return }
    _ = pwrite(descriptor, bytes, bytes.count, 0)
  }

  /// This process holds no other folder, so its number in a file is that of an ended process.
  private static func isRunning(_ process: pid_t) -> Bool {
    process > 0 && process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
  }
}
