import Foundation
import TheseusViews

/// The tag and the attributes of an element's node.
@MainActor
struct NodeDescription {
  let element: ViewElement
  /// Its state in the semantics tree; nil for an element that is only drawn or operated.
  let state: SemanticsState?
  private(set) var tag = NodeTag.div
  private(set) var attributes = NodeAttributes()

  init(
    _ element: ViewElement, _ state: SemanticsState?, _ drawing: NodeDrawing,
    _ styles: TextStyleTable, isInert: Bool, isUnread: Bool
  ) {
    self.element = element
    self.state = state
    if let state { describe(state, drawing) } else { describeText(drawing) }
    // Content outside every landmark is hard to reach with a screen reader.
    if element.viewParent == nil, tag == .div { tag = .main }
    describeField(styles)
    describeScrolling()
    describeDrawing()
    describeInput()
    attributes.set(.inert, isInert || isLeaving || element.drawing.isTransparent)
    if isUnread { attributes.set(.isHidden, "true") }
  }

  /// Whether a transition takes it away.
  private var isLeaving: Bool {
    element.effects.contains { if case .absence = $0 { true } else { false } }
  }

  private mutating func add(state: String) {
    if case .text(let states) = attributes[.states] {
      attributes.set(.states, states + " " + state)
    } else {
      attributes.set(.states, state)
    }
  }

  // MARK: Reading

  /// A text that is a part of a name, such as a button's, is read whole where it is drawn in part.
  private mutating func describeText(_ drawing: NodeDrawing) {
    guard !drawing.text.isEmpty else { return }
    tag = .span
    // A symbol that is drawn as text is no part of the name either.
    if element.ownSemantics?.role == .image { return attributes.set(.isHidden, "true") }
    guard element.hasOwnSemantics, let label = element.ownSemantics?.label,
      !label.isEqualIgnoringSpace(to: drawing.text)
    else { return }
    attributes.set(.role, "img")
    attributes.set(.label, label)
  }

  private mutating func describe(_ state: SemanticsState, _ drawing: NodeDrawing) {
    let semantics = state.semantics
    tag = semantics.tag
    attributes.set(.kind, semantics.role.kind)
    attributes.set(.role, semantics.ariaRole)
    if semantics.role == .menu, !(element is LayerElement) { describeMenuButton() }
    if semantics.role == .button, element.isNavigationLink { attributes.set(.role, "link") }
    if semantics.role == .list || semantics.role == .table, !hasRows {
      attributes.set(.role, "group")
    }
    if semantics.role == .row, isOfTable { attributes.set(.role, "row") }
    if element.showsChoices { attributes.set(.role, "radiogroup") }
    let isChoice = element.isShownChoice
    describeName(semantics, drawing)
    if isChoice {
      describeChoice(semantics)
    } else {
      describeValue(semantics, drawing)
      describeSelection(semantics)
    }
    if let isExpanded = semantics.isExpanded {
      attributes.set(.expanded, isExpanded ? "true" : "false")
    }
    if !semantics.hint.isEmpty { attributes.set(.description, semantics.hint) }
    if tag.belowControls != tag, holdsControls {
      tag = tag.belowControls
      // The texts are beside it, not inside.
      if let label = semantics.label, !label.isEmpty { attributes.set(.label, label) }
    }
    if let destination = semantics.destination, semantics.role == .link {
      attributes.set(.href, SafeLink.text(destination))
    }
    if !semantics.isEnabled {
      if [.button, .buttonBelow, .input, .textarea].contains(tag) {
        attributes.set(.disabled, true)
      } else if semantics.role.isOperated {
        attributes.set(.isDisabled, "true")
      }
    }
    if semantics.role == .alert || semantics.role == .dialog { attributes.set(.isModal, "true") }
  }

  /// Whether other controls are in it.
  private var holdsControls: Bool {
    var stack = element.semanticChildren
    while let next = stack.popLast() {
      if next.effectiveSemantics?.role.isControl ?? false { return true }
      stack.append(contentsOf: next.semanticChildren)
    }
    return false
  }

  /// Whether a row is one of a table, not of a list.
  private var isOfTable: Bool {
    var ancestor = element.viewParent
    while let current = ancestor {
      if current.hasOwnSemantics { return current.effectiveSemantics?.role == .table }
      ancestor = current.viewParent
    }
    return false
  }

  /// Whether a list has items. A form's controls are none, and a list without items is a group.
  private var hasRows: Bool {
    element.semanticChildren.contains { $0.effectiveSemantics?.role == .row }
  }

  /// The control that opens a menu: an item of the menu that it is in, or a button.
  private mutating func describeMenuButton() {
    tag = .button
    attributes.set(.popup, "menu")
    var ancestor = element.viewParent
    while let current = ancestor, !(current is LayerElement) { ancestor = current.viewParent }
    let isItem = (ancestor as? LayerElement)?.style.role == .menu
    attributes.set(.role, isItem ? "menuitem" : nil)
  }

  private mutating func describeSelection(_ semantics: Semantics) {
    if semantics.isSelected {
      attributes[semantics.role.isSelectable ? .selected : .current] = .text("true")
    } else if semantics.role.isSelectable {
      attributes.set(.selected, "false")
    }
  }

  /// A choice beside the others. Arrow keys move between them, so Tab stops at their group only.
  private mutating func describeChoice(_ semantics: Semantics) {
    attributes.set(.role, "radio")
    attributes.set(.checked, semantics.isSelected ? "true" : "false")
    attributes[.tabindex] = .number(-1)
  }

  /// The name, unless the browser derives the same from the texts inside.
  private mutating func describeName(_ semantics: Semantics, _ drawing: NodeDrawing) {
    var label = semantics.label ?? ""
    if label.isEmpty, let layer = element as? LayerElement { label = layer.name }
    switch semantics.role {
    case .text, .heading:
      guard !label.isEqualIgnoringSpace(to: drawing.text), !label.isEmpty else { return }
      if semantics.role == .heading && drawing.text.isEmpty
        && element.effectiveSemantics?.label == nil
      {
        return
      }
      if semantics.role == .text { attributes.set(.role, "img") }
      attributes.set(.label, label)
    case .image, .canvas:
      if label.isEmpty || isInName {
        attributes.set(.role, nil)
        attributes.set(.isHidden, "true")
      } else {
        attributes.set(.label, label)
      }
    default:
      let isDerived =
        semantics.role.isNamedByContent && element.effectiveSemantics?.label == nil
        && showsItsName(drawing)
      if !label.isEmpty, !isDerived || isNamedByImages(label, semantics) {
        attributes.set(.label, label)
      }
    }
  }

  /// Whether anything that it is named by is in the page: `labelsHidden` leaves out the label of a
  /// toggle, which is its name all the same.
  private func showsItsName(_ drawing: NodeDrawing) -> Bool {
    !drawing.text.isEmpty || !element.readElements.isEmpty
  }

  /// Whether an image is a part of something with a name, such as a button: the name consists of
  /// the texts there, or is given.
  private var isInName: Bool {
    var ancestor = element.viewParent
    while let current = ancestor {
      if let role = current.effectiveSemantics?.role, current.hasOwnSemantics {
        return role.isNamedAsAWhole
      }
      ancestor = current.viewParent
    }
    return false
  }

  /// Whether the name of something without texts consists of those of the images inside.
  private func isNamedByImages(_ label: String, _ semantics: Semantics) -> Bool {
    guard semantics.role.isNamedAsAWhole else { return false }
    let images = element.semanticChildren.compactMap(\.effectiveSemantics)
      .filter { $0.role == .image }.compactMap(\.label)
    return !images.isEmpty && images.joined(separator: ", ") == label
  }

  private mutating func describeValue(_ semantics: Semantics, _ drawing: NodeDrawing) {
    switch semantics.value {
    case .state(let value) where semantics.role == .toggle:
      attributes.set(
        .checked, value == .on ? "true" : value == .off ? "false" : "mixed")
    case .number(let number): describe(number, semantics, drawing.track)
    case .field: break
    default:
      if !semantics.valueText.isEmpty, semantics.role != .tab, semantics.role != .disclosure {
        attributes.set(.description, semantics.valueText)
      }
    }
  }

  private mutating func describe(
    _ number: SemanticValue.Number, _ semantics: Semantics, _ track: CGRect?
  ) {
    guard semantics.role == .slider else {
      guard semantics.role == .progressBar || semantics.role == .stepper else {
        return attributes.set(.description, semantics.valueText)
      }
      attributes[.valueNow] = number.value.map { .number($0) }
      attributes[.valueLeast] = number.range.map { .number($0.lowerBound) }
      attributes[.valueMost] = number.range.map { .number($0.upperBound) }
      return attributes.set(.valueText, semantics.valueText)
    }
    attributes.set(.type, "range")
    attributes[.min] = number.range.map { .number($0.lowerBound) }
    attributes[.max] = number.range.map { .number($0.upperBound) }
    attributes[.step] = number.step.map { .number($0) } ?? .text("any")
    attributes[.value] = number.value.map { .number($0) }
    // The browser's slider covers the track, not the label beside it.
    if let track {
      let size = element.frame.size
      attributes[.pad] = .numbers(
        [track.minY, size.width - track.maxX, size.height - track.maxY, track.minX])
    }
    attributes.set(.valueText, semantics.valueText)
  }

  // MARK: Editing

  private mutating func describeField(_ styles: TextStyleTable) {
    guard let area = element.focusTarget?.textTarget?.editedArea,
      case .field(let field) = state?.semantics.value
    else {
      return
    }
    let insets = area.insets
    attributes[.pad] = .numbers([insets.top, insets.trailing, insets.bottom, insets.leading])
    attributes[.font] = .number(Double(styles.number(of: area.attributes)))
    if let alignment = area.alignment.state { add(state: alignment) }
    attributes.set(.placeholder, field.placeholder.isEmpty ? nil : field.placeholder)
    attributes.set(.type, field.isMultiline ? nil : field.htmlType)
    let traits = field.traits
    attributes.set(.inputmode, traits.keyboardType.inputMode)
    attributes.set(
      .autocomplete, traits.contentType?.autocomplete ?? (field.isSecure ? "off" : nil))
    attributes.set(.enterkeyhint, traits.submitLabel.enterKeyHint)
    attributes.set(.autocapitalize, traits.capitalization?.html)
    if traits.isAutocorrectionDisabled { attributes.set(.spellcheck, "false") }
  }

  // MARK: Scrolling and drawing

  private mutating func describeScrolling() {
    guard let scroll = element.scroller else { return }
    let axes = scroll.userAxes
    attributes.set(
      .scroll,
      axes.isEmpty ? "none" : axes == .horizontal ? "x" : axes == .vertical ? "y" : "xy")
    attributes[.size] = .numbers([scroll.contentSize.width, scroll.contentSize.height])
  }

  private mutating func describeDrawing() {
    let traits = element.drawing
    if traits.opacity < 1 { attributes[.opacity] = .number(max(0, traits.opacity)) }
    if traits.clips, element.scroller == nil { attributes.set(.clip, true) }
    attributes[.z] = StackingOrder.index(of: element).map { .number(Double($0)) }
    let effects = DrawingEffects.json(element.effects, size: element.frame.size)
    if !effects.isEmpty { attributes[.fx] = .json(effects) }
  }

  // MARK: Input

  private mutating func describeInput() {
    var events = ""
    // Looked up by conformances.
    let needs = element.pointerNeeds
    if let layer = element as? LayerElement {
      // A press beside its panel may close it, and is not a press on what is inside. A hint lets
      // presses through.
      if layer.isHint { add(state: "untouchable") } else { events += "p" }
    } else if let state, state.semantics.isEnabled, state.semantics.actions.contains(.activate) {
      events += "c"
    } else if needs.contains(.presses), element.scroller == nil,
      !tag.isNativelyEdited, state?.semantics.isEnabled ?? true
    {
      events += "p"
    }
    if needs.contains(.hover) { events += "h" }
    if needs.contains(.menu) { events += "m" }
    if needs.contains(.files) { events += "d" }
    attributes.set(.on, events.isEmpty ? nil : events)
    let isLink = tag == .a || tag == .linkBelow
    if takesFocus, !tag.takesFocus || (isLink && attributes[.href] == nil) {
      attributes[.tabindex] = .number(0)
    }
    if !element.hitTraits.allowsPointer { add(state: "untouchable") }
  }
}

extension NodeDescription {
  /// Whether Tab stops at the node. A scroll view that is no list is a stop for keys that scroll
  /// it, whatever is inside: to look for a control in it would take a walk.
  private var takesFocus: Bool {
    guard let scroll = element as? ScrollElement, scroll.focusRegion == nil else {
      return element.takesFocus
    }
    return scroll.maximumOffset != .zero
  }
}

extension LayerElement {
  /// Whether it only shows something for a moment.
  fileprivate var isHint: Bool { !style.isModal && style.role == nil }

  /// Its title, or the first text in it: a dialog has a name.
  fileprivate var name: String {
    if !title.isEmpty { return title }
    var stack: [ViewElement] = [self]
    while let next = stack.popLast() {
      if next !== self, let label = next.ownSemantics?.label, !label.isEmpty { return label }
      stack.append(contentsOf: next.viewChildren.reversed())
    }
    return ""
  }
}

extension TextAlignment {
  /// The state of a field's node for the style sheet; nil for the default.
  fileprivate var state: String? {
    switch self {
    case .leading: nil
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

extension NodeTag {
  /// Whether the browser handles the pointer in it.
  fileprivate var isNativelyEdited: Bool { self == .input || self == .textarea }
}

extension String {
  fileprivate func isEqualIgnoringSpace(to other: String) -> Bool {
    self == other || filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
  }
}
