import Foundation
import TheseusCore

/// The parameters of a lazy container without its content.
struct LazyParameters: Equatable {
  var alignment: AlignmentKey
  /// Points between lines; nil for the host's default.
  var spacing: CGFloat?
  /// Beside each other in one line; empty for a stack.
  var items: [GridItem] = []
  /// The parts of sections that are pinned.
  var pinned: PinnedScrollableViews = []
}

/// Rows stacked vertically, created when they come near the screen (R70).
public struct LazyVStack<Content> {
  var parameters: LazyParameters
  var content: Content
}

/// Views side by side, created when they come near the screen (R70).
public struct LazyHStack<Content> {
  var parameters: LazyParameters
  var content: Content
}

/// Section headers and footers that stay visible while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyVStack: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: points between rows; nil for the host's default.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      parameters: LazyParameters(alignment: alignment.key, spacing: spacing, pinned: pinnedViews),
      content: content())
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = LazyStackElement(Self.self, view.field(at: 0), inputs, .vertical)
    element.mountLazyContent(
      Content.self, view.field(after: LazyParameters.self), inputs, .vertical, into: &list)
  }
}

extension LazyHStack: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: points between views; nil for the host's default.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      parameters: LazyParameters(alignment: alignment.key, spacing: spacing, pinned: pinnedViews),
      content: content())
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = LazyStackElement(Self.self, view.field(at: 0), inputs, .horizontal)
    element.mountLazyContent(
      Content.self, view.field(after: LazyParameters.self), inputs, .horizontal, into: &list)
  }
}

extension LazyStackElement {
  func mountLazyContent<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, _ inputs: ViewInputs, _ axis: Axis,
    into list: inout ElementList
  ) {
    var inner = inputs.entering(inputs.place(placeName)).contained()
    inner.stackAxis = axis
    inner.isLazy = true
    var rows = ElementList()
    Content._mount(content, inner, into: &rows)
    mount(inputs, children: rows)
    list.emit(self, inputs)
  }
}
