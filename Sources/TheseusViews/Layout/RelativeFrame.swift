import AttributeGraph
import Foundation
import TheseusCore

/// `containerRelativeFrame`: a frame whose lengths depend on those of the enclosing scroll view,
/// stack, sheet or window.
public struct _RelativeFrameLayout {
  var axes: Axis.Set
  var alignment: Alignment
  /// Points of the frame, for points of the container.
  var length: (CGFloat, Axis) -> CGFloat
}

extension _RelativeFrameLayout: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> RelativeFrameElement
  {
    RelativeFrameElement(modifier, inputs)
  }
}

final class RelativeFrameElement: PassthroughElement<_RelativeFrameLayout> {
  /// The container's size that the frame was made of.
  private var used: CGSize?
  private lazy var reads = LayoutReads(in: scope, of: _RelativeFrameLayout.self) {
    [weak self] in self?.setNeedsLayout()
  }

  override func forgetAnswers() { reads.forget() }

  /// The size of the nearest element around whose size does not follow from its content; that of
  /// the window where there is none, or where it has no frame yet.
  private var containerSize: CGSize {
    var outermost: ViewElement = self
    while let element = outermost.viewParent {
      if let space = element.space, space.isContainerOfRelativeFrames {
        return size(of: element, space)
      }
      outermost = element
    }
    return size(of: outermost)
  }

  private func size(of container: ViewElement, _ space: (any SpaceProvider)? = nil) -> CGSize {
    guard container !== self, !container.frame.isNull else {
      return window.state?.root?.frame.size ?? .zero
    }
    return space?.contentArea ?? container.frame.size
  }

  /// Whether the container has another size now than when the frame was measured, which nothing
  /// else would tell it.
  var isOutdated: Bool { scope.isAlive && used != nil && used != containerSize }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if used == nil {
      window.part(LayoutWatch.self)?.relativeFrames.append(WeakRelativeFrame(element: self))
    }
    let size = containerSize
    used = size
    func length(_ axis: Axis, _ container: CGFloat, _ proposed: CGFloat?) -> CGFloat? {
      guard value.axes.contains(axis) else { return proposed }
      let length = reads.run { value.length(container, axis) }
      return length.isFinite ? max(0, length) : proposed
    }
    return ProposedViewSize(
      width: length(.horizontal, size.width, proposal.width),
      height: length(.vertical, size.height, proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = inside(proposal)
    let inner = content?.size(offer) ?? .zero
    return CGSize(
      width: value.axes.contains(.horizontal) ? offer.width ?? inner.width : inner.width,
      height: value.axes.contains(.vertical) ? offer.height ?? inner.height : inner.height)
  }

  override func placeChildren(in size: CGSize) {
    if let content { place(content, in: size, value.alignment, offered: inside(offered)) }
  }

  override func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content, content.mayHaveGuide(key) else { return nil }
    return explicitGuide(key, of: content, in: size, value.alignment, offered: inside(proposal))
  }

  override var layoutTraits: LayoutTraits {
    LayoutTraits(modifying: content)
  }
}

struct WeakRelativeFrame {
  weak var element: RelativeFrameElement?
}

extension LayoutWatch {
  /// Frames made of the size of a container that has another now are laid out again.
  func followContainers() {
    guard !relativeFrames.isEmpty else { return }
    relativeFrames.removeAll { $0.element?.scope.isAlive != true }
    for frame in relativeFrames {
      if let element = frame.element, element.isOutdated { element.setNeedsLayout() }
    }
  }
}

extension View {
  /// A frame as long as the scroll view, navigation stack, sheet or window around, in `axes`.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// One of `count` frames that fill the container, `spacing` points apart; this one takes the
  /// space of `span` of them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * CGFloat(max(1, count) - 1)) / CGFloat(max(1, count))
      return one * CGFloat(span) + spacing * CGFloat(max(1, span) - 1)
    }
  }

  /// - Parameter length: the frame's length in points, for the container's and the axis.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_RelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }
}
