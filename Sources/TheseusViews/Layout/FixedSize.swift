import Foundation
import TheseusCore

/// `fixedSize`: the ideal size in the chosen dimensions, whatever is proposed.
public struct _FixedSizeLayout: Equatable {
  var horizontal: Bool
  var vertical: Bool
}

extension _FixedSizeLayout: ElementModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> FixedSizeElement
  {
    FixedSizeElement(modifier, inputs)
  }
}

final class FixedSizeElement: PassthroughElement<_FixedSizeLayout> {
  private func free(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: value.horizontal ? nil : proposal.width, height: value.vertical ? nil : proposal.height
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content?.size(free(proposal)) ?? .zero
  }

  override func placeChildren(in size: CGSize) {
    guard let content else { return }
    let offer = free(offered)
    content.place(CGRect(origin: .zero, size: content.size(offer)), offered: offer)
  }

  override func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content else { return nil }
    let offer = free(proposal)
    return content.explicitGuide(key, in: content.size(offer), offered: offer)
  }
}

extension View {
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
