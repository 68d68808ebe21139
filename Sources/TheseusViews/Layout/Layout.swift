import Foundation
import TheseusCore

/// Arranges views: the size of the whole for a proposal, and the position of each.
///
/// A layout never takes part in identity: replacing one by another through `AnyLayout` keeps the
/// state of the arranged views (R15). A layout with `animatableData` moves its views step by step.
public protocol Layout: Animatable {
  /// Data that is computed once and cached between calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size, in points, of the whole for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each of `subviews` in `bounds`; those that are not placed are centered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the whole has a horizontal guide, nil for the guide's default. By default the subviews'
  /// own are merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where the whole has a vertical guide, nil for the guide's default. By default the subviews'
  /// own are merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The spacing that the whole prefers in stacks and other layouts: by default the union of the
  /// subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { mergedGuide(guide.key, in: bounds, proposal, subviews, &cache) }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { mergedGuide(guide.key, in: bounds, proposal, subviews, &cache) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The views of `content`, arranged by this layout.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which it stretches spacers and dividers, if it does.
  public var stackOrientation: Axis?
  public init() {}
}

/// The spacing a view prefers beside others, at each of its edges.
public struct ViewSpacing: Sendable {
  /// The edges at which it wants no space.
  private(set) var zeroEdges: Edge.Set = []
  /// The edges at which it wants the host's spacing. One without a preference takes any.
  private var standardEdges: Edge.Set = []
  /// The host's spacing between views; nil when the host is not known.
  private var standard: CGSize?
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.zeroEdges = .all
    return spacing
  }()

  public init() {}

  init(_ standard: CGSize, without zeroEdges: Edge.Set = []) {
    self.standard = standard
    self.zeroEdges = zeroEdges
    standardEdges = Edge.Set.all.subtracting(zeroEdges)
  }

  /// The preferred distance, in points, to `next` along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    if zeroEdges.contains(end) || next.zeroEdges.contains(start) { return 0 }
    return (standard ?? next.standard ?? HostMetrics.standard.spacing)[axis]
  }

  /// Takes the preferences of another view at some edges as well; space wins over none.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    standardEdges.formUnion(other.standardEdges.intersection(edges))
    zeroEdges.formUnion(other.zeroEdges.intersection(edges))
    zeroEdges.subtract(standardEdges)
    standard = standard ?? other.standard
  }

  /// The preferences of both views at some edges; space wins over none.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
