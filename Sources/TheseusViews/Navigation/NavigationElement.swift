import Foundation
import TheseusCore

/// The bar with the title and the way back, and below it the view on top of the stack.
final class NavigationElement: ViewElement {
  private let viewType: Any.Type
  let context: NavigationContext

  init(_ inputs: ViewInputs, _ type: Any.Type, _ context: NavigationContext) {
    viewType = type
    self.context = context
    super.init(inputs)
  }

  override var placeName: Any.Type { viewType }

  private var title: String? {
    var stack: [ViewElement] = viewChildren.reversed()
    while let element = stack.popLast() {
      if let title = element as? NavigationTitleElement { return title.titleText }
      if element is NavigationElement { continue }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return nil
  }

  private var hasBar: Bool { context.depth > 0 || title != nil }
  private var barHeight: CGFloat { hasBar ? metrics.pixel.height : 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let bar = barHeight
    var size = CGSize.zero
    for child in viewChildren {
      let inner = child.size(ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bar) }))
      size = CGSize(width: max(size.width, inner.width), height: size.height + inner.height)
    }
    func fill(_ offered: CGFloat?, _ wanted: CGFloat) -> CGFloat { offered.flatMap { $0.isFinite ? $0 : nil } ?? wanted }
    return CGSize(width: fill(proposal.width, size.width), height: fill(proposal.height, size.height + bar))
  }

  private var shownDepth = 0

  /// Another view is on top: the bar above it says something else.
  override func forgetAnswers() {
    guard context.depth != shownDepth else { return }
    shownDepth = context.depth
    setNeedsCommit()
  }

  override func placeChildren(in size: CGSize) {
    let bar = barHeight
    let room = CGSize(width: size.width, height: max(0, size.height - bar))
    for child in viewChildren {
      let inner = child.size(ProposedViewSize(room))
      let origin = alignedOrigin(of: child, inner, in: room, .center)
      child.place(CGRect(x: origin.x, y: origin.y + bar, width: inner.width, height: inner.height))
    }
  }

  override func draw(_ canvas: any Canvas) {
    guard hasBar else { return }
    var attributes = TextAttributes()
    attributes.traits = .bold
    let back = context.depth > 0 ? "‹ Back" : ""
    canvas.draw(back[...], TextAttributes(), at: .zero)
    let title = title ?? ""
    let width = CGFloat(title.count) * metrics.pixel.width
    let least = CGFloat(back.count + 1) * metrics.pixel.width
    let x = max(context.depth > 0 ? least : 0, ((frame.width - width) / 2 / metrics.pixel.width).rounded(.down) * metrics.pixel.width)
    canvas.draw(title[...], attributes, at: CGPoint(x: x, y: 0))
  }

  /// Escape and Alt-Left go back, where nothing inside wanted them.
  override func handle(_ key: KeyPress) -> Bool {
    guard key.phase != .up, context.depth > 0 else { return false }
    let modifiers = key.modifiers.subtracting(.numericPad)
    guard (key.key == .escape && modifiers.isEmpty) || (key.key == .leftArrow && modifiers == .option) else { return false }
    context.pop(to: context.depth - 1)
    return true
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard case .press(.left) = event.action, hasBar, context.depth > 0, point.y < barHeight, point.x < 6 * metrics.pixel.width else {
      return false
    }
    context.pop(to: context.depth - 1)
    return true
  }
}

/// `navigationTitle`.
public struct _NavigationTitleModifier {
  var title: Text
}

extension _NavigationTitleModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs) -> NavigationTitleElement {
    NavigationTitleElement(modifier, inputs)
  }
}

final class NavigationTitleElement: PassthroughElement<_NavigationTitleModifier> {
  var titleText: String { value?.title.string ?? "" }

  override func didCommit() {
    // The bar shows the title, and is drawn by the stack.
    var current = viewParent
    while let element = current {
      if let stack = element as? NavigationElement { return stack.setNeedsCommit() }
      current = element.viewParent
    }
  }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(_NavigationTitleModifier(title: Text(titleKey)))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(_NavigationTitleModifier(title: title)) }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(_NavigationTitleModifier(title: Text(title)))
  }
}
