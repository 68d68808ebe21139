import Foundation
import TheseusCore

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

/// The values that a window passes to everything in it.
struct WindowTraits: Equatable {
  let editing: WindowEditing
  let focus: FocusManager
  let pixelLength: CGFloat
  let rowHeight: CGFloat
  let symbols: SymbolReference
  let horizontal: UserInterfaceSizeClass
  let vertical: UserInterfaceSizeClass
  let undoManager: UndoManager

  init(
    _ editing: WindowEditing, _ focus: FocusManager, _ metrics: HostMetrics, _ size: CGSize,
    _ undoManager: UndoManager
  ) {
    self.undoManager = undoManager
    self.editing = editing
    self.focus = focus
    pixelLength = min(metrics.grid.width, metrics.grid.height)
    rowHeight = metrics.sizes.rowHeight
    symbols = SymbolReference(source: metrics.symbols)
    let regular = metrics.sizes.regularWindow
    horizontal = size.width < regular.width ? .compact : .regular
    vertical = size.height < regular.height ? .compact : .regular
  }

  static func == (a: WindowTraits, b: WindowTraits) -> Bool {
    a.editing === b.editing && a.horizontal == b.horizontal && a.vertical == b.vertical
  }

  @MainActor
  func apply(to values: inout EnvironmentValues) {
    let editing = editing
    values.undoManager = undoManager
    values.setEditMode(
      ofWindow: Binding(get: { editing.mode }, set: { editing.mode = $0 }))
    values.resetFocus = focus.resetAction
    values.pixelLength = pixelLength
    values.textEnvironment.symbols = symbols
    values.defaultMinListRowHeight = rowHeight
    values.horizontalSizeClass = horizontal
    values.verticalSizeClass = vertical
  }
}

private struct PixelLengthKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
  /// The shorter side of the smallest thing that the host can draw, in points.
  public internal(set) var pixelLength: CGFloat {
    get { self[PixelLengthKey.self] }
    set { self[PixelLengthKey.self] = newValue }
  }
}
