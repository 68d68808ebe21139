import Foundation
import TheseusCore

/// What a window tells all that is in it.
struct WindowTraits: Equatable {
  let editing: WindowEditing
  let focus: FocusManager
  let pixelLength: CGFloat
  let horizontal: UserInterfaceSizeClass
  let vertical: UserInterfaceSizeClass

  /// A window of fewer than 80 columns is narrow, one of fewer than 24 rows low.
  init(
    _ editing: WindowEditing, _ focus: FocusManager, _ metrics: HostMetrics, columns: Int, rows: Int
  ) {
    self.editing = editing
    self.focus = focus
    pixelLength = min(metrics.pixel.width, metrics.pixel.height)
    horizontal = columns < 80 ? .compact : .regular
    vertical = rows < 24 ? .compact : .regular
  }

  static func == (a: WindowTraits, b: WindowTraits) -> Bool {
    a.editing === b.editing && a.horizontal == b.horizontal && a.vertical == b.vertical
  }

  @MainActor
  func apply(to values: inout EnvironmentValues) {
    let editing = editing
    values.editMode = Binding(get: { editing.mode }, set: { editing.mode = $0 })
    values.resetFocus = focus.resetAction
    values.pixelLength = pixelLength
    values.horizontalSizeClass = horizontal
    values.verticalSizeClass = vertical
  }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct PixelLengthKey: EnvironmentKey {
  static var defaultValue: CGFloat {
    min(HostMetrics.terminal.pixel.width, HostMetrics.terminal.pixel.height)
  }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// The shorter side of the smallest thing that the host can draw, in points: of a cell.
  public internal(set) var pixelLength: CGFloat {
    get { self[PixelLengthKey.self] }
    set { self[PixelLengthKey.self] = newValue }
  }

  /// Compact where the window has fewer than 80 columns.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Compact where the window has fewer than 24 rows.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
