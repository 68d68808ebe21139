import TheseusViews

extension ControlPart {
  /// The class of the part in the style sheet.
  var htmlName: String {
    switch self {
    case .button(let isProminent): isProminent ? "button-prominent" : "button"
    case .menuIndicator: "menu-indicator"
    case .submenuIndicator: "submenu-indicator"
    case .shortcut: "shortcut"
    case .checkbox: "checkbox"
    case .radio: "radio"
    case .switch: "switch"
    case .toggleButton: "toggle-button"
    case .menuMark: "menu-mark"
    case .popUpButton: "pop-up-button"
    case .segments: "segments"
    case .segmentSeparator: "segment-separator"
    case .segment: "segment"
    case .slider: "slider"
    case .sliderThumb: "slider-thumb"
    case .stepper: "stepper"
    case .progressBar: "progress-bar"
    case .spinner: "spinner"
    case .refreshIndicator: "refresh-indicator"
    case .field(.borderless): "field-borderless"
    case .field(.bordered): "field"
    case .field(.editor): "field-editor"
    case .dateField: "date-field"
    case .calendarDay: "calendar-day"
    case .pageButton(let isForward): isForward ? "page-forward" : "page-back"
    case .disclosure: "disclosure"
    case .rowDisclosure: "row-disclosure"
    case .rowMarker: "row-marker"
    case .sortIndicator: "sort-indicator"
    case .doneMark: "done-mark"
    case .clearMark: "clear-mark"
    case .errorMark: "error-mark"
    case .searchMark: "search-mark"
    case .colorSample: "color-sample"
    case .groupBox: "group-box"
    case .paneEdge(.horizontal): "pane-edge"
    case .paneEdge(.vertical): "pane-edge-vertical"
    case .panel(let kind): "panel-\(kind)"
    case .menuRule: "menu-rule"
    case .bar(let kind): "bar-\(kind)"
    case .barRule: "bar-rule"
    case .badge: "badge"
    case .backButton: "back-button"
    case .overflow: "overflow"
    case .pageDot: "page-dot"
    case .scrollBar: "scroll-bar"
    }
  }

  /// The part's own text.
  func htmlText(_ state: ControlState) -> String? {
    switch self {
    case .shortcut(let shortcut): shortcut.description
    case .backButton: state.title
    case .panel: state.title.isEmpty ? nil : state.title
    default: nil
    }
  }

  /// Whether `ControlState.fraction` says something about the part.
  var hasFraction: Bool {
    switch self {
    case .slider, .sliderThumb, .progressBar: true
    default: false
    }
  }

  /// Whether focus shows in the part, and not around the node: it is one of several in it.
  fileprivate var showsFocusByItself: Bool {
    switch self {
    case .rowMarker, .segment, .calendarDay, .pageDot: true
    default: false
    }
  }

  /// Whether the server knows better than the browser that the part is held down.
  fileprivate var showsPressesByItself: Bool {
    if case .paneEdge = self { true } else { false }
  }
}

extension SurfaceEmphasis {
  /// The class of the emphasis in the style sheet; nil for what the browser shows by itself.
  var htmlName: String? {
    switch self {
    case .focus, .dangerousFocus, .shownFocus, .focusedLabel, .link, .pressed, .otherTab: nil
    case .choiceFocus: "choice-focus"
    case .selection: "selection"
    case .quietSelection: "quiet-selection"
    case .marked: "marked"
    case .chosen: "chosen"
    case .chosenTab: "chosen-tab"
    case .hint: "hint"
    case .selectedText: "selected-text"
    case .disabled: "disabled"
    case .backdrop: "backdrop"
    }
  }
}

extension ControlState {
  /// The classes of the state of a part, with spaces between them.
  func htmlStates(of part: ControlPart) -> String {
    var states: [String] = []
    switch value {
    case .on: states.append("on")
    case .mixed: states.append("mixed")
    case .off: break
    }
    if !isEnabled { states.append("disabled") }
    if isFocused, part.showsFocusByItself { states.append("focus") }
    if isPressed, part.showsPressesByItself { states.append("pressed") }
    if isDestructive { states.append("destructive") }
    if !canIncrement { states.append("most") }
    if !canDecrement { states.append("least") }
    return states.joined(separator: " ")
  }
}
