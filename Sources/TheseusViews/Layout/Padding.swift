import Foundation
import TheseusCore

/// `padding`.
nonisolated public struct _PaddingLayout: ElementModifier {
  public typealias Body = Never
  public var edges: Edge.Set
  /// nil: the host's default.
  public var insets: EdgeInsets?

  @MainActor static func wrap(
    _ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs
  ) -> PaddingElement {
    PaddingElement(modifier, inputs)
  }
}

final class PaddingElement: ValueElement<_PaddingLayout>, GuideSource {
  override var guideSource: (any GuideSource)? { self }
  var decorated: ViewElement? { viewChildren.first }
  /// Rounded to the host's grid edge by edge, half up: spacing may round to nothing.
  private var insets: EdgeInsets {
    let wanted = value.insets ?? metrics.padding
    let edges = value.edges
    let (across, along) = (lengthGrid(.horizontal), lengthGrid(.vertical))
    return EdgeInsets(
      top: edges.contains(.top) ? along.spacing(wanted.top) : 0,
      leading: edges.contains(.leading) ? across.spacing(wanted.leading) : 0,
      bottom: edges.contains(.bottom) ? along.spacing(wanted.bottom) : 0,
      trailing: edges.contains(.trailing) ? across.spacing(wanted.trailing) : 0)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content = viewChildren.first else { return .zero }
    let insets = insets
    let inner = content.size(inside(proposal, insets))
    return CGSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }

  private func inside(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    let insets = insets
    let (along, beside) =
      axis == .horizontal
      ? (insets.leading + insets.trailing, insets.top + insets.bottom)
      : (insets.top + insets.bottom, insets.leading + insets.trailing)
    return viewChildren.first?.rigidLength(axis, across: across.map { max(0, $0 - beside) }).map {
      $0 + along
    }
  }

  override func placeChildren(in size: CGSize) {
    guard let content = viewChildren.first else { return }
    content.place(contentFrame(in: size), offered: inside(offered, insets))
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    let insets = insets
    return CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  var setsGuides: Bool { viewChildren.first?.hasExplicitGuides ?? false }

  func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    let frame = contentFrame(in: size)
    return viewChildren.first?.explicitGuide(key, in: frame.size, offered: inside(proposal, insets))
      .map {
        $0 + (key.axis == .horizontal ? frame.minX : frame.minY)
      }
  }

  override var layoutTraits: LayoutTraits {
    LayoutTraits(modifying: viewChildren.first)
  }
  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    viewChildren.first?.layoutValue(key)
  }
}

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Space around the view, in points; the host's default where no length is given.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
