import TheseusViews

extension ControlPart {
  /// The classes of the part in the style sheet; nil for one that consists of glyphs and shapes,
  /// or that the browser has itself.
  var htmlName: String? {
    switch self {
    case .button(let isProminent): isProminent ? "button prominent" : "button"
    case .toggleButton, .popUpButton, .stepper, .pageButton: "button"
    case .shortcut: "shortcut"
    case .checkbox: "checkbox"
    case .radio: "radio"
    case .switch: "switch"
    case .segments: "segments"
    case .segment: "segment"
    case .slider: "track"
    case .progressBar: "track progress"
    case .spinner, .refreshIndicator: "spinner"
    case .field, .dateField: "field"
    case .calendarDay: "calendar-day"
    case .groupBox: "group-box"
    case .paneEdge(let axis): axis == .horizontal ? "pane-edge" : "pane-edge vertical"
    case .panel(let kind): "panel \(kind)"
    case .bar: "bar"
    case .backButton: "back-button"
    case .menuIndicator, .submenuIndicator, .menuMark, .segmentSeparator, .disclosure,
      .rowDisclosure, .rowMarker, .sortIndicator, .doneMark, .clearMark, .errorMark, .deleteMark,
      .moveHandle, .searchMark, .colorSample, .menuRule, .barRule, .badge, .overflow, .pageDot,
      .sliderThumb, .sliderTicks, .scrollBar:
      nil
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

  /// The number that the style sheet draws the part by: how far a track is filled from its start,
  /// or the radius of the corners of a surface in points.
  func htmlNumber(_ state: ControlState) -> Double? {
    switch self {
    // A part that begins elsewhere is drawn as a shape.
    case .slider: return state.origin == nil ? state.fraction : 0
    case .progressBar: return state.fraction
    default:
      guard case .rounded(let radius) = state.outline else { return nil }
      return Double(radius)
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
    // The style sheet marks the chosen tab by its attribute.
    case .focus, .dangerousFocus, .shownFocus, .focusedLabel, .link, .pressed, .chosenTab,
      .otherTab:
      nil
    case .choiceFocus: "choice-focus"
    case .selection: "selection"
    case .quietSelection: "quiet-selection"
    case .marked: "marked"
    case .chosen: "chosen"
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
    case .on: states.append(part == .toggleButton ? "prominent" : "on")
    case .mixed: states.append("mixed")
    case .off: break
    }
    if !isEnabled { states.append("disabled") }
    if isPressed, part.showsPressesByItself { states.append("pressed") }
    if isDestructive { states.append("destructive") }
    switch outline {
    case .capsule: states.append("capsule")
    case .ellipse: states.append("circle")
    case .rounded: states.append("rounded")
    case .rectangle, nil: break
    }
    return states.joined(separator: " ")
  }
}
