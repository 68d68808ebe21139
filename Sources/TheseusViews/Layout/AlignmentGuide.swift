import Foundation
import TheseusCore

/// `alignmentGuide`: where one guide is, computed from the view's dimensions.
public struct _AlignmentGuideModifier {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuideModifier: ElementModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> AlignmentGuideElement
  {
    AlignmentGuideElement(modifier, inputs)
  }
}

final class AlignmentGuideElement: PassthroughElement<_AlignmentGuideModifier> {
  override var setsGuides: Bool { true }

  private lazy var reads = LayoutReads(in: scope, of: _AlignmentGuideModifier.self) {
    [weak self] in self?.setNeedsLayout()
  }

  override func forgetAnswers() { reads.forget() }

  override func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == value.key else {
      return content?.explicitGuide(key, in: size, offered: proposal)
    }
    var dimensions = ViewDimensions(width: size.width, height: size.height)
    if let content {
      dimensions.lookup = GuideLookup { content.explicitGuide($0, in: size, offered: proposal) }
    }
    let position = reads.run { value.compute(dimensions) }
    return position.isFinite ? position : 0
  }
}

extension View {
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }
}
