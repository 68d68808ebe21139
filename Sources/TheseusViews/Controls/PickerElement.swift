import AttributeGraph
import Foundation
import TheseusCore

struct PickerHeader: Equatable {
  var look: PickerLook
  var options: PickerOptions
  /// Whether the menu of its choices is open.
  var isOpen = false
  /// Opens the choices, for looks that show only the chosen one.
  var open: Unseen<() -> Void>
}

/// A picker's label and choices.
struct _PickerCore<Label: View, Content: View> {
  var header: PickerHeader
  var label: Label
  var content: Content
}

extension _PickerCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = PickerElement(view[\.header], inputs)
    let place = inputs.entering(inputs.place(element.placeName)).contained()
    var inner = place
    inner.stackAxis = nil
    let label = PickerPartElement(inner.part("label"))
    var labels = ElementList()
    Label._mount(view[\.label], inner.part("label"), into: &labels)
    label.mount(inner, children: labels)
    let choices = PickerPartElement(inner)
    choices.picker = element
    var mounted = inner
    mounted.decoration = Decoration(outer: nil) { content, place in
      guard ViewElement.of(content).isChoice else { return content }
      let option = PickerOptionElement(view[\.header], place, picker: element)
      option.wrapAndMount(content, place)
      return option
    }
    var options = ElementList()
    Content._mount(view[\.content], mounted, into: &options)
    choices.mount(inner, children: options)
    var children = ElementList()
    children.append(label)
    children.append(choices)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

/// The choices of a picker as the items of an open menu.
struct _PickerItems<Content: View> {
  var options: PickerOptions
  var content: Content
}

extension _PickerItems: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    var mounted = inputs
    mounted.decoration = Decoration(outer: inputs.decoration) { content, place in
      guard ViewElement.of(content).isChoice else { return content }
      let item = PickerItemElement(view[\.options], place)
      item.wrapAndMount(content, place)
      return item
    }
    Content._mount(view[\.content], mounted, into: &list)
  }
}

extension ViewElement {
  /// Whether it is a choice of a picker: it is neither a part of a section nor a line between
  /// choices.
  fileprivate var isChoice: Bool { sectionPart == .row && !(self is DividerElement) }

  /// Whether the user can choose it, where it is a choice of a picker.
  var canBeSelected: Bool { !rowRestrictions.contains(.selection) }
}

/// The label or the choices of a picker, which places the content.
final class PickerPartElement: ViewElement, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  /// The picker whose choices it has; nil for a label.
  weak var picker: PickerElement?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let picker { return picker.measureChoices(viewChildren) }
    return viewChildren.reduce(.zero) { total, child in
      let size = child.size(proposal)
      return CGSize(width: max(total.width, size.width), height: total.height + size.height)
    }
  }

  /// The views of a label after its first are hints.
  func drawOver(_ surface: any DrawingSurface) {
    guard picker == nil, let picker = viewParent as? PickerElement else { return }
    for hint in viewChildren.dropFirst() where !hint.frame.isNull {
      surface.emphasize(hint.frame, .hint, picker.paint)
    }
  }

  /// The picker, which knows their style, places the choices.
  override func placeChildren(in size: CGSize) {
    if let picker { return picker.placeChoices(in: size) }
    var y: CGFloat = 0
    for child in viewChildren {
      let inner = child.size(offered)
      child.place(CGRect(x: 0, y: y, width: inner.width, height: inner.height), offered: offered)
      y += inner.height
    }
  }
}

/// A picker. Its choices are one element for focus.
final class PickerElement: LabeledControl<PickerHeader>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  override var placeName: Any.Type { Picker<EmptyView, Int, EmptyView>.self }

  override var labelCount: Int { 1 }
  var choices: ViewElement? { viewChildren.count > 1 ? viewChildren[1] : nil }
  var options: [PickerOptionElement] {
    choices?.viewChildren.compactMap { $0 as? PickerOptionElement } ?? []
  }
  /// The choices, and the headers, footers and lines that only lists and menus show.
  var views: [ViewElement] { choices?.viewChildren ?? [] }
  private var reported: AnyHashable?

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let look = value?.look
    let isNew = try super.updateContent(context)
    if let look, look != value.look { choices?.setNeedsLayout() }
    return isNew
  }

  func isSelected(_ option: PickerOptionElement) -> Bool {
    value.options.isSelected(tag(of: option))
  }
  private func tag(of option: ViewElement) -> AnyHashable? {
    option.selectionTag(inside: scope) { value.options.convert.value($0) != nil }
  }
  private var selectedIndex: Int? { options.firstIndex { isSelected($0) } }
  private var isClosed: Bool { value.look == .menu || value.look == .submenu }

  // MARK: Layout

  override var isStretching: Bool { false }
  override var labelIndent: CGFloat { menu != nil && isClosed ? sizes.menuItemInset : 0 }

  override var labelStandsByFirstRow: Bool {
    switch value.look {
    case .inline, .radio, .automatic: true
    case .menu, .submenu, .segmented, .palette: false
    }
  }

  /// Asked of the choices, whose answer tells the picker when they have changed.
  override func controlSize(_ width: CGFloat?) -> CGSize { choices?.size(.unspecified) ?? .zero }

  /// The size of the control with these choices.
  fileprivate func measureChoices(_ views: [ViewElement]) -> CGSize {
    let options = views.compactMap { $0 as? PickerOptionElement }
    switch value.look {
    case .menu:
      // As wide as the widest choice, so that choosing moves nothing.
      let widest = options.map { $0.size(.unspecified).width }.max() ?? 0
      let insets = sizes.popUpInsets
      return CGSize(
        width: widest + insets.leading + insets.trailing, height: sizes.controlHeight)
    case .submenu:
      let size = metrics.size(of: .submenuIndicator)
      return CGSize(
        width: size.width + sizes.menuItemMargin, height: max(size.height, sizes.controlHeight))
    case .segmented, .palette:
      let width = options.reduce(0) {
        $0 + $1.size(.unspecified).width + sizes.segmentInset * 2
      }
      return CGSize(
        width: width + sizes.segmentSpacing * CGFloat(max(0, options.count - 1)),
        height: sizes.controlHeight)
    case .inline, .radio, .automatic:
      var size = CGSize.zero
      for option in views {
        let inner = option.size(.unspecified)
        let inset = option is PickerOptionElement ? listInset : 0
        size = CGSize(
          width: max(size.width, inner.width + inset),
          height: size.height + listHeight(of: option, inner))
      }
      return size
    }
  }

  /// A bar has no space for what its choices are about. In a menu the label is the title of the
  /// choices' section.
  override var hidesLabel: Bool { menu == nil ? isInBar : !isClosed }

  override var narrowest: CGFloat {
    let insets = sizes.popUpInsets
    return insets.leading + insets.trailing + metrics.text.advance(of: "…")
  }

  /// A menu's button is at least as wide as the chosen one.
  override func narrowSize(_ width: CGFloat) -> CGSize? {
    guard value.look == .menu else { return nil }
    let chosen = selectedIndex.map { options[$0].size(.unspecified).width } ?? 0
    let insets = sizes.popUpInsets
    return CGSize(
      width: max(width, chosen + insets.leading + insets.trailing), height: sizes.controlHeight)
  }

  /// A line between choices is as high as it is.
  private func listHeight(of view: ViewElement, _ size: CGSize) -> CGFloat {
    view is DividerElement ? size.height : max(sizes.controlHeight, size.height)
  }

  /// The mark that shows whether a choice of a list is chosen.
  var listMark: ControlPart { menu == nil ? .radio : .menuMark }
  /// Before a choice of a list.
  var listInset: CGFloat {
    listMarkInset + metrics.size(of: listMark).width + sizes.controlSpacing
  }
  /// Before the mark of a choice of a list.
  var listMarkInset: CGFloat { menu == nil ? sizes.choiceInset : sizes.menuMarkInset }

  override func placeParts(in rect: CGRect) {
    choices?.place(rect)
    choices?.setNeedsCommit()
    checkSelection()
  }

  func placeChoices(in size: CGSize) {
    var position: CGFloat = 0
    let isList = value.look == .inline || value.look == .radio || value.look == .automatic
    for option in views {
      guard isList || option is PickerOptionElement else {
        option.unplace()
        continue
      }
      let inner = option.size(.unspecified)
      switch value.look {
      case .menu, .submenu:
        guard value.look == .menu, let option = option as? PickerOptionElement, isSelected(option)
        else {
          // A choice without a size would still be read on a page.
          option.unplace()
          continue
        }
        let insets = sizes.popUpInsets
        let width = min(inner.width, max(0, size.width - insets.leading - insets.trailing))
        option.place(
          CGRect(x: insets.leading, y: 0, width: width, height: sizes.controlHeight))
      case .segmented, .palette:
        let width = inner.width + sizes.segmentInset * 2
        option.place(CGRect(x: position, y: 0, width: width, height: sizes.controlHeight))
        position += width + sizes.segmentSpacing
      case .inline, .radio, .automatic:
        let height = listHeight(of: option, inner)
        // A choice centers its own content.
        let shown = option is PickerOptionElement ? height : min(inner.height, height)
        let y = position + metrics.centered(shown, in: height, .vertical)
        option.place(CGRect(x: 0, y: y, width: size.width, height: shown))
        position += height
      }
    }
  }

  /// R86: a selection without a choice is shown blank, reported once for each value, and never
  /// rewritten.
  private func checkSelection() {
    guard let selected = value.options.selected else { return }
    guard selectedIndex == nil else {
      reported = nil
      return
    }
    guard reported != selected, !waitsForCheck else { return }
    waitsForCheck = true
    whenSettled { [weak self] in self?.reportUnmatchedSelection() }
  }

  private var waitsForCheck = false

  private func reportUnmatchedSelection() {
    waitsForCheck = false
    guard selectedIndex == nil, let selected = value.options.selected, reported != selected else {
      return
    }
    reported = selected
    runtime.report(
      RuntimeIssue(
        kind: .invalidSelection,
        message: """
          Picker: the selection \(selected.base) has no choice with that tag of type \
          \(value.options.type); it is shown blank
          """,
        identity: identity.description))
  }

  // MARK: Drawing

  override func draw(_ surface: any DrawingSurface) {
    switch value.look {
    case .menu:
      surface.draw(.popUpButton, state(ControlState.Value(value.isOpen)), in: controlFrame)
    case .submenu:
      let size = metrics.size(of: .submenuIndicator)
      surface.draw(
        .submenuIndicator, state(),
        in: CGRect(
          x: frame.width - size.width - sizes.menuItemMargin,
          y: controlFrame.minY + metrics.centered(size.height, in: controlFrame.height, .vertical),
          width: size.width, height: size.height))
    case .segmented, .palette:
      surface.draw(.segments, state(), in: controlFrame)
      for option in options.dropLast() where !option.frame.isNull {
        surface.draw(
          .segmentSeparator, state(),
          in: CGRect(
            x: controlFrame.minX + option.frame.maxX, y: controlFrame.minY,
            width: sizes.segmentSpacing, height: controlFrame.height))
      }
    case .inline, .radio, .automatic: break
    }
  }

  override func drawOver(_ surface: any DrawingSurface) {
    if isClosed { return super.drawOver(surface) }
    drawHints(surface)
    drawFocusOfLabel(surface)
    if !isEnabled { surface.emphasize(bounds, .disabled, paint) }
  }

  override func focusChanged(_ isFocused: Bool) {
    super.focusChanged(isFocused)
    for option in options { option.setNeedsCommit() }
  }

  // MARK: Acting

  /// In a menu the choices of an inline picker are separate items.
  override var isFocusable: Bool { isEnabled && (menu == nil || isClosed) }

  var semantics: Semantics? {
    let choices = options.map {
      SemanticValue.Option($0.spokenText, isChosen: isSelected($0))
    }
    var semantics = Semantics(
      menu != nil && isClosed ? .menuItem : .picker, label: labelText, value: .choice(choices),
      isEnabled: isEnabled, absorbsTexts: true)
    semantics.absorbsChildren = isClosed
    semantics.actions.insert(.choose)
    if isClosed { semantics.actions.insert(.activate) }
    return semantics
  }
  var hasSemantics: Bool { true }

  override func handle(_ key: KeyPress) -> Bool {
    guard hasFocus, key.modifiers.isDisjoint(with: .significant) else { return false }
    if isClosed {
      let opens =
        menu == nil
        ? !passes(key) && (key.key == .downArrow || key.key == .upArrow) : key.key == .rightArrow
      return opens ? activate() : super.handle(key)
    }
    let isAcross = value.look == .segmented || value.look == .palette
    if passes(key) { return false }
    switch key.key {
    case .space: return enter()
    case .rightArrow where isAcross, .downArrow where !isAcross: return choose(by: 1)
    case .leftArrow where isAcross, .upArrow where !isAcross: return choose(by: -1)
    case .home: return choose(from: 0, by: 1)
    case .end: return choose(from: options.count - 1, by: -1)
    default: return false
    }
  }

  /// At the first and last choice the keys are free to move the focus.
  private func choose(by step: Int) -> Bool {
    choose(from: selectedIndex.map { $0 + step } ?? (step > 0 ? 0 : options.count - 1), by: step)
  }

  /// Chooses the first option that has a value.
  private func choose(from start: Int, by step: Int) -> Bool {
    let options = options
    var index = start
    while options.indices.contains(index) {
      if hasValue(options[index]) {
        _ = enter()
        return choose(options[index])
      }
      index += step
    }
    return false
  }

  /// Whether the option stands for a value of the selection that the user can choose.
  private func hasValue(_ option: PickerOptionElement) -> Bool {
    option.canBeSelected
      && tag(of: option) != nil
  }

  func choose(_ option: ViewElement) -> Bool {
    guard isEnabled, option.canBeSelected, let tag = tag(of: option) else { return false }
    menu?.close()
    value.options.choose.value(tag)
    return true
  }

  override var yieldsReturn: Bool { menu == nil }

  override func activate() -> Bool {
    guard isEnabled, isClosed else { return false }
    value.open.value()
    return true
  }

  func perform(_ action: SemanticAction) -> Bool {
    let option: PickerOptionElement? =
      switch action {
      case .select(let label): options.first { $0.spokenText == label }
      case .selectIndex(let index): options.indices.contains(index) ? options[index] : nil
      default: nil
      }
    return option.map { choose($0) } ?? false
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    isClosed && super.handle(event, at: point)
  }
}
