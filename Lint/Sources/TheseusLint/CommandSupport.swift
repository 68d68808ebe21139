import Foundation

/// Writes a line to standard error. A standard error that takes nothing is ignored.
func complain(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}

/// Writes to standard output. A full disk is an error; `FileHandle.write` would stop the process.
func writeOutput(_ bytes: some Sequence<UInt8>) throws {
  do { try FileHandle.standardOutput.write(contentsOf: Data(bytes)) } catch {
    throw CommandFailure("standard output: cannot be written (\(reason(error)))")
  }
}

/// A file's text, or an error that names the file.
func readText(_ path: String) throws -> String {
  do {
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  } catch {
    throw CommandFailure("\(path): cannot be read (\(reason(error)))")
  }
}

/// Replaces a file, entirely or not at all. Its permissions stay, and links still lead to it. A
/// device or a pipe, such as `/dev/stdout`, gets the text and stays what it is.
func writeText(_ text: String, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  var old = stat()
  let isThere = stat(path, &old) == 0
  do {
    if isThere, old.st_mode & S_IFMT != S_IFREG {
      try Data(text.utf8).write(to: url)
    } else {
      let place = url.resolvingSymlinksInPath()
      try Data(text.utf8).write(to: place, options: .atomic)
      if isThere { _ = chmod(place.path, old.st_mode & 0o7777) }
    }
  } catch {
    throw CommandFailure("\(path): cannot be written (\(reason(error)))")
  }
}

/// The system's message, which Foundation stores in an underlying error.
private func reason(_ error: any Error) -> String {
  if let posix = (error as? CocoaError)?.underlying as? POSIXError {
    return String(cString: strerror(posix.code.rawValue))
  }
  return error.localizedDescription
}

/// A count with thousands separators: 4,344,912.
func grouped(_ count: Int) -> String {
  var text = ""
  for (index, digit) in String(count.magnitude).reversed().enumerated() {
    if index > 0 && index % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return (count < 0 ? "-" : "") + String(text.reversed())
}

/// An input that cannot be used. The command prints it and exits with 2.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
