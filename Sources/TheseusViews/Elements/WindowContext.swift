import Foundation
import TheseusCore

/// What everything in a window knows of it: the metrics of its screen, and the window itself.
///
/// Each element refers to the context of the window that it was mounted in.
@MainActor
public final class WindowContext {
  /// By reference: a layout reads one number of the metrics at each of its steps.
  let screen: HostMetrics.Shared
  /// The window; nil once it is gone, and outside windows. What an app mounts outside windows, such
  /// as its commands, has a context whose window is the frontmost one.
  public internal(set) weak var host: WindowHost?
  /// Follows changes of the window's elements; nil while nobody observes them.
  @exclusivity(unchecked) final var observer: (any ElementObserver)?

  /// Movements that the update at hand has begun, for a host that animates by itself.
  final var animations: [ElementAnimation] = []

  init(_ metrics: HostMetrics) { screen = HostMetrics.Shared(metrics) }

  private init(_ screen: HostMetrics.Shared) { self.screen = screen }

  /// The context of what is mounted in no window.
  static let none = WindowContext(.standard as HostMetrics.Shared)
}

private enum WindowKey: ViewInputKey {
  static var defaultValue: WindowContext { .none }
}

extension ViewInputs {
  /// The window of what is mounted here.
  var window: WindowContext {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}

extension PropertySite {
  /// The window that the property's view is in.
  var window: WindowContext { self[WindowKey.self] }
}
