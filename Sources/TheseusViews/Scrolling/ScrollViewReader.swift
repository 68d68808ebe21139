import Foundation
import TheseusCore

/// Passes its content a proxy that scrolls a scroll view inside to a view (R87).
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var region = ScrollRegion()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    content(ScrollViewProxy(region: region)).modifier(_ScrollRegionModifier(region: region))
  }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  let region: ScrollRegion

  /// Scrolls to the first view inside the reader with this `.id()` or `ForEach` id, also to a row
  /// not yet made. An unknown id does nothing.
  ///
  /// It runs after the update of the current event, so that a view that was just inserted is found.
  /// - Parameter anchor: the point of the view that is aligned with the same point of the scroll
  ///   view; nil scrolls just far enough to show it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    region.request(AnyHashable(id), anchor)
  }
}

extension ScrollViewProxy: Equatable {
  public static func == (a: ScrollViewProxy, b: ScrollViewProxy) -> Bool { a.region === b.region }
}

/// The elements inside one reader.
final class ScrollRegion: @unchecked Sendable {
  private struct Place {
    weak var element: ViewElement?
  }

  private var places: [Place] = []

  nonisolated init() {}

  @MainActor
  func note(_ element: ViewElement) {
    places.removeAll { $0.element == nil }
    places.append(Place(element: element))
  }

  /// From any thread: a proxy may be carried into a task.
  func request(_ id: AnyHashable, _ anchor: UnitPoint?) {
    let wanted = Wanted(id: id, anchor: anchor)
    onMainActor { self.requestHere(wanted) }
  }

  private struct Wanted: @unchecked Sendable {
    let id: AnyHashable
    let anchor: UnitPoint?
  }

  @MainActor
  private func requestHere(_ wanted: Wanted) {
    guard let runtime = places.lazy.compactMap({ $0.element?.runtime }).first else { return }
    runtime.afterUpdate { [weak self] in self?.scroll(to: wanted.id, wanted.anchor) }
  }

  @MainActor
  private func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    for element in places.compactMap(\.element)
    where element.scope.isAlive && element.scrollInside(to: id, anchor: anchor) { return }
  }
}

/// Runs on the main actor: now, where this is it.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainActor.isCurrent {
    MainActor.assumeIsolated { body() }
  } else {
    Task { @MainActor in body() }
  }
}

struct _ScrollRegionModifier {
  let region: ScrollRegion
}

extension _ScrollRegionModifier: ViewModifier {
  public typealias Body = Never

  static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    guard let region = inputs.value(modifier)?.region else {
      return content.mount(inputs, into: &list)
    }
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration) { element, _ in
      region.note(ViewElement.of(element))
      return element
    }
    content.mount(inner, into: &list)
  }
}

extension ViewElement {
  /// Scrolls to the first position inside with `id`. False when there is none.
  func scrollInside(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    var stack: [ViewElement] = [self]
    while let element = stack.popLast() {
      if let rows = element.childResolver?.scrollContent, rows.scroll(to: id, anchor: anchor) {
        return true
      }
      if element.isNamed(id), let scroll = element.enclosingScroll() {
        let (origin, outer) = (element.originInWindow, scroll.originInWindow)
        scroll.scroll(
          to: CGRect(
            origin: CGPoint(
              x: origin.x - outer.x + scroll.offset.x, y: origin.y - outer.y + scroll.offset.y),
            size: element.frame.size),
          anchor: anchor)
        return true
      }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return false
  }

  /// Whether the element is the outermost one with this id.
  private func isNamed(_ id: AnyHashable) -> Bool {
    guard !frame.isNull, isIdentified(by: id) else { return false }
    return viewParent.map { $0.scope !== scope || !$0.isIdentified(by: id) } ?? true
  }
}
