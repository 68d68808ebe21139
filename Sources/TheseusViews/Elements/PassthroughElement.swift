import Foundation
import TheseusCore

/// An element around one other that changes one thing about it and passes on everything else.
@MainActor
open class PassthroughElement<Value>: ValueElement<Value> {
  public final var content: ViewElement? { viewChildren.first }

  override open func measure(_ proposal: ProposedViewSize) -> CGSize {
    content?.size(proposal) ?? .zero
  }
  override open func placeChildren(in size: CGSize) {
    content?.place(CGRect(origin: .zero, size: size), offered: offered)
  }
  override open var setsGuides: Bool { content?.hasExplicitGuides ?? false }
  override open func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    content?.explicitGuide(key, in: size, offered: proposal)
  }
  override open var stackPriority: Double { content?.stackPriority ?? 0 }
  override open var isSpacer: Bool { content?.isSpacer ?? false }
}
