import Foundation

/// A part of a control, or of what surrounds content, that each host draws in its own way.
///
/// An element selects the part and its state; glyphs, borders and shapes belong to the host.
public enum ControlPart: Hashable, Sendable {
  /// The surface of a button, behind its label.
  case button(isProminent: Bool)
  /// Shows that a button opens a menu.
  case menuIndicator
  /// Shows that an item of a menu opens another menu.
  case submenuIndicator
  /// The key that an item of a menu has.
  case shortcut(KeyboardShortcut)
  case checkbox
  case radio
  case `switch`
  /// The surface of a toggle that looks like a button, behind its label.
  case toggleButton
  /// Says whether an item of a menu is chosen.
  case menuMark
  /// The surface of a picker that shows its chosen value, and its indicator; on while its menu is
  /// open.
  case popUpButton
  /// The surface below the choices of a segmented control.
  case segments
  /// Where one choice of a segmented control ends and the next begins.
  case segmentSeparator
  /// The surface of one choice of a segmented control, behind its label.
  case segment
  /// A track with a thumb at `ControlState.fraction`.
  case slider
  /// The knob of a slider, which is dragged along its track.
  case sliderThumb
  /// Marks below the track of a slider, at `ControlState.ticks`.
  case sliderTicks
  /// Two buttons, of which each may be off.
  case stepper
  /// A track that is filled up to `ControlState.fraction`; mixed for unknown progress, which
  /// moves with `ControlState.tick`.
  case progressBar
  /// Shows that work of unknown length is in progress, and moves with `ControlState.tick`.
  case spinner
  /// Shows that content is being reloaded, and moves likewise.
  case refreshIndicator
  /// The surface of a field, behind its text.
  case field(FieldSurface)
  /// The surface of a date that is edited part by part.
  case dateField
  /// The surface of the chosen day of a month.
  case calendarDay
  /// Turns the page of a control that shows one of several.
  case pageButton(isForward: Bool)
  /// Shows whether the following content is unfolded.
  case disclosure
  /// At the end of a row that leads to another view.
  case rowDisclosure
  /// The edge of a row that is selected or has focus: on when it is selected, mixed when it is one
  /// of several that can be.
  case rowMarker
  /// Deletes the row that it precedes, while a list is edited.
  case deleteMark
  /// Moves the row that it follows, while a list is edited; pressed while it is dragged.
  case moveHandle
  /// How a table is sorted by a column: on for ascending, off for descending.
  case sortIndicator
  /// Says that something has been done.
  case doneMark
  /// Clears a field that searches.
  case clearMark
  /// Says that a field's text cannot become its value.
  case errorMark
  /// Shows that a field searches.
  case searchMark
  /// A sample of a color, which is the foreground of `ControlState.text`.
  case colorSample
  /// The border of a group of views, whose title is at `ControlState.label`.
  case groupBox
  /// The edge between two panes along an axis; pressed while it is dragged.
  case paneEdge(Axis)
  /// The surface and border of what floats above a window.
  case panel(PanelKind)
  /// A rule between the items of a menu, from edge to edge of its panel.
  case menuRule
  /// The surface of a bar, behind its items.
  case bar(BarKind)
  /// The rule below a bar, marked along `ControlState.label`.
  case barRule
  /// The surface of a number or word beside a row.
  case badge
  /// Leads to the view below on a navigation stack, which `ControlState.title` names. Its own size
  /// is that of its symbol.
  case backButton
  /// Opens the menu of the items that a bar has no space for.
  case overflow
  /// Stands for one page of several.
  case pageDot
  /// Says which part of the content is seen: `ControlState.scroll`.
  case scrollBar

  /// A panel that floats above a window.
  public enum PanelKind: Hashable, Sendable {
    case sheet, alert, menu, popover
  }

  /// The use of a bar.
  public enum BarKind: Hashable, Sendable {
    case tabs, navigation, toolbar
  }

  /// How the surface of a field looks.
  public enum FieldSurface: Hashable, Sendable {
    case borderless
    case bordered
    /// Of a search, from edge to edge of what it searches.
    case search
    /// For text of several lines that is edited as a whole.
    case editor
  }
}

/// The state of a control's part.
public struct ControlState: Equatable, Sendable {
  public enum Value: Hashable, Sendable {
    case off, on, mixed

    init(_ isOn: Bool, isMixed: Bool = false) { self = isMixed ? .mixed : isOn ? .on : .off }
  }

  public var value = Value.off
  /// A value's position in its range, 0 to 1.
  public var fraction = 0.0
  /// Where the filled part of a slider's track begins, 0 to 1; nil for its start.
  public var origin: Double?
  /// The positions of marks along a track, 0 to 1.
  public var ticks: [Double] = []
  /// The outline of a button's surface; nil for the one that the host's buttons have.
  public var outline: DrawnShape?
  /// Eighths of a second since a part that moves by itself was first drawn.
  public var tick = 0
  public var isEnabled = true
  public var isFocused = false
  public var isPressed = false
  /// Whether what the control does destroys something.
  public var isDestructive = false
  /// Where a label is that belongs to the part, in its own coordinates; null for none.
  public var label = CGRect.null
  /// The part's own name, such as the title of a panel.
  public var title = ""
  /// Whether a key closes the part.
  public var closesByKey = false
  /// Whether a stepper's value can grow, and whether it can shrink.
  public var canIncrement = true
  public var canDecrement = true
  /// The position of a scroll view's content.
  public var scroll = ScrollState()
  /// The text of the control's surroundings.
  public var text = TextAttributes()
  /// The tint and the style levels of the control's surroundings.
  public var paint = PaintContext()

  public init(_ value: Value = .off) { self.value = value }

  init(_ value: Value = .off, in paint: PaintContext) {
    self.value = value
    self.paint = paint
  }

  /// Lengths along the axis that scrolls, in points.
  public struct ScrollState: Hashable, Sendable {
    public var visible: CGFloat = 0
    public var content: CGFloat = 0
    public var offset: CGFloat = 0

    public init(visible: CGFloat = 0, content: CGFloat = 0, offset: CGFloat = 0) {
      self.visible = visible
      self.content = content
      self.offset = offset
    }
  }
}

extension ControlState {
  /// A color in the control's surroundings.
  public func style(_ color: SystemColor) -> PaintStyle { Color(color)._paint(in: paint) }

  /// The surroundings' text in another color.
  public func text(_ color: SystemColor, bold: Bool = false) -> TextAttributes {
    var attributes = text
    attributes.foreground = style(color)
    if bold { attributes.traits.insert(.bold) }
    return attributes
  }
}
