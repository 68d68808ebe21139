import Foundation

/// A horizontal stack as a layout, for `AnyLayout`.
public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  @MainActor
  private func arrangement(of children: [ViewElement]) -> StackArrangement {
    let metrics = children.first?.metrics ?? .standard
    return StackArrangement(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, metrics: metrics)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    MainActor.assumeIsolatedUnchecked {
      let children = subviews.map(\.element)
      return arrangement(of: children).size(proposal, children)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assumeIsolatedUnchecked {
      let children = subviews.map(\.element)
      arrangement(of: children).place(in: bounds, offered: proposal, children)
    }
  }
}

/// A vertical stack as a layout, for `AnyLayout`.
public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  @MainActor
  private func arrangement(of children: [ViewElement]) -> StackArrangement {
    let metrics = children.first?.metrics ?? .standard
    return StackArrangement(
      axis: .vertical, alignment: alignment.key, spacing: spacing, metrics: metrics)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    MainActor.assumeIsolatedUnchecked {
      let children = subviews.map(\.element)
      return arrangement(of: children).size(proposal, children)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assumeIsolatedUnchecked {
      let children = subviews.map(\.element)
      arrangement(of: children).place(in: bounds, offered: proposal, children)
    }
  }
}

/// A depth stack as a layout, for `AnyLayout`.
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    MainActor.assumeIsolatedUnchecked {
      DepthArrangement(alignment: alignment).size(proposal, subviews.map(\.element))
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assumeIsolatedUnchecked {
      DepthArrangement(alignment: alignment).place(
        in: bounds, offered: proposal, subviews.map(\.element))
    }
  }
}
