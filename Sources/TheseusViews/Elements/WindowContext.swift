import Foundation
import TheseusCore

/// The context that everything in a window refers to: the metrics of its screen, its state, and the
/// parts that the layers above the elements keep for each window.
///
/// Each element refers to the context of the window that it was mounted in. The window owns the
/// objects behind it: once it is gone, the context has none.
@MainActor
public final class WindowContext {
  /// By reference: a layout reads one number of the metrics at each of its steps.
  let screen: HostMetrics.Shared
  private weak var ownState: WindowState?
  private var parts: [ObjectIdentifier: WeakPart] = [:]
  /// The context whose window this one stands for, of what is mounted in no window.
  private var frontmost: WindowContext?

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Follows changes of the window's elements; nil while nobody observes them.
  @exclusivity(unchecked) final var observer: (any ElementObserver)?

  /// Whether an assistive technology reads the window.
  var isRead = false

  /// Movements that the update at hand has begun; nil for a host that shows frames.
  let movements: MovementLog?

  private struct WeakPart {
    weak var object: AnyObject?
  }

  init(_ metrics: HostMetrics, _ state: WindowState? = nil) {
    screen = HostMetrics.Shared(metrics)
    movements = metrics.capabilities.contains(.animations) ? MovementLog() : nil
    ownState = state
  }

  private init(_ screen: HostMetrics.Shared) {
    self.screen = screen
    movements = nil
  }

  /// The context of what is mounted in no window.
  static let none = WindowContext(.standard as HostMetrics.Shared)

  /// The window's size, time and focus; nil outside windows.
  var state: WindowState? { ownState ?? frontmost?.ownState }

  /// The object of this type that a layer keeps for the window, such as its `FocusManager`; nil
  /// outside windows.
  func part<Object: AnyObject>(_ type: Object.Type) -> Object? {
    if let part = parts[ObjectIdentifier(type)]?.object { return part as? Object }
    return frontmost?.part(type)
  }

  /// Makes an object known to all elements of the window by its type.
  func add<Object: AnyObject>(_ part: Object) {
    parts[ObjectIdentifier(Object.self)] = WeakPart(object: part)
  }

  /// Stands for another window from now on: what an app mounts outside windows, such as its
  /// commands, refers to the frontmost one.
  func follow(_ window: WindowContext) { frontmost = window }
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

/// Follows the elements of a window that may be read differently.
@MainActor
protocol ElementObserver: AnyObject {
  /// An element has other content, or something else about it has changed.
  func note(_ element: ViewElement)
}
