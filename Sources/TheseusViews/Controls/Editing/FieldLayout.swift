import Foundation

/// What a field knows of its text's advances and rows, kept up to date edit by edit.
struct FieldLayout {
  /// A field is measured at one width and drawn at another.
  private var rows: [EditRows] = []
  private var marks: LineMarks?

  /// The rows of the text broken at a width, in points.
  mutating func rows(width: CGFloat, of text: EditedText, _ advances: ClusterAdvances) -> EditRows {
    if let known = rows.first(where: { $0.width == width }) { return known }
    let new = EditRows(text.string, width: width, advances: advances)
    if rows.count > 1 { rows.removeFirst() }
    rows.append(new)
    return new
  }

  /// The positions of the text on one line.
  mutating func marks(of text: EditedText, _ advances: ClusterAdvances) -> LineMarks {
    if let marks { return marks }
    let new = LineMarks(text.string, advances: advances)
    marks = new
    return new
  }

  mutating func update(
    for change: TextChange, in text: EditedText, _ advances: ClusterAdvances
  ) {
    for index in rows.indices {
      rows[index].update(for: change, in: text.string, advances: advances)
    }
    marks?.update(for: change, in: text.string, advances: advances)
  }

  /// Another text or other advances: nothing is known.
  mutating func reset() { self = FieldLayout() }
}
