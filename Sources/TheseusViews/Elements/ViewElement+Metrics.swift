import Foundation

extension ViewElement {
  public final var metrics: HostMetrics {
    screen._withUnsafeGuaranteedRef { @Sendable in $0.metrics }
  }

  /// The metrics by reference, without counting one: a layout reads one number of them at each of
  /// its steps (`rows.mount.<n>`). The window's context holds them.
  private final var screen: Unmanaged<HostMetrics.Shared> {
    Unmanaged.passUnretained(window.screen)
  }

  /// The distances between the positions where the host can draw.
  final var grid: CGSize { screen._withUnsafeGuaranteedRef { @Sendable in $0.grid } }

  /// The lengths along an axis that the host can draw.
  @inline(__always)
  final func lengthGrid(_ axis: Axis) -> LengthGrid { LengthGrid(unit: grid[axis]) }

  /// The lengths of controls and of what surrounds content.
  final var sizes: HostSizes { screen._withUnsafeGuaranteedRef { @Sendable in $0.metrics.sizes } }

  /// How the host draws text.
  final var textMetrics: any TextMetrics {
    screen._withUnsafeGuaranteedRef { @Sendable in $0.metrics.text }
  }

  /// The one font of a host that has no other.
  final var fixedFont: FixedFont? {
    screen._withUnsafeGuaranteedRef { @Sendable in $0.fixedFont }
  }

  /// The least length of a spacer that names none.
  final var leastSpacer: CGSize { screen._withUnsafeGuaranteedRef { @Sendable in $0.spacer } }

  /// The space between the views of a stack that names none.
  final var standardSpacing: CGSize { screen._withUnsafeGuaranteedRef { @Sendable in $0.spacing } }
}
