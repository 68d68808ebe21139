import Foundation
import TheseusCells
import TheseusCore

@testable import TheseusViews

extension WindowHost {
  /// The screen, one line for each row, without spaces at the ends.
  var picture: [String] {
    let painter = CellPainter(columns: columns, rows: rows)
    painter.paint(self)
    return painter.lines
  }

  /// The cursor's position, as column and row.
  var cursor: [Int]? {
    let painter = CellPainter(columns: columns, rows: rows)
    painter.paint(self)
    return painter.caret.map { [$0.column, $0.row] }
  }

  /// The elements that are read, in tree order.
  var readable: [(element: ViewElement, semantics: Semantics)] {
    var found: [(ViewElement, Semantics)] = []
    var stack: [ViewElement] = [root]
    while let element = stack.popLast() {
      if element.isUnread { continue }
      let semantics = element.effectiveSemantics
      if let semantics { found.append((element, semantics)) }
      if semantics?.absorbsChildren ?? false { continue }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return found
  }

  func element(_ role: Role, _ label: String? = nil) -> ViewElement? {
    readable.last {
      $0.semantics.role == role
        && (label == nil || ($0.semantics.label ?? $0.element.spokenText) == label)
    }?.element
  }

  func value(_ role: Role) -> String? {
    readable.last { $0.semantics.role == role }?.semantics.valueText
  }

  func type(_ text: String) {
    for character in text {
      if character.unicodeScalars.count > 1 {
        send(.text(String(character)))
      } else {
        press(KeyEquivalent(character))
      }
    }
  }
}

@MainActor func mounted<Content: View>(
  columns: Int = 40, rows: Int = 10, @ViewBuilder _ content: @escaping @MainActor () -> Content
) -> WindowHost {
  let metrics = HostMetrics.cells
  let host = WindowHost(columns: columns, rows: rows, metrics: metrics, root: content)
  host.now = { .zero }
  host.flush()
  return host
}

/// The reports of a test's views.
@MainActor final class Log {
  var lines: [String] = []
}
