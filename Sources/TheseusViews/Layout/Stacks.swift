import Foundation
import TheseusCore

/// The parameters of a stack without its content, so that changed content alone causes no layout.
@usableFromInline
struct StackParameters: Equatable {
  var alignment: AlignmentKey
  /// Points between children; nil for the host's default.
  var spacing: CGFloat?

  @usableFromInline
  init(alignment: AlignmentKey, spacing: CGFloat?) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Children beside each other.
public struct HStack<Content> {
  /// First, so that its offset in a stack's value does not depend on the content.
  @usableFromInline var parameters: StackParameters
  @usableFromInline var content: Content
}

/// Children stacked vertically.
public struct VStack<Content> {
  @usableFromInline var parameters: StackParameters
  @usableFromInline var content: Content
}

extension HStack: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: points between children; nil for the host's default.
  @inlinable
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    parameters = StackParameters(alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  @inlinable
  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = StackElement(Self.self, view.field(at: 0), inputs, .horizontal)
    element.mountContent(
      Content.self, view.field(after: StackParameters.self), inputs, axis: .horizontal, into: &list)
  }
}

extension VStack: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: points between children; nil for the host's default.
  @inlinable
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    parameters = StackParameters(alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  @inlinable
  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = StackElement(Self.self, view.field(at: 0), inputs, .vertical)
    element.mountContent(
      Content.self, view.field(after: StackParameters.self), inputs, axis: .vertical, into: &list)
  }
}

extension ViewElement {
  /// Mounts `content` with the element's path, makes it the element's children, and emits the
  /// element.
  @inlinable
  final func mountContent<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, _ inputs: ViewInputs, axis: Axis?,
    into list: inout ElementList
  ) {
    var children = ElementList()
    Content._mount(content, contentInputs(inputs, axis), into: &children)
    mount(inputs, children: children)
    list.emit(self, inputs)
  }

  /// The inputs of the element's content.
  @usableFromInline
  final func contentInputs(_ inputs: ViewInputs, _ axis: Axis?) -> ViewInputs {
    var inner = inputs
    inner.enter(inputs.place(placeName))
    inner.contain()
    inner.stackAxis = axis
    return inner
  }
}
