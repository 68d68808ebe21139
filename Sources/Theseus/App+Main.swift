import Foundation
import TheseusCore
import TheseusInspector
import TheseusTerminal
import TheseusViews

extension App {
  /// Runs the app until it quits: on the terminal that standard output is, or as one plain-text
  /// picture where it is none.
  ///
  /// `LaunchOptions` lists the flags and variables that every app understands. An app with
  /// documents opens the files that its arguments name.
  ///
  /// The exit status is 0, or what the app passes to `exit`; 64 for wrong flags, 70 for an issue
  /// that stops the app, 73 for a requested file that cannot be written, 74 when standard output
  /// cannot be written, 1 when the terminal is lost. Every status but 0 comes with a message on
  /// standard error.
  @MainActor @preconcurrency
  public static func main() { main(observers: []) }

  /// Runs the app with observers of the runtime's decisions, in addition to the recorder of
  /// `--trace`.
  @MainActor @preconcurrency
  public static func main(observers: [any RuntimeObserver]) {
    TerminalHost.openStandardStreams()
    // Foundation copies the whole environment on every read.
    let environment = ProcessInfo.processInfo.environment
    #if THESEUS_PREVIEW
      PreviewApp.takeOver(Self.self, environment, observers: observers)
    #endif
    let services = Self.makeServices(environment)
    // The process has one user, also in code that runs outside the runtime.
    HostServices.process = services
    let session: LaunchSession
    let options: LaunchOptions
    do {
      var requested = try LaunchOptions(
        arguments: Array(CommandLine.arguments.dropFirst()),
        environment: environment)
      // The app's session is not that of its previews.
      if isPreview { requested.resume = false }
      options = requested
      if options.web != nil { try serve(options) }
      // The app's code may read them as `UserDefaults.standard` before a view does.
      if !isPreview, AppStorageStore.hasSavedDefaults(environment) { _ = services.settings }
      session = try LaunchSession(
        options, services: services, resumes: resumesSession && !isPreview, observers: observers)
    } catch let error as LaunchError {
      LaunchSession.say(error.description)
      exit(64)
    } catch {
      LaunchSession.say("--trace: \(error)")
      exit(73)
    }
    let files = options.files.map { URL(fileURLWithPath: $0) }
    let development = DevelopmentConnection(environment: environment, runtime: session.runtime)
    let inspection = session.makeInspection(environment)
    TerminalHost.show(
      environment: environment,
      makeApp: { columns, rows, metrics, configure in
        AppHost(
          Self(), columns: columns, rows: rows, metrics: metrics, runtime: session.runtime,
          files: files, launchesLater: true, configure: configure)
      },
      start: { host in
        development?.attach(host)
        inspection?.attach(host)
        session.isFailed = { [weak host] in host?.failure != nil }
        session.begin { [weak host] in
          host?.notice = TerminalNotice(lines: [$0], endsWithKey: true)
        }
      },
      willEnd: {
        inspection?.finish()
        development?.finish()
        let isWritten = session.finish()
        services.saveSettings()
        return isWritten ? 0 : 73
      })
  }

  /// Whether the program shows its previews and not the app, whose settings and session they leave
  /// alone.
  private static var isPreview: Bool {
    #if THESEUS_PREVIEW
      Self.self == PreviewApp.self
    #else
      false
    #endif
  }

  /// A preview has settings in memory, and no drafts.
  @MainActor
  private static func makeServices(_ environment: [String: String]) -> HostServices {
    if isPreview { return HostServices(settings: .standardDefaults) }
    let services = HostServices(settings: .standardDefaults(savedFor: environment))
    services.setDrafts(.ofProgram(environment: environment))
    return services
  }
}
