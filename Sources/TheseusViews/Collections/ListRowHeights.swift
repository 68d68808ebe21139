import Foundation
import TheseusCore

private struct RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { HostMetrics.standard.sizes.rowHeight }
}

private struct HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The minimum height of a row in lists and forms, in points. One line by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a section's header in the lists and forms here, in points; nil for that of
  /// a line.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}

/// The minimum heights of a list's content, in points.
struct ListRowHeights: Equatable {
  var row: CGFloat = 0
  var header: CGFloat = 0

  subscript(part: SectionPart) -> CGFloat {
    switch part {
    case .row: row
    case .header: header
    case .footer, .gap: 0
    }
  }
}
