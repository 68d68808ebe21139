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

  public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(base, subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
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

  private static func makeCache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
    Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  private static func place<L: Layout>(
    _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) {
    var typed = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &typed)
    cache = Cache(type: ObjectIdentifier(L.self), value: typed)
  }

  private static func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGSize {
    var typed = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &typed)
    cache = Cache(type: ObjectIdentifier(L.self), value: typed)
    return size
  }
}
