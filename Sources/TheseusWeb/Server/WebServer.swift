#if Web
  import Foundation
  import Logging
  import TheseusCore
  import TheseusViews

  /// Serves an app to browsers: one running app for each browser tab.
  ///
  /// ```swift
  /// WebServer(app: Journal.self) { $0["X-Forwarded-User"] }.run()
  /// ```
  ///
  /// `App.main` runs one when the program is started with `--web`.
  @MainActor
  public struct WebServer {
    public var address = WebAddress.local
    /// Keeps sessions between runs; nil for an SQLite file in the user's state folder.
    public var store: (any SessionStore)?
    /// The names under which browsers reach the server, without ports. Empty: a server for this
    /// machine answers only to `localhost` and its addresses; others answer to every name.
    public var hosts: [String] = []
    public var limits = WebLimits()
    /// The number of processes that serve, as `--workers` sets it. This process starts them, and
    /// starts another for one that ended. nil: this process serves alone.
    public var workers: Int?
    /// Whether `/metrics` shows what the server counts, to everyone who reaches it.
    public var showsMetrics = false
    /// Whether pages show pictures of other servers (`AsyncImage` with an `https` address). Those
    /// servers learn the user's address, and a text that names a picture can tell them more.
    public var loadsForeignImages = false
    public var logger = Logger(label: "theseus.web")
    let title: String
    let makeApp: TabRegistry.MakeApp
    let userOf: (WebRequest) -> String?

    /// - Parameters:
    ///   - app: created for each tab.
    ///   - user: names the user of a request, such as by the header of an authenticating proxy.
    ///     Users with a name find their settings in every browser. nil stands for a user without a
    ///     name, who is known by the cookie of the browser.
    public init<A: App>(
      app: A.Type, user: @escaping @MainActor (WebRequest) -> String? = { _ in nil }
    ) {
      title = "\(A.self)"
      userOf = user
      makeApp = { size, metrics, runtime, configure in
        AppHost(A(), size: size, metrics: metrics, runtime: runtime, configure: configure)
      }
    }

    /// Serves until the process ends: with status 0 after SIGTERM or SIGINT, when every tab is
    /// saved; 69 when the address is in use, 73 when there is no store. Errors are one line on
    /// standard error. Call it on the main thread, outside of tasks.
    public func run() -> Never {
      let store: any SessionStore
      do {
        store = try self.store ?? openUsualStore()
      } catch {
        Self.fail("no store: \(error)", status: 73)
      }
      if let workers, WorkerRole.own == nil {
        Supervisor(self, count: min(max(1, workers), Self.mostWorkers)).run()
      }
      MainLoop.run { loop in
        let running = RunningServer(self, store, loop)
        running.start()
      }
      exit(RunningServer.status)
    }

    /// More need several machines.
    public static let mostWorkers = 64

    private func openUsualStore() throws -> any SessionStore {
      guard let folder = ProgramDirectory.state.url() else {
        throw StoreError("there is no home folder; name a file with --store")
      }
      return try SQLiteStore(path: folder.appendingPathComponent("web.sqlite").path)
    }

    static func fail(_ message: String, status: Int32) -> Never {
      let program = (CommandLine.arguments.first ?? "app").split(separator: "/").last ?? "app"
      FileHandle.standardError.write(Data("\(program): \(message)\n".utf8))
      exit(status)
    }
  }
#endif
