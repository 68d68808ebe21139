import Foundation
import TheseusCore
import TheseusViews

// Hosts of cells use columns and rows; windows and events are in points.

extension CGSize {
  /// The size of a number of cells; less than 1 counts as 1.
  public init(columns: Int, rows: Int) {
    self.init(
      width: CGFloat(max(1, columns)) * CellSize.width,
      height: CGFloat(max(1, rows)) * CellSize.height)
  }
}

extension WindowHost {
  public var columns: Int { Int((size.width / CellSize.width).rounded()) }
  public var rows: Int { Int((size.height / CellSize.height).rounded()) }

  /// - Parameters:
  ///   - columns: at least 1; smaller values are taken as 1. Likewise `rows`.
  ///   - configure: sets the host's values in the root environment, before anything is mounted.
  public convenience init<Root: View>(
    columns: Int, rows: Int, metrics: HostMetrics = .cells, runtime: ViewRuntime = ViewRuntime(),
    configure: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    self.init(
      size: CGSize(columns: columns, rows: rows), metrics: metrics, runtime: runtime,
      configure: configure, root: root)
  }

  public func resize(columns: Int, rows: Int) { resize(to: CGSize(columns: columns, rows: rows)) }
}

extension AppHost {
  /// See `init(_:size:…)`; windows are as many cells large.
  public convenience init<A: App>(
    _ app: @autoclosure () -> A, columns: Int, rows: Int, metrics: HostMetrics = .cells,
    runtime: ViewRuntime = ViewRuntime(), files: [URL] = [], launchesLater: Bool = false,
    configure: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(
      app(), size: CGSize(columns: columns, rows: rows), metrics: metrics, runtime: runtime,
      files: files, launchesLater: launchesLater, configure: configure)
  }
}

extension InputEvent {
  /// The window has another number of cells.
  public static func resize(columns: Int, rows: Int) -> InputEvent {
    let size = CGSize(columns: columns, rows: rows)
    return .resize(width: size.width, height: size.height)
  }

  /// The window's new number of cells; nil for other events.
  public var resizedCells: (columns: Int, rows: Int)? {
    guard case .resize(let width, let height) = self else { return nil }
    return (
      Int((width / CellSize.width).rounded()), Int((height / CellSize.height).rounded())
    )
  }
}

extension PointerEvent {
  /// An event in the middle of a cell of the window; 0 is the first column and the first row.
  public init(_ action: Action, column: Int, row: Int, modifiers: EventModifiers = []) {
    self.init(
      action,
      at: CGPoint(
        x: (CGFloat(column) + 0.5) * CellSize.width, y: (CGFloat(row) + 0.5) * CellSize.height),
      modifiers: modifiers)
  }

  /// The cell that the pointer is in; 0 is the first.
  public var column: Int { Int((x / CellSize.width).rounded(.down)) }
  public var row: Int { Int((y / CellSize.height).rounded(.down)) }
}

extension PointerEvent.Action {
  /// Cells scrolled: positive `down` shows content below, positive `right` content to the right.
  public static func scroll(right: Int, down: Int) -> PointerEvent.Action {
    .scroll(x: CGFloat(right) * CellSize.width, y: CGFloat(down) * CellSize.height)
  }
}
