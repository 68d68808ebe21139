import Foundation

/// A grid as a layout, for `AnyLayout`. `GridRow`s inside are its rows.
public struct GridLayout: Layout, Sendable {
  /// The alignment of cells.
  public var alignment: Alignment
  /// Points between columns; nil for the host's default.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for the host's default.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    MainActor.assumeIsolatedUnchecked { arrangement(of: subviews).size(proposal) }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assumeIsolatedUnchecked { arrangement(of: subviews).place(in: bounds) }
  }

  @MainActor
  private func arrangement(of subviews: Subviews) -> GridArrangement {
    let children = subviews.map(\.element)
    return GridArrangement(
      parameters: GridParameters(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing),
      metrics: children.first?.metrics ?? .standard, children: children)
  }
}
