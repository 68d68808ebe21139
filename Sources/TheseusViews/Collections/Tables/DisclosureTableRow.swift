import Foundation
import TheseusCore

/// A row of a table that unfolds further rows below itself.
///
/// Each of these is a row of its own: it is selected and has its menu like every other. Rows that
/// are folded lose their state (R2).
public struct DisclosureTableRow<Label: View, Content: View>: View {
  private let label: Label
  private let external: Binding<Bool>?
  private let content: () -> Content
  @State private var own = false
  @Environment(\.tableOutline) private var outline

  /// - Parameters:
  ///   - value: the value of the row itself.
  ///   - isExpanded: whether the rows of `content` are shown; nil leaves that to the row, which is
  ///     folded at first.
  ///   - content: the rows below it.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    label = TableRow(value)
    external = isExpanded
    self.content = content
  }

  public var body: some View {
    let isExpanded = external?.wrappedValue ?? own
    let depth = outline?.depth ?? 0
    Group {
      label.environment(
        \.tableOutline,
        TableOutline(
          depth: depth, isExpanded: isExpanded, toggle: Unseen { setExpanded(!isExpanded) }))
      if isExpanded {
        content().environment(\.tableOutline, TableOutline(depth: depth + 1))
      }
    }
    .asOneView()
  }

  private func setExpanded(_ isExpanded: Bool) {
    if let external { external.wrappedValue = isExpanded } else { own = isExpanded }
  }

  public static var _holdsRows: Bool { true }
  public static var _unfoldsRows: Bool { true }
}

extension DisclosureTableRow: RowTree {}
