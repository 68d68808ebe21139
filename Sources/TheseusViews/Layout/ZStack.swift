import Foundation
import TheseusCore

/// Children on top of each other, the last in front.
public struct ZStack<Content> {
  @usableFromInline var alignment: Alignment
  @usableFromInline var content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  @inlinable
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = ZStackElement(Self.self, view.field(at: 0), inputs)
    element.mountContent(
      Content.self, view.field(after: Alignment.self), inputs, axis: nil, into: &list)
  }
}

final class ZStackElement: ValueElement<Alignment>, GuideSource {
  override var arrangesViews: Bool { true }
  override var guideSource: (any GuideSource)? { self }
  private let stackType: Any.Type

  init(_ type: Any.Type, _ source: _GraphValue<Alignment>, _ inputs: ViewInputs) {
    stackType = type
    super.init(source, inputs)
  }

  override var placeName: Any.Type { stackType }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    DepthArrangement(alignment: value).size(proposal, viewChildren)
  }

  override func placeChildren(in size: CGSize) {
    DepthArrangement(alignment: value).place(
      in: CGRect(origin: .zero, size: size), offered: offered, viewChildren)
  }

  var setsGuides: Bool { viewChildren.contains { $0.hasExplicitGuides } }

  func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    DepthArrangement(alignment: value).explicitGuide(key, in: size, offered: proposal, viewChildren)
  }

  override var layoutTraits: LayoutTraits {
    LayoutTraits(stackPriority: viewChildren.map(\.stackPriority).max() ?? 0)
  }
}
