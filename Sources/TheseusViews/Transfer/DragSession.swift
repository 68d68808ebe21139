import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// The dragged values.
struct DragPayload {
  /// The items, each with its representations.
  var items: [[Any]]
  var contentTypes: [UTType]
  var providers: [NSItemProvider]

  /// Files of the user.
  init(files: [URL]) {
    providers = files.compactMap { NSItemProvider(contentsOf: $0) }
    items = files.map { [$0] }
    contentTypes = providers.flatMap(\.contentTypes) + [.fileURL, .url]
  }

  init(items: [[Any]], contentTypes: [UTType], providers: [NSItemProvider]) {
    self.items = items
    self.contentTypes = contentTypes
    self.providers = providers
  }

  func values<T>(_ type: T.Type) -> [T] {
    items.compactMap { forms in forms.lazy.compactMap { $0 as? T }.first }
  }
  func conforms(to types: [UTType]) -> Bool {
    contentTypes.contains { type in types.contains { type.conforms(to: $0) } }
  }

  /// The providers of the items that have one of the types; all of them where only the drag as a
  /// whole has one.
  func providers(conformingTo types: [UTType]) -> [NSItemProvider] {
    let fitting = providers.filter { provider in
      provider.contentTypes.contains { type in types.contains { type.conforms(to: $0) } }
    }
    return fitting.isEmpty && conforms(to: types) ? providers : fitting
  }
}

/// A view that something can be dropped on.
@MainActor
protocol DropReceiver: PointerReceiver {
  func accepts(_ payload: DragPayload) -> Bool
  func entered(_ payload: DragPayload, at point: CGPoint)
  func moved(_ payload: DragPayload, at point: CGPoint)
  func exited(_ payload: DragPayload)
  /// Receives the drop. Returns whether it succeeded.
  func take(_ payload: DragPayload, at point: CGPoint) -> Bool
}

/// One drag, from the view where it started to the one where the button is released.
@MainActor
final class DragSession {
  let payload: DragPayload
  private weak var target: (any DropReceiver)?

  init(_ payload: DragPayload) { self.payload = payload }

  /// - Parameter point: points of the window.
  func move(to point: CGPoint, in root: ViewElement) {
    let found = root.chain(at: point).lazy.compactMap { $0 as? any DropReceiver }.first {
      $0.accepts(self.payload)
    }
    if found !== target {
      target?.exited(payload)
      target = found
      found?.entered(payload, at: found?.local(point) ?? point)
    } else {
      found?.moved(payload, at: found?.local(point) ?? point)
    }
  }

  func drop(at point: CGPoint) {
    guard let target, target.scope.isAlive else { return }
    _ = target.take(payload, at: target.local(point))
    self.target = nil
  }

  func cancel() {
    target?.exited(payload)
    target = nil
  }
}

/// A press that moves away carries the view's payload.
struct _DragSourceGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let payload: () -> DragPayload

  static var _initialMemory: DragSession? { nil }

  func _receive(_ input: GestureInput, _ memory: inout DragSession?) -> GesturePhase<Bool> {
    guard let element = input.element, let root = element.window.state?.root else { return .failed }
    if memory == nil, input.kind == .moved, input.distance >= element.sizes.dragDistance {
      memory = DragSession(payload())
    }
    guard let session = memory else { return input.kind == .released ? .failed : .possible }
    session.move(to: input.location, in: root)
    guard input.kind == .released else { return .changed(true) }
    session.drop(at: input.location)
    return .ended(true)
  }

  func _cancel(_ memory: inout DragSession?) { memory?.cancel() }
}

extension View {
  /// The view can be dragged onto others of the app with the pointer, with the `payload` at the
  /// start of the drag.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    highPriorityGesture(
      _DragSourceGesture {
        let item = payload()
        return DragPayload(
          items: [[item] + T.proxies(for: item)], contentTypes: T._contentTypes,
          providers: [NSItemProvider(item, T._contentTypes)])
      })
  }

  /// - Parameter preview: shown under the finger on other devices; the pointer of a terminal shows
  ///   nothing.
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { draggable(payload()) }

  /// The older form: the view is dragged as an item provider.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    highPriorityGesture(
      _DragSourceGesture {
        let provider = data()
        return DragPayload(
          items: [provider.forms], contentTypes: provider.contentTypes, providers: [provider])
      })
  }

  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
    -> some View
  { onDrag(data) }
}
