import Foundation
import TheseusCore

/// The running app's services for packages that imitate an app's platform (`Packages/Apple`).
extension AppHost {
  /// The app that runs: the one whose code is at work, else that of the user for whom the current
  /// task was started, else the one that started last. Nil in a program that shows views without an
  /// app; and in a process that serves many users, for code that runs for none of them.
  public static var current: AppHost? {
    if let host = ViewRuntime.atWork?.host as? AppHost { return host }
    let services = HostServices.current
    return services.sharesProcess ? services[StartedApp.self].host : started.host
  }

  @MainActor
  private static var started = Started()

  fileprivate struct Started {
    weak var host: AppHost?
  }

  /// Notes that an app starts.
  func noteStart() {
    if runtime.services.sharesProcess {
      runtime.services[StartedApp.self].host = self
    } else {
      Self.started.host = self
    }
  }

  /// The events reported to an observer of apps, in this order.
  public enum Stage: Sendable {
    /// The app's value exists, its scenes do not.
    case willLaunch
    /// The first windows are mounted, and the host can wait for the user, if it ever can.
    case didLaunch
    /// The user came to the app, or left it: its phase as `\.scenePhase` has it.
    case changedPhase(ScenePhase)
    /// The user opened an address of the app. Views receive it by `onOpenURL` afterwards.
    case openedURL(URL)
    /// Everything is still mounted.
    case willEnd
  }

  /// Tells `observer` of the stages of every app of the process. What it does there may write
  /// state.
  public static func onStage(_ observer: @escaping @MainActor (AppHost, Stage) -> Void) {
    observers.append(observer)
  }

  @MainActor private static var observers: [@MainActor (AppHost, Stage) -> Void] = []

  func reach(_ stage: Stage) { for observer in Self.observers { observer(self, stage) } }

  /// Puts an object into the environment of all scenes, for `@EnvironmentObject` and
  /// `@Environment(Model.self)` properties of its type. The first bodies see only objects that are
  /// provided while the app starts, up to the stage `willLaunch`.
  public func provide<Object: AnyObject>(_ object: Object) {
    providedObjects.append { $0[object: Object.self] = object }
  }

  /// Shows a view above the frontmost window, as `.sheet` does or, for an alert, as `.alert` does.
  /// It stays above what views present afterwards.
  ///
  /// - Parameters:
  ///   - isAlert: whether it is as large as it wants to be, rather than most of the window.
  ///   - label: its title; nil for that of its content (`navigationTitle`), which may change.
  ///   - offersWindow: whether the content is offered the whole window, rather than a sheet's size.
  ///   - onEscape: called when the user leaves it with Escape; the view stays until `dismiss`.
  /// - Returns: what removes the view; nil without a window.
  public func presentAbove<Content: View>(
    isAlert: Bool, label: String?, offersWindow: Bool = false, onEscape: @escaping () -> Void,
    @ViewBuilder content: () -> Content
  ) -> (@MainActor () -> Void)? {
    guard let window = keyWindow else { return nil }
    let presenter = LayerPresenter(window.inputs)
    var style = isAlert ? LayerStyle(role: .alert, label: label) : .sheet
    style.label = label
    style.staysOnTop = true
    if offersWindow { style.sizing = .offered(nil) }
    let content = content().scrolledInPanel(offersWindow ? style : nil)
    presenter.present(
      LayerPresentation(id: ObjectIdentifier(presenter), style: style, dismiss: onEscape) {
        content
      })
    return { presenter.dismiss() }
  }

  /// Shows a line at the top of the frontmost window for some seconds, without taking focus.
  public func showLine(_ text: String, for duration: Duration = .seconds(6)) {
    guard let window = keyWindow else { return }
    let presenter = LayerPresenter(window.inputs)
    let style = LayerStyle(
      placement: .point(.zero), isModal: false, dismissesOnOutsidePress: true, dims: false,
      role: .dialog, label: text, takesFocus: false)
    let dismiss = { presenter.dismiss() }
    presenter.present(
      LayerPresentation(id: ObjectIdentifier(presenter), style: style, dismiss: dismiss) {
        Text(verbatim: text).task { @MainActor in
          try? await window.host.sleep(duration)
          dismiss()
        }
      })
  }

  /// Whether the current code may wait for the user: an event, a task or a timer called it, and not
  /// an update of the views; and the host can continue meanwhile.
  public var canRunModal: Bool { onRunModal != nil && !runtime.isInUpdate }

  /// Handles events until `isDone`, for code that waits for an answer.
  /// - Returns: false where nothing can be waited for, or the app ends meanwhile.
  public func runModal(until isDone: @escaping @MainActor () -> Bool) -> Bool {
    guard canRunModal, let onRunModal else { return false }
    flush()
    onRunModal(isDone)
    return isDone()
  }
}

/// The app of a user with whom others share the process.
private struct StartedApp: HostServiceKey {
  static var defaultValue: AppHost.Started { AppHost.Started() }
}
