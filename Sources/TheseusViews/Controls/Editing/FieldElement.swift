import AttributeGraph
import Foundation
import TheseusCore

/// A field that text is typed into: one row that scrolls sideways, or rows that wrap.
final class FieldElement: ControlElement<FieldHeader> {
  var edited = EditedText()
  /// What was typed has not been given to the binding yet.
  var isDirty = false
  /// The first column, or row, that is shown.
  var scroll = 0
  /// The column that moving up and down keeps to.
  var wantedColumn: Int?
  var lastDeleted = ""
  /// What the app knows of the selection.
  var toldSelection: TextSelection?
  private var isSelecting = false

  override var placeName: Any.Type { value?.lines == .box ? TextEditor.self : TextField<Text>.self }

  var isMultiline: Bool { value.lines != .one }

  // MARK: The value

  override func valueChanged(from old: FieldHeader?) {
    takeText(from: old)
    guard value.selection != nil else { return }
    if old == nil || value.selection?.present != old?.selection?.present { takeSelection() }
  }

  private func takeText(from old: FieldHeader?) {
    guard value.text != edited.string else { return }
    // What is being typed into a field of a value is only taken at the end; meanwhile the value
    // says nothing new.
    if isDirty, value.commit.value != nil, old?.text == value.text { return }
    edited.adopt(value.text)
    isDirty = false
    setNeedsLayout()
    // Another text has other indices.
    if old != nil, value.selection != nil {
      runtime.afterUpdate { [weak self] in self?.tellSelection() }
    }
  }

  func textChanged() {
    wantedColumn = nil
    if value.commit.value != nil {
      isDirty = true
    } else {
      let typed = edited.string
      value.write.value(typed)
      let present = value.read.value()
      // The binding may have made something else of it.
      if present != typed { edited.adopt(present) }
    }
    setNeedsLayout()
    setNeedsCommit()
  }

  /// Gives what was typed to a field of a value.
  func commitEditing() {
    guard isDirty, let commit = value.commit.value else { return }
    isDirty = false
    commit(edited.string)
    edited.adopt(value.read.value())
    setNeedsCommit()
  }

  override func focusChanged(_ isFocused: Bool) {
    if isFocused {
      edited.move(to: edited.characters.count, selecting: false)
      wantedColumn = nil
      if let wanted = value.selection?.present { select(wanted) }
      tellSelection()
    } else {
      commitEditing()
    }
    value.editingChanged.value?(isFocused)
    super.focusChanged(isFocused)
  }

  // MARK: Layout

  /// A column on each side, for the signs of focus and for the caret at the end.
  var inset: CGFloat { value.look == .plain || value.lines == .box ? 0 : columns(1) }
  var visibleColumns: Int {
    max(1, Int(((frame.width - inset * 2) / columnWidth).rounded(.down)))
  }
  var visibleRows: Int { max(1, Int((frame.height / row).rounded(.down))) }

  func cells(_ character: Character) -> Int {
    if value.isSecure { return 1 }
    if character == "\t" { return 8 }
    return Int((metrics.text.advance(of: String(character)) / columnWidth).rounded())
  }

  func lines(columns: Int?) -> EditLines {
    EditLines(edited.characters, columns: columns, width: cells)
  }

  /// The rows as they are shown. One column is left for the caret behind a full row.
  var shownLines: EditLines {
    lines(columns: isMultiline ? max(1, visibleColumns - (inset == 0 ? 1 : 0)) : nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = columns(24)
    let width = max(
      columns(1) + inset * 2, proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal)
    switch value.lines {
    case .one: return CGSize(width: width, height: row)
    case .growing:
      let wanted = lines(
        columns: max(1, Int(((width - inset * 2) / columnWidth).rounded(.down)))
      ).lines.count
      let least = max(1, context?.environment.reservedLines ?? 1)
      let most = max(least, context?.environment.lineLimit ?? .max)
      var height = CGFloat(min(max(wanted, least), most)) * row
      if let proposed = proposal.height, proposed.isFinite {
        height = max(row, min(height, (proposed / row).rounded(.down) * row))
      }
      return CGSize(width: width, height: height)
    case .box:
      let height = proposal.height.map { $0.isFinite ? $0 : row * 6 } ?? row * 6
      return CGSize(width: width, height: max(row, height))
    }
  }

  // MARK: Keys

  override func handle(_ key: KeyPress) -> Bool {
    guard hasFocus, isEnabled, let command = EditCommand(key) else { return false }
    if command == .newline { return newline(key) }
    return perform(command)
  }

  private func newline(_ key: KeyPress) -> Bool {
    if key.modifiers.contains(.option) || value.lines == .box {
      return isMultiline && perform(.insert("\n"))
    }
    if value.lines == .growing, value.submitted.value == nil, !hasSubmitAction {
      return perform(.insert("\n"))
    }
    commitEditing()
    let own = value.submitted.value
    own?()
    let others = submit(value.submits)
    return own != nil || others
  }

  private var hasSubmitAction: Bool {
    var current = viewParent
    while let element = current {
      if let submit = (element as? SubmitElement)?.value, submit.triggers.contains(value.submits) {
        return submit.action != nil
      }
      current = element.viewParent
    }
    return false
  }

  override func insert(_ text: String, isPaste: Bool) -> Bool {
    guard isEnabled else { return false }
    let text =
      isMultiline
      ? text : text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: " ")
    return perform(.insert(text))
  }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    windowHost?.focus.focus(self)
    return true
  }

  override func perform(_ action: SemanticAction) -> Bool {
    guard case .replaceText(let text) = action, isEnabled else { return false }
    edited.selectAll()
    return insert(text, isPaste: true)
  }

  // MARK: Pointer

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    switch event.action {
    case .press(.left):
      let position = position(at: point)
      if (windowHost?.pointer.pressCount ?? 1) == 2 {
        edited.selectWord(at: position)
      } else {
        edited.move(to: position, selecting: event.modifiers.contains(.shift))
      }
      isSelecting = true
    case .move(.left) where isSelecting: edited.move(to: position(at: point), selecting: true)
    case .release(.left): isSelecting = false
    case .scroll(_, let down) where isMultiline:
      let most = max(0, shownLines.lines.count - visibleRows)
      guard most > 0 else { return false }
      scroll = min(most, max(0, scroll + Int((down / row).rounded())))
      setNeedsCommit()
      return true
    default: return false
    }
    wantedColumn = nil
    setNeedsCommit()
    tellSelection()
    return true
  }

  override func draw(_ surface: any DrawingSurface) { drawField(surface) }

  override var semantics: Semantics? {
    guard let value else { return nil }
    let text =
      value.isSecure ? String(repeating: "•", count: edited.characters.count) : edited.string
    return Semantics(
      value.isSecure ? .secureField : .textField,
      label: value.title?.string ?? value.prompt?.string ?? "", value: text,
      isEnabled: isEnabled)
  }
}
