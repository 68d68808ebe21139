import Foundation
import TheseusCore

/// The answers of a window to its elements: its size, its time, the element that has focus.
@MainActor
final class WindowState {
  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// In points.
  @exclusivity(unchecked) var size: CGSize
  @exclusivity(unchecked) weak var root: ViewElement?
  @exclusivity(unchecked) weak var focused: ViewElement?
  /// The number of the event that is delivered; nil between events.
  @exclusivity(unchecked) var event: Int?
  /// The window's time, for double presses and long ones.
  @exclusivity(unchecked) var now: () -> Duration = { ContinuousClock.now - WindowState.start }
  @exclusivity(unchecked) var sleep: (Duration) async throws -> Void = {
    try await Task.sleep(for: $0)
  }
  /// The elements that the user can go back in.
  var backTargets = PresentElements<any BackTarget>()
  /// The elements that may give the window its title.
  var titledElements = PresentElements<any TitledElement>()
  /// Commits what is pending.
  @exclusivity(unchecked) var flush: () -> Void = {}
  private static let start = ContinuousClock.now

  init(size: CGSize) { self.size = size }
}

extension ViewElement {
  /// Whether the element has focus.
  public var hasFocus: Bool { window.state?.focused === self }

  /// The size of its window.
  final var windowSize: CGSize { window.state?.size ?? sizes.window }
}
