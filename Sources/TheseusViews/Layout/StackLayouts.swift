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

  private var stack: SubviewStack {
    SubviewStack(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { stack.size(proposal, subviews) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(subviews, in: bounds, offered: proposal)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    stack.guide(guide.key, in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    stack.guide(guide.key, in: bounds, proposal, subviews)
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

  private var stack: SubviewStack {
    SubviewStack(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { stack.size(proposal, subviews) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(subviews, in: bounds, offered: proposal)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    stack.guide(guide.key, in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    stack.guide(guide.key, in: bounds, proposal, subviews)
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

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    self.guide(guide.key, in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    self.guide(guide.key, in: bounds, proposal, subviews)
  }

  private func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGFloat? {
    MainActor.assumeIsolatedUnchecked {
      DepthArrangement(alignment: alignment).explicitGuide(
        key, in: bounds.size, offered: proposal, subviews.map(\.element)
      ).map { $0 + bounds.start(key.axis) }
    }
  }
}

/// The arrangement of a layout's subviews in a stack.
private struct SubviewStack {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    MainActor.assumeIsolatedUnchecked {
      let children = subviews.map(\.element)
      return arrangement(of: children).size(proposal, children)
    }
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, offered proposal: ProposedViewSize) {
    MainActor.assumeIsolatedUnchecked {
      let children = subviews.map(\.element)
      arrangement(of: children).place(in: bounds, offered: proposal, children)
    }
  }

  func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    MainActor.assumeIsolatedUnchecked {
      let children = subviews.map(\.element)
      return arrangement(of: children).explicitGuide(
        key, in: bounds.size, offered: proposal, children
      ).map { $0 + bounds.start(key.axis) }
    }
  }

  @MainActor
  private func arrangement(of children: [ViewElement]) -> StackArrangement {
    let metrics = children.first?.metrics ?? .standard
    return StackArrangement(axis: axis, alignment: alignment, spacing: spacing, metrics: metrics)
  }
}

extension CGRect {
  /// Where it begins along an axis.
  fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}
