#if Web
  import Foundation
  import Logging

  /// Runs a server as several processes, and starts one again that has ended.
  ///
  /// Each worker has a listening socket of its own at the same address, so the system spreads
  /// connections among them. The sockets are opened here and inherited: a connection that waits in
  /// one while its worker ends is accepted by the next one.
  @MainActor
  final class Supervisor {
    private struct Worker {
      var process: pid_t = 0
      var start = ContinuousClock.now
      /// How many times in a row it ended soon after its start.
      var failures = 0
      /// When it starts again; nil while it runs.
      var restart: ContinuousClock.Instant?
    }

    private let address: WebAddress
    private let logger: Logger
    private var workers: [Worker]
    private let sockets: [Int32]
    private let life: (read: Int32, write: Int32)
    /// When the workers that still run are killed; nil until the server ends.
    private var deadline: ContinuousClock.Instant?
    /// Whether a worker has run for a while: from then on none ends the server.
    private var hasServed = false

    /// A worker that lives longer runs well.
    private static let soon = Duration.seconds(10)
    /// Restarts in a row without a delay.
    private static let quickRestarts = 5
    private static let greatestDelay = Duration.seconds(5)
    /// How long workers may take to save their tabs: longer than they give themselves.
    private let patience: Duration

    init(_ server: WebServer, count: Int) {
      patience = .seconds(min(server.limits.secondsToEnd, 1e6) + 2)
      do {
        let listeners = try ListeningSocket.sockets(server.address, count: count)
        sockets = listeners.map(\.file)
        address = listeners[0].address
      } catch {
        WebServer.fail("--web \(server.address): \(error)", status: 69)
      }
      logger = server.logger
      workers = Array(repeating: Worker(), count: count)
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      life = (ListeningSocket.moved(ends[0]), ListeningSocket.moved(ends[1]))
    }

    /// Until SIGTERM or SIGINT: then with status 0, when all workers have saved their tabs.
    func run() -> Never {
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in [SIGTERM, SIGINT, SIGCHLD] { sigaddset(&signals, number) }
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      for index in workers.indices { start(index) }
      print("http://\(address)/")
      fflush(nil)
      while true {
        var wait = timespec(tv_sec: 0, tv_nsec: 100_000_000)
        let isWaiting = deadline != nil || workers.contains { $0.restart != nil }
        let signal = isWaiting ? sigtimedwait(&signals, nil, &wait) : sigwaitinfo(&signals, nil)
        if signal == SIGTERM || signal == SIGINT { stop() }
        reap()
        for index in workers.indices {
          if let restart = workers[index].restart, restart <= .now, deadline == nil { start(index) }
        }
        guard let deadline else { continue }
        let left = workers.filter { $0.process > 0 }
        if left.isEmpty { exit(0) }
        if deadline <= .now {
          for worker in left { kill(worker.process, SIGKILL) }
          exit(1)
        }
      }
    }

    private func stop() {
      // Asked again, while saving takes long.
      if deadline != nil {
        deadline = .now
        return
      }
      deadline = .now + patience
      for worker in workers where worker.process > 0 { kill(worker.process, SIGTERM) }
    }

    private func start(_ index: Int) {
      workers[index].restart = nil
      workers[index].start = .now
      let role = WorkerRole(index: index + 1, socket: 3, life: 4)
      guard let process = role.spawn(socket: sockets[index], life: life.read) else {
        logger.error("a worker cannot be started: \(String(cString: strerror(errno)))")
        workers[index].failures += 1
        workers[index].restart = .now + Self.greatestDelay
        return
      }
      workers[index].process = process
    }

    private func reap() {
      for index in workers.indices where workers[index].process > 0 {
        var status: Int32 = 0
        guard waitpid(workers[index].process, &status, WNOHANG) == workers[index].process else {
          continue
        }
        workers[index].process = 0
        guard deadline == nil else { continue }
        let lived = ContinuousClock.now - workers[index].start
        hasServed = hasServed || lived > .seconds(2)
        let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 0
        // A fault at the start is a fault of all workers. This one has reported it, if it ended by
        // itself.
        if !hasServed, code != 0 {
          for worker in workers where worker.process > 0 { kill(worker.process, SIGTERM) }
          exit(code)
        }
        workers[index].failures = lived > Self.soon ? 1 : workers[index].failures + 1
        let delay = delay(after: workers[index].failures)
        let reason = status & 0x7F == 0 ? "status \(code)" : "signal \(status & 0x7F)"
        logger.error("worker \(index + 1) ended with \(reason); it starts again in \(delay)")
        workers[index].restart = .now + delay
      }
    }

    private func delay(after failures: Int) -> Duration {
      guard failures > Self.quickRestarts else { return .zero }
      let doublings = min(failures - Self.quickRestarts, 10)
      return min(Self.greatestDelay, .milliseconds(50 << doublings))
    }
  }

  /// The settings that a worker inherits from its supervisor.
  struct WorkerRole {
    /// From 1.
    var index: Int
    /// The listening socket.
    var socket: Int32
    /// A pipe that ends with the supervisor.
    var life: Int32

    private static let variable = "THESEUS_WEB_WORKER"

    /// That of this process; nil for one that is not a worker.
    static let own: WorkerRole? = {
      guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
      unsetenv(variable)
      let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let index = Int(parts[0]), let socket = Int32(parts[1]),
        let life = Int32(parts[2])
      else { return nil }
      return WorkerRole(index: index, socket: socket, life: life)
    }()

    /// Starts this program again as a worker.
    /// - Returns: nil if the system refuses; `errno` says why.
    func spawn(socket own: Int32, life ownLife: Int32) -> pid_t? {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, own, socket)
      posix_spawn_file_actions_adddup2(&actions, ownLife, life)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // Signals of the terminal reach the supervisor only.
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      posix_spawnattr_setflags(&attributes, Int16(flags))
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      var usual = sigset_t()
      sigemptyset(&usual)
      for number in [SIGTERM, SIGINT, SIGCHLD, SIGPIPE] { sigaddset(&usual, number) }
      posix_spawnattr_setsigdefault(&attributes, &usual)
      var environment = ProcessInfo.processInfo.environment
      environment[Self.variable] = "\(index):\(socket):\(life)"
      var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
      var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in arguments + variables { free(text) } }
      var process: pid_t = 0
      // The program as it was started, even if its file has been replaced since.
      let code = posix_spawn(
        &process, "/proc/self/exe", &actions, &attributes, &arguments, &variables)
      guard code == 0 else {
        errno = code
        return nil
      }
      return process
    }
  }
#endif
