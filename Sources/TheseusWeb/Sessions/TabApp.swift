#if Web
  import Foundation
  import TheseusCore
  import TheseusHTML
  import TheseusViews

  /// The running app of a browser tab.
  @MainActor
  final class TabApp {
    let page: Page
    let runtime: ViewRuntime

    /// - Parameters:
    ///   - snapshot: with which the app continues.
    ///   - makePage: creates the page with what makes the app.
    init(
      _ services: HostServices, _ snapshot: Snapshot?, _ server: TabRegistry,
      _ makePage: (
        (CGSize, HostMetrics, @escaping (inout EnvironmentValues) -> Void) -> AppHost
      ) -> Page
    ) {
      let runtime = ViewRuntime(services: services)
      runtime.keepsSnapshots = true
      runtime.tasks.countsUnfinished = true
      if let snapshot { runtime.restore(snapshot) }
      self.runtime = runtime
      page = makePage { size, metrics, configure in
        server.makeApp(size, metrics, runtime, configure)
      }
    }

    /// Whether nothing happens by itself.
    var isIdle: Bool {
      page.isShown && !runtime.isUpdateDue && !runtime.timeline.isRunning
        && runtime.tasks.unfinished == 0 && runtime.tasks.subscriptions == 0
    }
  }
#endif
