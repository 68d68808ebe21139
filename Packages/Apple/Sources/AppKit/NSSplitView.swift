import SwiftUI

/// Panes with dividers; like other views of AppKit it is never shown.
open class NSSplitView: NSView {
  public enum DividerStyle: Int, Sendable { case thick = 1, thin, paneSplitter }
  open var isVertical = false
  open var dividerStyle: DividerStyle = .thick
  open var autosaveName: String?
  open var dividerThickness: CGFloat { 1 }
  open var dividerColor: NSColor { .separatorColor }
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  open func drawDivider(in rect: NSRect) {}
  open weak var delegate: (any NSSplitViewDelegate)? {
    didSet {
      guard delegate != nil else { return }
      RuntimeIssues.reportUnsupported(
        "NSSplitView.delegate: split views of AppKit are not shown; the delegate is never called")
    }
  }
}

/// Decides how the dividers of a split view move. Nothing calls it, because no divider is shown.
@MainActor @preconcurrency
public protocol NSSplitViewDelegate: AnyObject {
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize)
  func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect,
    forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int
  ) -> NSRect
  func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int)
    -> NSRect
  func splitViewWillResizeSubviews(_ notification: Notification)
  func splitViewDidResizeSubviews(_ notification: Notification)
}
extension NSSplitViewDelegate {
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    false
  }
  public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool {
    false
  }
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  public func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  public func splitView(
    _ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView
  ) -> Bool { true }
  public func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) {}
  public func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect,
    forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  public func splitView(
    _ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int
  ) -> NSRect { .zero }
  public func splitViewWillResizeSubviews(_ notification: Notification) {}
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
