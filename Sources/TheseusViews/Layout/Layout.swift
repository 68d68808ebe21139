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
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
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
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
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

/// The spacing a view prefers beside others.
public struct ViewSpacing: Sendable {
  private var isZero = false
  /// The host's spacing between views; nil when a view sets its own.
  private var standard: CGSize?
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.isZero = true
    return spacing
  }()

  public init() {}

  init(_ standard: CGSize) { self.standard = standard }

  /// The preferred distance, in points, to `next` along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if isZero || next.isZero { return 0 }
    return (standard ?? next.standard ?? HostMetrics.standard.spacing)[axis]
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isZero = isZero && other.isZero
    standard = standard ?? other.standard
  }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
