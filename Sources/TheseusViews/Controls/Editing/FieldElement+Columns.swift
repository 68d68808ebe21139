import Foundation
import TheseusCore

// A field lays out its text in columns of one width.

extension FieldElement {
  /// The width of a column, in points.
  var columnWidth: CGFloat { sizes.caretWidth }
  /// The height of a row, in points.
  var row: CGFloat { textLine.height }

  func columns(_ count: Int) -> CGFloat { CGFloat(count) * columnWidth }

  private var textLine: LineMetrics { metrics.text.lineMetrics(of: textAttributes.typography) }
}
