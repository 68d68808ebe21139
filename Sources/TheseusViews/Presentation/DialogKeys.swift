import AttributeGraph
import Foundation
import TheseusCore

/// The keys of an alert or a confirmation dialog: Return runs the default button, Escape the one
/// that cancels.
///
/// A destructive button is never the default and never has focus when the dialog opens, so Return
/// deletes nothing unless the user moves to that button first.
struct _DialogKeys: Equatable {
  let actions: AlertActions
  /// A confirmation dialog opens with focus on Cancel, an alert on its default button.
  let isConfirmation: Bool

  static func == (a: _DialogKeys, b: _DialogKeys) -> Bool {
    a.actions === b.actions && a.isConfirmation == b.isConfirmation
  }
}

extension _DialogKeys: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> DialogKeysElement
  {
    DialogKeysElement(modifier, inputs)
  }
}

final class DialogKeysElement: PassthroughElement<_DialogKeys>, FirstFocusNode, KeyResponder {
  override var keyResponder: (any KeyResponder)? { self }

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    if let standard = value.actions.standardAction as? StandardDialogActionElement,
      standard.isShown != standard.isNeeded
    {
      standard.setNeedsLayout()
    }
  }

  func handle(_ key: KeyPress) -> Bool {
    guard key.phase != .up, key.modifiers.isDisjoint(with: .significant) else { return false }
    switch key.key {
    case .return:
      guard let button = defaultButton else { return false }
      value.actions.isByReturn = true
      defer { value.actions.isByReturn = false }
      return button.activation?.activate() ?? false
    case .escape: return cancelButton?.activation?.activate() ?? false
    default: return false
    }
  }

  /// The element that has focus when the dialog opens: its first field, the button that the app
  /// made the default, Cancel, or the default button; nil when all buttons are destructive.
  var firstFocus: ViewElement? {
    let elements = enabledElements
    if let field = elements.first(where: { $0.isTextField && $0.takesFocus }) { return field }
    let buttons = buttons(in: elements)
    if let chosen = buttons.first(where: { $0.activation?.shortcut == .defaultAction }) {
      return chosen
    }
    let isCautious =
      value.isConfirmation || buttons.contains { $0.activation?.buttonRole == .destructive }
    return (isCautious ? cancelButton : nil) ?? defaultButton ?? cancelButton
      ?? buttons.first { $0.activation?.buttonRole != .destructive }
  }

  // MARK: Buttons

  private var enabledElements: [ViewElement] {
    shownElements.filter { $0.ownSemantics?.isEnabled ?? false }
  }

  private func buttons(in elements: [ViewElement]) -> [ViewElement] {
    elements.filter { $0.ownSemantics?.role == .button }
  }

  private var cancelButton: ViewElement? {
    let buttons = buttons(in: enabledElements)
    return buttons.first { $0.activation?.shortcut == .cancelAction || $0.leavesDialog }
  }

  var hasDefaultButton: Bool { defaultButton != nil }

  private var defaultButton: ViewElement? {
    let buttons = buttons(in: enabledElements)
    return buttons.first { $0.activation?.shortcut == .defaultAction }
      ?? buttons.first { $0.activation?.buttonRole == nil || $0.activation?.buttonRole == .confirm }
      ?? (buttons.count == 1 && buttons[0].activation?.buttonRole != .destructive
        ? buttons[0] : nil)
  }
}

extension ViewElement {
  /// The element and those inside it that are not hidden, in reading order.
  fileprivate var shownElements: [ViewElement] {
    var found: [ViewElement] = []
    var stack: [ViewElement] = [self]
    while let element = stack.popLast() {
      if element.drawing.isHidden { continue }
      found.append(element)
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return found
  }

  fileprivate var isTextField: Bool {
    let role = ownSemantics?.role
    return role == .textField || role == .secureField
  }

  /// Whether the element is a button that leaves a dialog without doing anything.
  fileprivate var leavesDialog: Bool {
    activation?.buttonRole == .cancel || activation?.buttonRole == .close
  }
}

/// The button that a dialog adds: Cancel in a confirmation dialog without one, OK in an alert
/// without buttons.
struct _StandardDialogAction: View {
  let isConfirmation: Bool
  let actions: AlertActions

  var body: some View {
    Group {
      if isConfirmation {
        Button("Cancel", role: .cancel) {}
      } else {
        Button("OK") {}.keyboardShortcut(.defaultAction)
      }
    }
    .modifier(_StandardDialogActionModifier(actions: actions))
  }
}

struct _StandardDialogActionModifier: Equatable {
  let actions: AlertActions

  static func == (a: _StandardDialogActionModifier, b: _StandardDialogActionModifier) -> Bool {
    a.actions === b.actions
  }
}

extension _StandardDialogActionModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> StandardDialogActionElement
  {
    StandardDialogActionElement(modifier, inputs)
  }
}

/// Takes no space and is hidden while the dialog's own actions include an equivalent.
final class StandardDialogActionElement: PassthroughElement<_StandardDialogActionModifier>,
  ElementDrawing
{
  override var drawer: (any ElementDrawing)? { self }
  private(set) var isShown = true

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    value.actions.standardAction = self
    return changed
  }

  /// Whether the dialog's own actions lack it. They may change while the dialog is open.
  var isNeeded: Bool {
    var current = viewParent
    while let element = current, !(element is DialogKeysElement) { current = element.viewParent }
    guard let dialog = current as? DialogKeysElement else { return true }
    let isCancel = dialog.value?.isConfirmation ?? false
    return !dialog.shownElements.contains { element in
      element.ownSemantics?.role == .button && (!isCancel || element.leavesDialog)
        && !contains(element)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isShown = isNeeded
    return isShown ? super.measure(proposal) : .zero
  }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.isHidden = !isShown
    return traits
  }
}

extension LayoutSubview {
  /// Whether it is a button that leaves a dialog without doing anything.
  var isCancelButton: Bool {
    MainActor.assumeIsolatedUnchecked {
      var current: ViewElement? = element
      while let candidate = current {
        if candidate.leavesDialog { return true }
        current = candidate.modifiedContent
      }
      return false
    }
  }
}
