import AttributeGraph
import Foundation
import TheseusCore

/// The visible part of a scroll view's content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the start of the visible part.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets = EdgeInsets()
  /// The size of the visible part.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// `onScrollGeometryChange`, `onScrollTargetVisibilityChange`: runs when something read of a scroll
/// view has changed.
public struct _ScrollGeometryModifier<Value: Equatable> {
  let read: @MainActor (ScrollElement) -> Value
  /// The value before the first layout; nil if the first one read is no change.
  var first: Value?
  let action: (Value, Value) -> Void
}

extension _ScrollGeometryModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ScrollGeometryElement<Value>
  {
    ScrollGeometryElement(modifier, inputs)
  }
}

final class ScrollGeometryElement<Value: Equatable>: PassthroughElement<
  _ScrollGeometryModifier<Value>
>, ScrollObserver
{
  private weak var scroll: ScrollElement?
  private var reported: Value?
  private var isReporting = false

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    guard scroll?.scope.isAlive != true, let found = firstScroll else { return }
    scroll = found
    found.observe(self)
    scrollMoved(found)
  }

  func scrollMoved(_ scroll: ScrollElement) {
    guard !isReporting else { return }
    isReporting = true
    runtime.afterUpdate { [weak self] in self?.reportGeometry() }
  }

  private func reportGeometry() {
    isReporting = false
    guard scope.isAlive, let scroll, scroll.scope.isAlive, !scroll.frame.isNull else { return }
    let new = value.read(scroll)
    let old = reported ?? value.first
    reported = new
    if let old, old != new { value.action(old, new) }
  }
}

extension View {
  /// Runs `action` with the old and the new value when `transform`'s value for the first scroll
  /// view inside has changed.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(read: { transform($0.geometry) }, action: action))
  }
}
