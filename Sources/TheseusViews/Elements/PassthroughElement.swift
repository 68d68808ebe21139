import Foundation
import TheseusCore

/// An element around one other that changes one thing about it and passes on everything else.
@MainActor
open class PassthroughElement<Value>: ValueElement<Value>, GuideSource {
  override open var guideSource: (any GuideSource)? { self }
  public final var content: ViewElement? { viewChildren.first }
  public final var decorated: ViewElement? { content }

  override open func measure(_ proposal: ProposedViewSize) -> CGSize {
    content?.size(proposal) ?? .zero
  }
  override open func placeChildren(in size: CGSize) {
    content?.place(CGRect(origin: .zero, size: size), offered: offered)
  }
  open var setsGuides: Bool { content?.hasExplicitGuides ?? false }
  open func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    content?.explicitGuide(key, in: size, offered: proposal)
  }
  override open var layoutTraits: LayoutTraits { content?.layoutTraits ?? LayoutTraits() }
  override open func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    content?.layoutValue(key)
  }
}
