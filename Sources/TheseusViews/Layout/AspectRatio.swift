import Foundation
import TheseusCore

/// `aspectRatio`, `scaledToFit`, `scaledToFill`.
public struct _AspectRatioLayout: Equatable {
  /// Width over height; nil for the content's ideal one.
  var ratio: CGFloat?
  var mode: ContentMode
}

extension _AspectRatioLayout: ElementModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> AspectRatioElement
  {
    AspectRatioElement(modifier, inputs)
  }
}

final class AspectRatioElement: PassthroughElement<_AspectRatioLayout> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content?.size(fitted(proposal)) ?? .zero
  }

  override func placeChildren(in size: CGSize) {
    if let content { place(content, in: size, .center, offered: fitted(offered)) }
  }

  override func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content, content.mayHaveGuide(key) else { return nil }
    return explicitGuide(key, of: content, in: size, .center, offered: fitted(proposal))
  }

  private func fitted(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content?.size(.unspecified) ?? .zero
    let ratio = value.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let (width, height) = (finite(proposal.width), finite(proposal.height))
    switch (width, height) {
    case (nil, nil):
      return value.ratio == nil
        ? proposal : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = CGSize(width: width, height: width / ratio)
      let byHeight = CGSize(width: height * ratio, height: height)
      let fits = byWidth.height <= height
      return ProposedViewSize((value.mode == .fit) == fits ? byWidth : byHeight)
    }
  }

  private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
}

extension View {
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
