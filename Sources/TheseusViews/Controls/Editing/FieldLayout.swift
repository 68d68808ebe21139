/// What a field knows of its text's widths and rows, kept up to date edit by edit.
struct FieldLayout {
  /// A field is measured at one width and drawn at another.
  private var rows: [EditRows] = []
  private var marks: ColumnMarks?

  /// The rows of the text broken at a number of columns.
  mutating func rows(
    columns: Int, of text: EditedText, width: (Character) -> Int
  ) -> EditRows {
    if let known = rows.first(where: { $0.columns == columns }) { return known }
    let new = EditRows(text.string, columns: columns, width: width)
    if rows.count > 1 { rows.removeFirst() }
    rows.append(new)
    return new
  }

  /// The columns of the text on one row.
  mutating func marks(of text: EditedText, width: (Character) -> Int) -> ColumnMarks {
    if let marks { return marks }
    let new = ColumnMarks(text.string, width: width)
    marks = new
    return new
  }

  mutating func update(for change: TextChange, in text: EditedText, width: (Character) -> Int) {
    for index in rows.indices { rows[index].update(for: change, in: text.string, width: width) }
    marks?.update(for: change, in: text.string, width: width)
  }

  /// Another text: nothing is known.
  mutating func reset() { self = FieldLayout() }
}
