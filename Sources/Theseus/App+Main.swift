import TheseusCore
import TheseusTerminal
import TheseusViews

extension App {
  /// Runs the app until it quits: on the terminal that standard output is, or as one plain-text picture where it is none.
  @MainActor
  public static func main() {
    AppStorageStore.standard = .settings()
    let runtime = ViewRuntime()
    runtime.appStorage = .standard
    TerminalHost.show(makeApp: { columns, rows, metrics, configure in
      AppHost(Self(), columns: columns, rows: rows, metrics: metrics, runtime: runtime, configure: configure)
    })
  }
}
