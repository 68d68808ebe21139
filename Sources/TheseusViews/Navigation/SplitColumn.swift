import AttributeGraph
import Foundation
import TheseusCore

/// One column of a split view, with a lifetime that is hidden while the column is (R67).
struct SplitColumn<Content: View>: View {
  typealias Body = Never
  let header: SplitColumnHeader
  let content: Content

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let scope = Scope(in: inputs.scope, depth: inputs.depth + 1, decision: inputs.scope.decision)
    var inner = inputs.entering(inputs.place(Self.self)).contained().inside(scope)
    inner.preferences = inputs.preferences?.makeChild(in: scope)
    // Each column has the same number as long as it is there.
    let index = inputs.value(view[\.header])?.index ?? 0
    let element = SplitColumnElement(view[\.header], inputs, index, scope, inner.preferences)
    var children = ElementList()
    Content._mount(view[\.content], inner, into: &children)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

struct SplitColumnHeader: Equatable {
  /// The fraction of the width of the whole split view, unless the column's content has a preferred
  /// width.
  let share: CGFloat
  let index: Int
}

final class SplitColumnElement: PassthroughElement<SplitColumnHeader> {
  /// Its number, from the sidebar to the detail.
  let index: Int
  /// The lifetime of what is in it.
  private let contentScope: Scope
  private let preferences: PreferenceNode?

  init(
    _ source: _GraphValue<SplitColumnHeader>, _ inputs: ViewInputs, _ index: Int,
    _ content: Scope, _ preferences: PreferenceNode?
  ) {
    self.index = index
    contentScope = content
    self.preferences = preferences
    super.init(source, inputs)
  }

  /// Shows or hides what is in it.
  func show(_ isShown: Bool) {
    guard contentScope.isHeldHidden == isShown else { return }
    contentScope.isHeldHidden = !isShown
    preferences?.isSilent = !isShown
    contentScope.setShown(isShown && scope.isShown)
  }

  /// The width until the user drags its edge.
  var width: CGFloat {
    let window = windowSize.width
    let wanted = asked?.ideal ?? max(window * value.share, sizes.leastSplitWidth)
    return metrics.rounded(min(wanted, window), .horizontal)
  }

  /// The widths that dragging its edge can give it.
  var limits: ClosedRange<CGFloat> {
    let least = asked?.least ?? sizes.leastSplitWidth
    return least...max(least, asked?.most ?? .greatestFiniteMagnitude)
  }

  /// The width that `navigationSplitViewColumnWidth` inside requests.
  private var asked: _ColumnWidthModifier? {
    var current = content
    while let element = current {
      if let column = element as? ColumnWidthElement { return column.value }
      current = element.viewChildren.first
    }
    return nil
  }
}
