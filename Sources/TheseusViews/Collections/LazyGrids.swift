import Foundation
import TheseusCore

/// Cells side by side in columns, in lines stacked vertically, created when they come near the
/// screen (R70).
public struct LazyVGrid<Content> {
  var parameters: LazyParameters
  var content: Content
}

/// Cells stacked vertically in columns, side by side, created when they come near the screen (R70).
public struct LazyHGrid<Content> {
  var parameters: LazyParameters
  var content: Content
}

extension LazyVGrid: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: points between lines; nil for the host's default.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    let items = columns.isEmpty ? [GridItem()] : columns
    self.init(
      parameters: LazyParameters(
        alignment: alignment.key, spacing: spacing, items: items, pinned: pinnedViews),
      content: content())
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = LazyStackElement(Self.self, view.field(at: 0), inputs, .vertical)
    element.mountLazyContent(
      Content.self, view.field(after: LazyParameters.self), inputs, .vertical, into: &list)
  }
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: points between lines; nil for the host's default.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    let items = rows.isEmpty ? [GridItem()] : rows
    self.init(
      parameters: LazyParameters(
        alignment: alignment.key, spacing: spacing, items: items, pinned: pinnedViews),
      content: content())
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = LazyStackElement(Self.self, view.field(at: 0), inputs, .horizontal)
    element.mountLazyContent(
      Content.self, view.field(after: LazyParameters.self), inputs, .horizontal, into: &list)
  }
}
