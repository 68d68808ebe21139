#if Postgres
  import Foundation

  /// A PostgreSQL server of its own for a test, in a temporary folder; nil where none is installed.
  final class PostgresCluster {
    let port: Int
    private let folder: String
    private let binaries: String

    /// Whether a server program is installed; says so once if not.
    static let isInstalled: Bool = {
      if binaries != nil { return true }
      // As in CI: then its tests run, and fail.
      if ProcessInfo.processInfo.environment["THESEUS_POSTGRES"] == "required" { return true }
      print("PostgreSQL is not installed: its tests are skipped.")
      return false
    }()

    private static let binaries: String? = {
      let root = "/usr/lib/postgresql"
      let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      return versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "\(root)/\($0)/bin" }
        .first { access("\($0)/initdb", X_OK) == 0 }
    }()

    struct Failure: Error { var output: String }

    init() throws {
      guard let binaries = Self.binaries else { throw Failure(output: "not installed") }
      self.binaries = binaries
      // The path of its socket must be short.
      folder = "/tmp/pg-\(UUID().uuidString.prefix(8))"
      port = try RunningProbe.freePort()
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o777])
      chmod(folder, 0o777)
      try run("initdb", ["-D", "\(folder)/data", "-A", "trust", "-U", "test", "--no-sync"])
      try start()
    }

    deinit {
      try? stop()
      // The data belong to the server's user.
      _ = try? Self.sh(["rm", "-rf", "\(folder)/data"])
      try? FileManager.default.removeItem(atPath: folder)
    }

    var url: String { "postgres://test@127.0.0.1:\(port)/postgres" }

    func start() throws {
      try run(
        "pg_ctl",
        [
          "-D", "\(folder)/data", "-w", "-l", "\(folder)/log", "-o",
          "-p \(port) -k \(folder) -c listen_addresses=127.0.0.1 -c fsync=off", "start",
        ])
    }

    func stop() throws { try run("pg_ctl", ["-D", "\(folder)/data", "-m", "immediate", "stop"]) }

    private func run(_ program: String, _ arguments: [String]) throws {
      try Self.sh(["\(binaries)/\(program)"] + arguments)
    }

    /// The server refuses to run as root.
    private static func sh(_ words: [String]) throws {
      // Not with Process: what it waits for, the server would inherit and never close.
      let all =
        ["env", "-C", "/tmp"] + (getuid() == 0 ? ["runuser", "-u", "nobody", "--"] : []) + words
      var arguments = all.map { strdup($0) } + [nil]
      defer { for text in arguments { free(text) } }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for file: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0)
      }
      var process: pid_t = 0
      var status: Int32 = -1
      guard posix_spawn(&process, "/usr/bin/env", &actions, nil, &arguments, environ) == 0,
        waitpid(process, &status, 0) == process, status == 0
      else { throw Failure(output: "\(words) ended with \(status)") }
    }
  }
#endif
