import AttributeGraph
import Foundation
import TheseusCore

/// `frame`, fixed and flexible.
nonisolated public struct _FrameLayout: ElementModifier {
  public typealias Body = Never
  public var minWidth: CGFloat?
  public var idealWidth: CGFloat?
  public var maxWidth: CGFloat?
  public var minHeight: CGFloat?
  public var idealHeight: CGFloat?
  public var maxHeight: CGFloat?
  /// A fixed dimension is the content's proposal, whatever the parent proposes.
  public var width: CGFloat?
  public var height: CGFloat?
  public var alignment: Alignment

  @MainActor static func wrap(
    _ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs
  ) -> FrameElement {
    FrameElement(modifier, inputs)
  }

  /// Bounds of one dimension, made consistent and finite where they are used.
  fileprivate func bounds(_ axis: Axis) -> (
    min: CGFloat?, ideal: CGFloat?, max: CGFloat?, fixed: CGFloat?
  ) {
    func usable(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isNaN ? nil : Swift.max(0, $0) }
    }
    func finite(_ length: CGFloat?) -> CGFloat? {
      usable(length).flatMap { $0.isFinite ? $0 : nil }
    }
    if axis == .horizontal {
      return (finite(minWidth), finite(idealWidth), usable(maxWidth), finite(width))
    }
    return (finite(minHeight), finite(idealHeight), usable(maxHeight), finite(height))
  }

  /// A description of invalid lengths: NaN, negative, or infinite other than `maxWidth` and
  /// `maxHeight`.
  fileprivate var problem: String? {
    func isWrong(_ length: CGFloat?) -> Bool {
      length.map { !($0 >= 0 && $0 < .infinity) } ?? false
    }
    if isWrong(width) || isWrong(height) || isWrong(minWidth) || isWrong(minHeight)
      || isWrong(idealWidth) || isWrong(idealHeight)
      || maxWidth.map({ !($0 >= 0) }) == true || maxHeight.map({ !($0 >= 0) }) == true
    {
      let lengths = [
        ("width", width), ("height", height), ("minWidth", minWidth), ("idealWidth", idealWidth),
        ("maxWidth", maxWidth),
        ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
      ]
      return "frame("
        + lengths.compactMap { name, length in length.map { "\(name): \($0)" } }.joined(
          separator: ", ") + ")"
    }
    return nil
  }
}

extension _FrameLayout: AnimatableParameters {
  /// The given lengths; -1 for missing ones.
  var animatable: [Double] {
    get {
      [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, width, height].map {
        Double($0 ?? -1)
      }
    }
    set {
      func length(_ index: Int, _ old: CGFloat?) -> CGFloat? {
        old == nil ? nil : CGFloat(newValue[index])
      }
      minWidth = length(0, minWidth)
      idealWidth = length(1, idealWidth)
      maxWidth = length(2, maxWidth)
      minHeight = length(3, minHeight)
      idealHeight = length(4, idealHeight)
      maxHeight = length(5, maxHeight)
      width = length(6, width)
      height = length(7, height)
    }
  }

  /// From where it is to where the update puts it.
  @MainActor func movement(to other: Self, of element: ViewElement)
    -> () -> ElementAnimation.Movement?
  {
    let start = element.frame
    return { [weak element] in
      guard let end = element?.frame, start != end, !start.isNull, !end.isNull else { return nil }
      return .frame(from: start, to: end)
    }
  }

  /// The same lengths are given, and none is infinite: there is no half-way to that.
  func isAnimatable(to other: Self) -> Bool {
    alignment == other.alignment
      && zip(animatable, other.animatable).allSatisfy {
        ($0 == $1) || ($0 >= 0 && $1 >= 0 && $0.isFinite && $1.isFinite)
      }
  }
}

final class FrameElement: AnimatedElement<_FrameLayout> {
  /// The last one that was reported.
  private var problem: String?

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    if changed, let new = value.problem, new != problem {
      problem = new
      runtime.report(
        RuntimeIssue(
          kind: .invalidFrame,
          message:
            "\(new): a negative, infinite or NaN length is replaced by a valid one",
          identity: identity.description))
    }
    return changed
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    let inner = content.size(inside(proposal))
    return CGSize(
      width: length(proposal.width, inner.width, .horizontal),
      height: length(proposal.height, inner.height, .vertical))
  }

  /// The proposal for the content.
  ///
  /// A dimension without a proposal has none for the content either, unless the content's own
  /// length is outside the bounds: then the bound is proposed, which a shape fills.
  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = ProposedViewSize(
      width: offer(proposal.width, .horizontal), height: offer(proposal.height, .vertical))
    guard inner.width == nil || inner.height == nil, let content else { return inner }
    let (width, height) = (shown.bounds(.horizontal), shown.bounds(.vertical))
    let isBounded =
      inner.width == nil && (width.min != nil || width.max != nil)
      || inner.height == nil && (height.min != nil || height.max != nil)
    guard isBounded else { return inner }
    let free = content.size(inner)
    func bound(_ length: CGFloat, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat? {
      let clamped = clamp(length, low, high)
      return clamped == length ? nil : clamped
    }
    inner.width = inner.width ?? bound(free.width, width.min, width.max)
    inner.height = inner.height ?? bound(free.height, height.min, height.max)
    return inner
  }

  private func offer(_ proposed: CGFloat?, _ axis: Axis) -> CGFloat? {
    let bounds = shown.bounds(axis)
    if let fixed = bounds.fixed { return fixed }
    guard let wanted = proposed ?? bounds.ideal else { return nil }
    return clamp(wanted, bounds.min, bounds.max)
  }

  /// The frame's length: the proposal within the given bounds, else the content's length.
  private func length(_ proposed: CGFloat?, _ content: CGFloat, _ axis: Axis) -> CGFloat {
    let bounds = shown.bounds(axis)
    if let fixed = bounds.fixed { return fixed }
    guard let wanted = proposed ?? bounds.ideal else {
      return clamp(content, bounds.min, bounds.max)
    }
    switch (bounds.min, bounds.max) {
    case (nil, nil): return content
    case (let low?, nil): return max(low, min(wanted, content))
    case (nil, let high?): return min(high, max(wanted, content))
    case (let low?, let high?): return clamp(wanted, low, high)
    }
  }

  private func clamp(_ length: CGFloat, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat {
    var length = length
    if let high { length = min(length, high) }
    if let low { length = max(length, low) }
    return length
  }

  override func placeChildren(in size: CGSize) {
    if let content { place(content, in: size, shown.alignment, offered: inside(offered)) }
  }

  override var setsGuides: Bool { viewChildren.first?.hasExplicitGuides ?? false }

  override func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content, content.mayHaveGuide(key) else { return nil }
    return explicitGuide(key, of: content, in: size, shown.alignment, offered: inside(proposal))
  }

  /// A spacer in a frame has the frame's length.
  override var layoutTraits: LayoutTraits {
    LayoutTraits(modifying: content)
  }
}

extension ViewElement {
  /// The origin of `child`, whose answer to `proposal` was `inner`, in `size`, such that their
  /// guides meet.
  func alignedOrigin(
    of child: ViewElement, _ inner: CGSize, in size: CGSize, _ alignment: Alignment,
    offered proposal: ProposedViewSize
  ) -> CGPoint {
    let outer = ViewDimensions(width: size.width, height: size.height)
    return CGPoint(
      x: outer[alignment.horizontal]
        - child.guide(alignment.horizontal.key, in: inner, offered: proposal),
      y: outer[alignment.vertical]
        - child.guide(alignment.vertical.key, in: inner, offered: proposal))
  }

  /// Places `child`, as large as its answer to `proposal`, in `size` so that their guides meet.
  func place(
    _ child: ViewElement, in size: CGSize, _ alignment: Alignment,
    offered proposal: ProposedViewSize
  ) {
    let inner = child.size(proposal)
    let origin = alignedOrigin(of: child, inner, in: size, alignment, offered: proposal)
    child.place(CGRect(origin: origin, size: inner), offered: proposal)
  }

  /// A guide of a child that is placed like this, in the element's coordinates.
  func explicitGuide(
    _ key: AlignmentKey, of child: ViewElement, in size: CGSize, _ alignment: Alignment,
    offered proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = child.size(proposal)
    let origin = alignedOrigin(of: child, inner, in: size, alignment, offered: proposal)
    return child.explicitGuide(key, in: inner, offered: proposal).map {
      $0 + (key.axis == .horizontal ? origin.x : origin.y)
    }
  }
}

extension View {
  /// A frame of a fixed size in the dimensions given.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A frame whose dimensions follow the proposal within the given bounds.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { modifier(_FrameLayout(alignment: .center)) }
}
