import Foundation

/// A layout whose type is erased: replacing one by another keeps the state of the arranged views
/// (R15).
public struct AnyLayout: Layout {
  public struct Cache {
    var type: ObjectIdentifier
    var value: Any
  }

  private(set) var base: any Layout

  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(base.animatableData) }
    set { base = Self.layout(base, with: newValue) }
  }

  private static func layout<L: Layout>(_ layout: L, with data: _AnyAnimatableData) -> any Layout {
    guard let data = data.data(as: L.AnimatableData.self) else { return layout }
    var layout = layout
    layout.animatableData = data
    return layout
  }

  /// The axis along which the layout stretches spacers and dividers, if it does.
  var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(base, subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    Self.update(base, &cache, subviews)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    Self.size(base, proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    Self.place(base, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    Self.alignment(base, guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    Self.alignment(base, guide, bounds, proposal, subviews, &cache)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    Self.spacing(base, subviews, &cache)
  }
}

// The same functions for the type of the layout.
extension AnyLayout {
  private static func makeCache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
    Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  /// The layout's own cache; a new one if `cache` is that of another layout.
  private static func own<L: Layout>(_ layout: L, _ cache: Cache, _ subviews: Subviews) -> L.Cache {
    guard cache.type == ObjectIdentifier(L.self), let own = cache.value as? L.Cache else {
      return layout.makeCache(subviews: subviews)
    }
    return own
  }

  private static func update<L: Layout>(_ layout: L, _ cache: inout Cache, _ subviews: Subviews) {
    guard cache.type == ObjectIdentifier(L.self), var own = cache.value as? L.Cache else {
      return cache = makeCache(layout, subviews)
    }
    layout.updateCache(&own, subviews: subviews)
    cache.value = own
  }

  private static func place<L: Layout>(
    _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) {
    var own = Self.own(layout, cache, subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    cache = Cache(type: ObjectIdentifier(L.self), value: own)
  }

  private static func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGSize {
    var own = Self.own(layout, cache, subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    cache = Cache(type: ObjectIdentifier(L.self), value: own)
    return size
  }

  private static func alignment<L: Layout>(
    _ layout: L, _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    var own = Self.own(layout, cache, subviews)
    let position = layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    cache = Cache(type: ObjectIdentifier(L.self), value: own)
    return position
  }

  private static func alignment<L: Layout>(
    _ layout: L, _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    var own = Self.own(layout, cache, subviews)
    let position = layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    cache = Cache(type: ObjectIdentifier(L.self), value: own)
    return position
  }

  private static func spacing<L: Layout>(
    _ layout: L, _ subviews: Subviews, _ cache: inout Cache
  ) -> ViewSpacing {
    var own = Self.own(layout, cache, subviews)
    let spacing = layout.spacing(subviews: subviews, cache: &own)
    cache = Cache(type: ObjectIdentifier(L.self), value: own)
    return spacing
  }
}
