import Foundation
import TheseusCells
import TheseusCore
import TheseusViews

/// Reads the semantics tree off the element tree: elements without semantics are transparent.
@MainActor
enum SemanticsTree {
  /// The element's own semantics; nil where it is only layout.
  static func stated(_ view: ViewElement) -> Semantics? { view.effectiveSemantics }

  /// Whether it and its content are left out.
  static func isHidden(_ view: ViewElement) -> Bool {
    view.drawing.isHidden || view.isHiddenFromAccessibility
  }

  static func semantics(of view: ViewElement) -> Semantics { stated(view) ?? Semantics(.group) }

  /// The children of `view` in the semantics tree, in reading order.
  static func children(of view: ViewElement) -> [ViewElement] {
    let semantics = stated(view)
    if semantics?.absorbsChildren ?? false { return [] }
    let absorbsTexts = semantics?.absorbsTexts ?? false
    return nearest(below: view).filter { !absorbsTexts || stated($0)?.role != .text }
  }

  /// The nearest descendants of `view` with semantics.
  private static func nearest(below view: ViewElement) -> [ViewElement] {
    var found: [ViewElement] = []
    var stack = Array(view.viewChildren.reversed())
    while let child = stack.popLast() {
      if isHidden(child) { continue }
      if stated(child) != nil {
        found.append(child)
      } else {
        stack.append(contentsOf: child.viewChildren.reversed())
      }
    }
    return found
  }

  /// `view` and everything below it, in reading order.
  static func all(from view: ViewElement) -> [ViewElement] {
    var found: [ViewElement] = []
    var stack = [view]
    while let next = stack.popLast() {
      found.append(next)
      stack.append(contentsOf: children(of: next).reversed())
    }
    return found
  }

  /// The text that is read out. Without a label of its own, the texts inside, joined by ", ";
  /// without texts, the labels of images.
  static func label(of view: ViewElement) -> String {
    let semantics = semantics(of: view)
    if let label = semantics.label { return label }
    guard semantics.absorbsTexts || semantics.role.isReadAsAWhole else { return "" }
    var texts: [String] = []
    var images: [String] = []
    var stack = Array(nearest(below: view).reversed())
    while let next = stack.popLast() {
      let inner = stated(next)
      if inner?.role == .text || inner?.role == .heading {
        texts.append(label(ofText: next))
      } else if inner?.role == .image {
        if let label = inner?.label { images.append(label) }
      } else {
        stack.append(contentsOf: nearest(below: next).reversed())
      }
    }
    return (texts.isEmpty ? images : texts).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func label(ofText view: ViewElement) -> String {
    stated(view).map { $0.label ?? $0.value } ?? ""
  }

  /// The frame in cells; zero-sized where no part of it can be seen.
  static func frame(of view: ViewElement, in window: WindowHost) -> CellRect {
    guard !view.frame.isNull else { return .zero }
    let frame = CGRect(origin: view.originInWindow, size: view.frame.size)
    guard isVisible(frame, of: view, in: window) else { return .zero }
    let cell = window.metrics.grid
    let x = cells(frame.minX, cell.width)
    let y = cells(frame.minY, cell.height)
    return CellRect(
      x: x, y: y, width: cells(frame.maxX, cell.width) - x,
      height: cells(frame.maxY, cell.height) - y)
  }

  private static func isVisible(_ frame: CGRect, of view: ViewElement, in window: WindowHost)
    -> Bool
  {
    var visible = frame
    var current = view.viewParent
    while let ancestor = current {
      if ancestor.drawing.isHidden { return false }
      if ancestor.drawing.clips || ancestor === window.root {
        visible = visible.intersection(
          CGRect(origin: ancestor.originInWindow, size: ancestor.frame.size))
        if visible.isNull || visible.isEmpty { return false }
      }
      current = ancestor.viewParent
    }
    return !visible.isEmpty
  }

  private static func cells(_ length: CGFloat, _ pixel: CGFloat) -> Int {
    Int((length / pixel).rounded())
  }
}

extension Role {
  /// Roles whose default label is the texts inside, read as one.
  fileprivate var isReadAsAWhole: Bool {
    switch self {
    case .row, .cell, .button, .link, .toggle, .tab, .menu, .menuItem, .disclosure, .picker,
      .stepper, .slider, .heading, .progressBar:
      true
    default: false
    }
  }
}
