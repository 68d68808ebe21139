import Foundation
import TheseusCore

/// The content, and on one of its edges an inset: the inset has its own size, the content the rest.
private struct InsetLayout: Layout {
  let edge: Edge
  let alignment: Alignment
  /// Points between the two.
  let spacing: CGFloat

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func rest(_ proposal: ProposedViewSize, beside inset: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      axis, proposal[axis].map { max(0, $0 - inset[axis] - spacing) }, proposal[axis.other])
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let content = subviews.first, let inset = subviews.dropFirst().first else { return .zero }
    let beside = inset.sizeThatFits(ProposedViewSize(axis, nil, proposal[axis.other]))
    let inner = content.sizeThatFits(rest(proposal, beside: beside))
    return CGSize(
      axis, inner[axis] + spacing + beside[axis], max(inner[axis.other], beside[axis.other]))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first, let inset = subviews.dropFirst().first else { return }
    let beside = inset.sizeThatFits(ProposedViewSize(axis, nil, proposal[axis.other]))
    let inner = rest(proposal, beside: beside)
    let isFirst = edge == .top || edge == .leading
    let split = isFirst ? beside[axis] + spacing : bounds.size[axis] - beside[axis]
    content.place(
      at: bounds.origin.moved(axis, isFirst ? split : 0), proposal: inner)
    let across = bounds.size[axis.other] - beside[axis.other]
    let share: CGFloat =
      switch axis {
      case .vertical:
        alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
      case .horizontal: alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
      }
    inset.place(
      at: bounds.origin.moved(axis, isFirst ? 0 : split).moved(axis.other, across * share),
      proposal: ProposedViewSize(axis, beside[axis], bounds.size[axis.other]))
  }
}

extension CGPoint {
  fileprivate func moved(_ axis: Axis, _ distance: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: x + distance, y: y) : CGPoint(x: x, y: y + distance)
  }
}

struct _InsetModifier<Inset: View>: ViewModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  func body(content: Content) -> some View {
    InsetLayout(edge: edge, alignment: alignment, spacing: spacing ?? 0)() {
      // One view each, however many there are.
      VStack { content.sourceOfTraits() }.frame(maxWidth: .infinity, maxHeight: .infinity)
      ZStack(alignment: alignment) { inset }
    }
    .keepingTraits()
  }
}

extension View {
  /// A view at the top or bottom, for which this one leaves space.
  /// - Parameter spacing: points between the two; nil for none.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        inset: content()))
  }

  /// A view on the leading or trailing side, for which this one leaves space.
  /// - Parameter spacing: points between the two; nil for none.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        inset: content()))
  }

  /// Space inside the view's edges, as `padding`: a window of cells has no covered parts to add it
  /// to.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { padding(edges, length) }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Extends into the safe area; a window of cells has none.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { hint(IgnoresSafeAreaHint.self, (regions, edges)) }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    hint(IgnoresSafeAreaHint.self, (.all, edges))
  }
}

/// The parts of the safe area that an element extends into.
public enum IgnoresSafeAreaHint: ElementHintKey {
  public typealias Value = (regions: SafeAreaRegions, edges: Edge.Set)
}
