import Foundation
import TheseusCore

extension ViewElement {
  /// The parent's proposal for the size of the placed element: children share the proposal, not the
  /// resulting size.
  public var offered: ProposedViewSize { placedOffer.proposal }

  /// Called by `placeChildren` when the element's own drawing depends on its children's positions,
  /// and they changed.
  public func redrawAfterPlacing() { placingRedraws = true }

  /// Places the element at `frame` in its parent's coordinates, with its size as proposal.
  public func place(_ frame: CGRect) { place(frame, offered: ProposedViewSize(frame.size)) }

  /// Places the element at `frame` in its parent's coordinates; its size is the element's answer to
  /// `proposal`.
  public func place(_ frame: CGRect, offered proposal: ProposedViewSize) {
    let isPlaceable = frame.isPlaceable
    let frame = isPlaceable ? frame : .zero
    let offer = Answers.Question(isPlaceable ? proposal : .zero)
    let hasOtherOrigin =
      frame.origin.x != placedFrame.origin.x || frame.origin.y != placedFrame.origin.y
    let hasOtherSize =
      frame.size.width != placedFrame.size.width || frame.size.height != placedFrame.size.height
    let hasOtherOffer = offer.width != placedOffer.width || offer.height != placedOffer.height
    guard hasOtherOrigin || hasOtherSize || hasOtherOffer else { return }
    if hasOtherOrigin || hasOtherSize { hasNewFrame = true }
    if hasOtherSize || hasOtherOffer { hasNewSize = true }
    placedFrame = frame
    placedOffer = offer
    needsCommit()
  }

  /// Hides the element and its content until it is placed again: with no space at all, views would
  /// be drawn outside of it.
  public func unplace() {
    guard !placedFrame.isNull else { return }
    placedFrame = .null
    runtime.noteUpdated(self, .frame)
    runtime.noteVisibleChange(of: self, in: hints?.animation)
  }

  /// Places the element's `anchor` guide point at `position`.
  public func place(at origin: CGPoint, size: CGSize) {
    place(CGRect(origin: origin, size: size))
  }
}

extension CGRect {
  /// Finite, with a size that is not negative.
  fileprivate var isPlaceable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0
  }
}
