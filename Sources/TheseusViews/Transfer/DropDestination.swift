import AttributeGraph
import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// `dropDestination`, `onDrop`: how a view receives drops.
struct _DropModifier {
  var accepts: (DragPayload) -> Bool
  var entered: (DragPayload, CGPoint) -> Void = { _, _ in }
  /// Answers the operation that is proposed there; nil for the last one.
  var moved: (DragPayload, CGPoint) -> DropProposal? = { _, _ in nil }
  var exited: (DragPayload) -> Void = { _ in }
  var isTargeted: (Bool) -> Void = { _ in }
  var take: (DragPayload, CGPoint) -> Bool
}

extension _DropModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> DropElement
  {
    DropElement(modifier, inputs)
  }
}

final class DropElement: EnabledElement<_DropModifier>, DropReceiver, FileReceiver {
  /// A drop in an empty area of the view counts as one on the view.
  override var hitTraits: HitTraits { .emptyArea }

  var takesDrops: Bool { isEnabled }

  func accepts(_ payload: DragPayload) -> Bool { isEnabled && value?.accepts(payload) == true }

  /// The last proposal since the drag entered, and whether there was an occasion for one.
  private var proposal: (operation: DropOperation?, wasAsked: Bool) = (nil, false)

  func entered(_ payload: DragPayload, at point: CGPoint) {
    proposal = (nil, false)
    value?.isTargeted(true)
    value?.entered(payload, point)
  }

  func moved(_ payload: DragPayload, at point: CGPoint) {
    let new = value?.moved(payload, point)
    proposal = (new?.operation ?? proposal.operation, true)
  }

  func exited(_ payload: DragPayload) {
    value?.isTargeted(false)
    value?.exited(payload)
  }

  func take(_ payload: DragPayload, at point: CGPoint) -> Bool {
    if !proposal.wasAsked { moved(payload, at: point) }
    guard proposal.operation != .forbidden, proposal.operation != .cancel else {
      exited(payload)
      return false
    }
    value?.isTargeted(false)
    return value?.take(payload, point) ?? false
  }
}

extension View {
  /// Receives values of a type that are dragged onto the view from others of the app.
  ///
  /// - Parameters:
  ///   - action: receives the values and the point of the view where they were dropped; answers
  ///     whether it took them.
  ///   - isTargeted: called when a possible drop enters and leaves the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      _DropModifier(
        accepts: { !$0.values(T.self).isEmpty }, isTargeted: isTargeted,
        take: { action($0.values(T.self), $1) }))
  }

  /// Receives drops with one of the types, as the item providers that have one of them.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(
        accepts: { $0.conforms(to: supportedContentTypes) },
        isTargeted: { isTargeted?.wrappedValue = $0 },
        take: { action($0.providers(conformingTo: supportedContentTypes), $1) }))
  }

  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets a delegate accept drops and follow the drag over the view.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(
      _DropModifier(
        accepts: {
          $0.conforms(to: supportedContentTypes) && delegate.validateDrop(info: DropInfo($0, .zero))
        },
        entered: { delegate.dropEntered(info: DropInfo($0, $1)) },
        moved: { delegate.dropUpdated(info: DropInfo($0, $1)) },
        exited: { delegate.dropExited(info: DropInfo($0, .zero)) },
        take: { delegate.performDrop(info: DropInfo($0, $1)) }))
  }

  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}
