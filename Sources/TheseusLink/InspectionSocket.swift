import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where programs that can be inspected listen: in a folder that only their user can open.
public enum InspectionSocket {
  /// A program that can be inspected.
  public struct Program: Hashable, Sendable {
    /// Its name, or the beginning of a long one.
    public var name: String
    public var process: Int32
    /// Its socket.
    public var path: String

    /// Whether a user who writes `text` means it: by its name or its process number.
    public func matches(_ text: String) -> Bool {
      name == InspectionSocket.short(text) || String(process) == text
    }
  }

  /// Why there is no such folder, as a sentence.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// `$XDG_RUNTIME_DIR/theseus`, or `/tmp/theseus-1000` where that is not set. Created for the user
  /// alone.
  /// - Throws: `Failure` for a folder that belongs to another user or that others can open.
  public static func folder(environment: [String: String]) throws -> String {
    let path =
      if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
        runtime + "/theseus"
      } else {
        "/tmp/theseus-\(getuid())"
      }
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      throw Failure(description: "“\(path)” cannot be created: \(String(cString: strerror(errno)))")
    }
    var status = stat()
    // A link would lead into a folder of somebody else.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid(), status.st_mode & 0o077 == 0
    else {
      throw Failure(description: "“\(path)” is no folder that only you can open")
    }
    return path
  }

  /// The socket of this process.
  public static func path(ofProgram name: String, in folder: String) -> String {
    "\(folder)/\(short(name)).\(getpid()).socket"
  }

  /// A name as a socket has it: an address has about 100 bytes.
  static func short(_ name: String) -> String {
    var short = ""
    for character in name {
      let next = character == "/" ? "-" : character
      guard short.utf8.count + next.utf8.count <= 24 else { break }
      short.append(next)
    }
    return short
  }

  /// The programs that listen, the latest last. Files that ended programs left are removed.
  public static func programs(in folder: String) -> [Program] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [(program: Program, started: Int)] = []
    for file in names {
      // `Todo.4711.socket`, and the trace of a connected inspector beside it.
      let parts = file.split(separator: ".").dropLast()
      guard let process = parts.last.flatMap({ Int32($0) }) else { continue }
      let path = "\(folder)/\(file)"
      if kill(process, 0) != 0, errno == ESRCH {
        unlink(path)
        continue
      }
      var status = stat()
      guard file.hasSuffix(".socket"), lstat(path, &status) == 0,
        status.st_mode & S_IFMT == S_IFSOCK
      else { continue }
      #if canImport(Darwin)
        let time = status.st_mtimespec.tv_sec
      #else
        let time = status.st_mtim.tv_sec
      #endif
      let name = parts.dropLast().joined(separator: ".")
      found.append((Program(name: name, process: process, path: path), time))
    }
    return found.sorted { ($0.started, $0.program.process) < ($1.started, $1.program.process) }
      .map(\.program)
  }
}

extension LineChannel {
  /// Whether the other end is a process of the same user.
  public var isOfThisUser: Bool {
    #if canImport(Darwin)
      var user = uid_t()
      var group = gid_t()
      return getpeereid(descriptor, &user, &group) == 0 && user == getuid()
    #else
      // `struct ucred`: process, user, group.
      var credentials: (Int32, UInt32, UInt32) = (0, .max, .max)
      var size = socklen_t(MemoryLayout.size(ofValue: credentials))
      return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0
        && credentials.1 == getuid()
    #endif
  }
}
