import Development
import Foundation
import Synchronization

/// Ctrl-C as a flag: long work polls it and ends early with the results so far. A second Ctrl-C
/// ends the process as usual.
enum Interruption {
  private static let flag = Atomic(false)

  /// From here on the first Ctrl-C raises the flag.
  static func watch() {
    // Reads the flag once, so that it exists before a signal handler needs it, which must not
    // create it.
    flag.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      Interruption.flag.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  static var isRaised: Bool { flag.load(ordering: .relaxed) }
}

/// Seconds of processor time this process has used, all threads together.
func processorSeconds() -> Double {
  var usage = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &usage)
  return Double(usage.tv_sec) + Double(usage.tv_nsec) / 1e9
}

/// The peak memory of this process, in megabytes.
func peakMegabytes() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss / 1_000_000
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1_000
  #endif
}

/// Writes a line to standard error. Errors are ignored: there is nowhere to report them.
func complain(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}

/// Writes to standard output; a full disk is an error, where `FileHandle.write` would stop the
/// process.
func writeOutput(_ bytes: some Sequence<UInt8>) throws {
  do { try FileHandle.standardOutput.write(contentsOf: Data(bytes)) } catch {
    throw CommandFailure("standard output: cannot be written (\(DevelopmentError.reason(error)))")
  }
}

/// Writes what `print` has buffered. `exit` would ignore that a full disk does not take it.
func flushOutput() throws {
  if fflush(nil) != 0 {
    let reason = String(cString: strerror(errno))
    throw CommandFailure("standard output: cannot be written (\(reason))")
  }
}

/// A file's text, or a validation error that names the file.
func readText(_ path: String) throws -> String {
  do {
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  } catch {
    throw CommandFailure("\(path): cannot be read (\(DevelopmentError.reason(error)))")
  }
}

func writeText(_ text: String, to path: String) throws {
  do { try replaceFile(path, with: text) } catch {
    throw CommandFailure("\(path): cannot be written (\(DevelopmentError.reason(error)))")
  }
}

/// Replaces a file, entirely or not at all. Its permissions stay, and links still lead to it. A
/// device or a pipe, such as `/dev/stdout`, gets the text and stays what it is.
func replaceFile(_ path: String, with text: String) throws {
  let url = URL(fileURLWithPath: path)
  var old = stat()
  let isThere = stat(path, &old) == 0
  if isThere, old.st_mode & S_IFMT != S_IFREG {
    try Data(text.utf8).write(to: url)
    return
  }
  let place = url.resolvingSymlinksInPath()
  try Data(text.utf8).write(to: place, options: .atomic)
  if isThere { _ = chmod(place.path, old.st_mode & 0o7777) }
}

/// An input that cannot be used; commands print it and exit with 2.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
