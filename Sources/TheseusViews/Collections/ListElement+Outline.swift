import Foundation
import TheseusCore

/// The position of a row in an outline.
struct _OutlinePlaceModifier: Equatable {
  /// The id of the parent row.
  let parent: AnyHashable?
}

extension _OutlinePlaceModifier: ElementModifier, ViewModifier {
  typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> OutlinePlaceElement
  {
    OutlinePlaceElement(modifier, inputs)
  }
}

final class OutlinePlaceElement: PassthroughElement<_OutlinePlaceModifier> {}

/// Right and Left, as in the outlines of a Mac.
extension ListElement {
  /// Right arrow: unfolds the current row, or moves from an unfolded row to its first child. False
  /// when neither is possible.
  func unfoldRow() -> Bool {
    guard let cursor else { return false }
    if let disclosure = currentDisclosure {
      if disclosure.ownSemantics?.isExpanded != true {
        return disclosure.activation?.activate() ?? false
      }
      guard let place = rows.lazyRows(at: cursor),
        let parent = rows.realizedRow(cursor + 1).lazy.compactMap(\.outlinePlace).first?.parent,
        parent == place.rows.elementID(at: place.offset)
      else { return false }
      return setCursor(cursor + 1)
    }
    return false
  }

  /// Left: folds the current row; from one that is folded, or a leaf, goes to the one above it in
  /// the tree. False where there is nothing of that to do.
  func foldRow() -> Bool {
    guard let cursor else { return false }
    if let disclosure = currentDisclosure, disclosure.ownSemantics?.isExpanded == true {
      return disclosure.activation?.activate() ?? false
    }
    guard let parent = rows.realizedRow(cursor).lazy.compactMap(\.outlinePlace).first?.parent,
      let place = rows.lazyRows(at: cursor),
      let index = place.rows.index(of: parent)
    else { return false }
    return setCursor(place.start + index)
  }

  /// The view that folds and unfolds in the current row: the one with focus, or the first.
  private var currentDisclosure: ViewElement? {
    if let focused = focusManager?.focused, focused !== self,
      focused.ownSemantics?.role == .disclosure
    {
      return focused
    }
    guard let cursor else { return nil }
    var stack = Array(rows.realizedRow(cursor).reversed())
    while let element = stack.popLast() {
      if let semantics = element.ownSemantics, semantics.role == .disclosure {
        return semantics.isEnabled ? element : nil
      }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return nil
  }
}

extension ViewElement {
  /// The outline position of the row that the element is.
  fileprivate var outlinePlace: _OutlinePlaceModifier? {
    var current: ViewElement? = self
    while let element = current {
      if let place = element as? OutlinePlaceElement { return place.value }
      current = element.modifiedContent
    }
    return nil
  }
}
