import AttributeGraph
import Foundation
import TheseusCore

/// A field that text is typed into: one row that scrolls sideways, or rows that wrap.
final class FieldElement: ControlElement<FieldHeader>, ElementDrawing, SemanticsSource {
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  override var textTarget: (any TextTarget)? { self }
  var edited = EditedText()
  var history = EditHistory()
  var layout = FieldLayout()
  /// The last edit, before the binding made something of it.
  private(set) var lastChange: TextChange?
  /// The binding does not have what was typed yet.
  private(set) var isDirty = false
  /// The first row that is shown.
  var firstRow = 0
  /// The scroll offset of a line, in points.
  var shift: CGFloat = 0
  /// Whether the next drawing scrolls to the caret. After scrolling it may be out of sight.
  var showsCaret = true
  /// The size at the last drawing: at another one the caret is shown again.
  var drawnSize = CGSize.zero
  /// The distance from the start of the rows that moving up and down keeps.
  var preferredX: CGFloat?
  var lastDeleted = ""
  /// The selection that the app knows.
  var reportedSelection: TextSelection?
  /// How many keys are still delivered one by one, because the app answered joined ones.
  var keysUntilJoined = 0
  /// Whether views act on changes of the text; nil until an edit has shown it.
  var isWatched: Bool?
  /// The app made another text of the last edit.
  private(set) var isAnswered = false
  private(set) var hasHadFocus = false
  /// The session of the last run, until the field had focus or was edited.
  var restored: FieldSession?
  var isHiddenFromSession = false
  /// The window's event that edited the text last.
  private var editedInEvent: Int?
  private var isSelecting = false
  /// The last text that was asked about, and whether it can become the value.
  var accepted: (text: String, isAccepted: Bool)?
  var knownAdvances: (context: TextContext?, isSecure: Bool, advances: ClusterAdvances)?

  private let traitsAttribute: Attribute<InputTraits>
  private var inputTraits = InputTraits()
  private let privacyAttribute: Attribute<Bool>

  override init(_ source: _GraphValue<FieldHeader>, _ inputs: borrowing ViewInputs) {
    traitsAttribute = inputs.environment.value(\.inputTraits)
    privacyAttribute = inputs.environment.value(\.isPrivacySensitive)
    super.init(source, inputs)
    joinSession(inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    let before = inputTraits
    inputTraits = try context[traitsAttribute]
    if try context[privacyAttribute] || value?.isSecure == true { hideFromSession() }
    return changed || inputTraits != before
  }

  override var placeName: Any.Type { value?.lines == .box ? TextEditor.self : TextField<Text>.self }

  override var focusPreference: FocusPreference { value.submits == .search ? .last : .first }

  // Read for each character: to look at one part of the value copies it.
  private(set) var isMultiline = false
  private(set) var isSecure = false

  /// Its title and its prompt are in the language of the surroundings.
  var reader: ReaderSettings { context.map { ReaderSettings($0.environment) } ?? ReaderSettings() }

  // MARK: The value

  /// Its closures change nothing that is drawn, except which texts can become the value.
  override func looksSame(_ old: FieldHeader, _ new: FieldHeader) -> Bool {
    old.text == new.text && old.prompt == new.prompt && old.title == new.title
      && old.lines == new.lines && old.isSecure == new.isSecure && old.isSearch == new.isSearch
      && old.look == new.look && old.submits == new.submits && old.accepts == new.accepts
      && old.selection?.present == new.selection?.present
  }

  override func valueChanged(from old: FieldHeader?) {
    isMultiline = value.lines != .one
    if isSecure != value.isSecure {
      isSecure = value.isSecure
      layout.reset()
    }
    takeText(from: old)
    if old == nil { resumeSession() }
    guard value.selection != nil else { return }
    if old == nil || value.selection?.present != old?.selection?.present { takeSelection() }
  }

  private func takeText(from old: FieldHeader?) {
    guard !value.text.hasSameBytes(as: edited.string) else { return }
    // Text typed into a field of a value is only committed at the end; until then the value stays
    // the same.
    if isDirty, value.commit.value != nil, old?.text == value.text { return }
    let before = edited
    adopt(value.text)
    if let event = editedInEvent, event == window.state?.event {
      isAnswered = true
      // The app's change of an edit is undone with it.
      history.amend(TextChange(from: before.string, to: edited.string))
    } else {
      history.clear()
    }
    isDirty = false
    setNeedsLayout()
    // The indices of the old text are not valid in the new one.
    if old != nil, value.selection != nil {
      runtime.afterUpdate { [weak self] in self?.reportSelection() }
    }
  }

  /// Shows a text that the user did not type. An editor that was never focused starts at the top.
  private func adopt(_ text: String) {
    edited.adopt(text)
    if value.lines == .box, !hasHadFocus { edited.move(to: 0, selecting: false) }
    layout.reset()
    showsCaret = true
  }

  /// Edits the text, writes it to the binding and takes the binding's text.
  func edit(_ kind: EditHistory.Kind, _ change: (inout EditedText) -> TextChange) {
    restored = nil
    let before = edited
    let change = change(&edited)
    lastChange = change
    isAnswered = false
    guard !change.isEmpty else {
      if edited != before {
        setNeedsCommit()
        reportSelection()
      }
      return
    }
    layout.update(for: change, in: edited, advances)
    editedInEvent = window.state?.event
    if !history.continues(with: kind) { beginTypedStep() }
    if writeText() {
      history.record(change, kind, from: before)
    } else {
      history.record(TextChange(from: before.string, to: edited.string), kind, from: before)
    }
    textChanged()
    reportSelection()
  }

  /// The step of the history of the field that is writing its text to its binding; nil while none
  /// is. No two steps, also of two fields, have the same number.
  private(set) static var writtenStep: Int?
  /// The edit that is being written, for a binding that derives its text from something else.
  private(set) static var writtenChange: TextChange?
  private static var lastStep = 0
  private var step = 0

  private func beginTypedStep() {
    Self.lastStep += 1
    step = Self.lastStep
  }

  /// Writes the text to the binding. Returns false when the binding changed it; the field then
  /// takes that text.
  func writeText() -> Bool {
    if value.commit.value != nil {
      isDirty = true
      return true
    }
    Self.writtenStep = step
    Self.writtenChange = lastChange
    value.write.value(edited.string)
    Self.writtenStep = nil
    Self.writtenChange = nil
    let present = value.read.value()
    if present.hasSameBytes(as: edited.string) { return true }
    adopt(present)
    return false
  }

  /// Shows the text that was typed in an earlier run and not committed.
  func resume(uncommitted text: String) {
    adopt(text)
    isDirty = true
    setNeedsLayout()
  }

  func textChanged() {
    preferredX = nil
    showsCaret = true
    setNeedsLayout()
    setNeedsCommit()
  }

  /// Commits the typed text of a field of a value.
  override func commitEditing() {
    guard isDirty, let commit = value.commit.value else { return }
    isDirty = false
    commit(edited.string)
    let present = value.read.value()
    guard !present.hasSameBytes(as: edited.string) else { return }
    adopt(present)
    history.clear()
    setNeedsCommit()
  }

  /// A field's caret moves to its end, an editor's stays.
  override func focusChanged(_ isFocused: Bool) {
    history.endStep()
    if isFocused {
      hasHadFocus = true
      let isResumed = restored != nil
      if value.lines != .box, !isResumed { moveCaretToEnd() }
      restored = nil
      showsCaret = true
      if !isResumed, let wanted = value.selection?.present { select(wanted) }
      reportSelection()
    } else {
      keysUntilJoined = 0
      isWatched = nil
      commitEditing()
    }
    value.editingChanged.value?(isFocused)
    super.focusChanged(isFocused)
  }

  /// Puts the caret at the end of the text, with nothing selected.
  private func moveCaretToEnd() {
    edited.move(to: edited.count, selecting: false)
    preferredX = nil
    showsCaret = true
    setNeedsCommit()
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = sizes.fieldWidth
    let row = rowHeight
    let width = max(leastWidth, proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal)
    let insets = insets(in: width)
    switch value.lines {
    case .one: return CGSize(width: width, height: whole(row + insets.vertical))
    case .growing:
      let advances = advances
      let wanted = layout.rows(width: rowWidth(in: width), of: edited, advances).count
      let least = max(1, context?.environment.reservedLines ?? 1)
      let most = max(least, context?.environment.lineLimit ?? .max)
      var rows = min(max(wanted, least), most)
      if let proposed = proposal.height, proposed.isFinite {
        rows = min(rows, wholeRows(in: proposed))
      }
      return CGSize(width: width, height: whole(CGFloat(rows) * row + insets.vertical))
    case .box:
      let height = proposal.height.map { $0.isFinite ? $0 : sizes.editorHeight }
      return CGSize(width: width, height: max(whole(row), height ?? sizes.editorHeight))
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

  override var takesPaste: Bool { isEnabled }

  override func insert(_ text: String, isPaste: Bool) -> Bool {
    guard isEnabled else { return false }
    let text = isMultiline ? text : text.onOneLine
    edit(isPaste ? .single : .typing) { $0.insert(text) }
    return true
  }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    focusManager?.focus(self)
    return true
  }

  func perform(_ action: SemanticAction) -> Bool {
    guard isEnabled else { return false }
    switch action {
    case .replaceText(let text):
      edited.selectAll()
      return insert(text, isPaste: true)
    case .edit(let text, let selection):
      takeEdit(text, selection)
      return true
    case .moveToEnd:
      // Where the app says what is selected, focus has followed it already.
      guard value.selection?.present == nil else { return false }
      moveCaretToEnd()
      reportSelection()
      return true
    default: return false
    }
  }

  // MARK: Pointer

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    switch event.action {
    case .press(.left) where endMark == .clearMark && endMarkFrame.contains(point):
      edit(.single) {
        $0.selectAll()
        return $0.insert("")
      }
      return true
    case .press(.left):
      let position = position(at: point)
      switch window.part(PointerState.self)?.pressCount ?? 1 {
      case ...1: edited.move(to: position, selecting: event.modifiers.contains(.shift))
      case 2: edited.selectWord(at: position)
      default: isMultiline ? edited.selectLine(at: position) : edited.selectAll()
      }
      isSelecting = true
    case .move(.left) where isSelecting:
      edited.move(to: position(at: point, isDragged: true), selecting: true)
    case .release(.left): isSelecting = false
    case .scroll(_, let down) where isMultiline:
      return scrollRows(by: Int(clamping: (down / rowHeight).rounded()))
    default: return false
    }
    preferredX = nil
    showsCaret = true
    history.endStep()
    setNeedsCommit()
    reportSelection()
    return true
  }

  func draw(_ surface: any DrawingSurface) { drawField(surface) }

  var semantics: Semantics? {
    guard let value else { return nil }
    var field = SemanticValue.Field(
      edited.string, selection: edited.selection,
      placeholder: shownPrompt ?? "",
      isSecure: value.isSecure, isMultiline: isMultiline)
    field.traits = inputTraits
    field.secretMark = secretMark
    return Semantics(
      value.isSecure ? .secureField : .textField,
      label: title ?? value.prompt?.string(for: reader) ?? "", value: .field(field),
      isEnabled: isEnabled)
  }
  var hasSemantics: Bool { value != nil }
}

extension String {
  /// The text with spaces for its line ends.
  var onOneLine: String {
    let hasLineEnd = withBytes { bytes in
      bytes.indices.contains { bytes.isLineEnd(startingAt: $0) }
    }
    return hasLineEnd
      ? split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: " ") : self
  }
}
