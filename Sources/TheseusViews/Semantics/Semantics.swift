import Foundation
import TheseusCore

/// An element as an assistive technology reads it.
public struct Semantics: Equatable {
  public var role: Role
  /// The text that is read out; nil when it is derived from the texts inside.
  public var label: String?
  /// A field's text, a toggle's state, a slider's number.
  public var value: SemanticValue
  /// The app's own text for the value (`accessibilityValue`).
  public var spokenValue: String?
  public var isEnabled: Bool
  /// Whether texts inside are this element's label rather than elements of their own.
  public var absorbsTexts: Bool
  /// Whether nothing inside is an element of its own.
  public var absorbsChildren = false
  /// Whether the disclosed content is shown; nil for an element that discloses nothing.
  public var isExpanded: Bool?
  public var isSelected = false
  /// The level of a heading, 1 to 6; nil when the app names none.
  public var headingLevel: Int?
  /// The address that a link opens.
  public var destination: URL?
  /// The actions that it offers while it is enabled.
  public var actions: SemanticActions
  /// Actions of the app, by name.
  public var namedActions: [String] = []
  /// Other names for it in speech input.
  public var inputLabels: [String] = []
  /// Describes the result of activating it.
  public var hint = ""
  /// A name for tests, never read out.
  public var identifier = ""
  /// Lists of stops inside that can be gone through one by one.
  public var rotors: [Rotor] = []

  /// The arguments of `accessibilityRotor`: its name, and the names of its stops.
  public struct Rotor: Equatable, Sendable {
    public var label: String
    public var entries: [String]

    public init(label: String, entries: [String]) {
      self.label = label
      self.entries = entries
    }
  }

  public init(
    _ role: Role, label: String? = nil, value: SemanticValue = .none, isEnabled: Bool = true,
    absorbsTexts: Bool = false
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.absorbsTexts = absorbsTexts
    actions = SemanticActions(of: role)
  }

  /// The words read out for the value. A disclosure's is "on" while it is expanded, else "off".
  public var valueText: String {
    if let spokenValue { return spokenValue }
    if role == .disclosure, case .none = value, let isExpanded { return isExpanded ? "on" : "off" }
    return value.description
  }
}

/// The actions that an element offers, by the cases of `ElementAction`.
public struct SemanticActions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let activate = SemanticActions(rawValue: 1)
  public static let focus = SemanticActions(rawValue: 2)
  /// `increment` and `decrement`.
  public static let adjust = SemanticActions(rawValue: 4)
  public static let setValue = SemanticActions(rawValue: 8)
  public static let choose = SemanticActions(rawValue: 16)
  public static let edit = SemanticActions(rawValue: 32)
  public static let scroll = SemanticActions(rawValue: 64)
  public static let expand = SemanticActions(rawValue: 128)
  /// `zoomIn` and `zoomOut`.
  public static let zoom = SemanticActions(rawValue: 256)

  /// The actions of a role.
  init(of role: Role) {
    switch role {
    case .button, .link, .toggle, .menu, .menuItem, .tab: self = [.activate, .focus]
    case .disclosure: self = [.activate, .focus, .expand]
    case .textField, .secureField: self = [.edit, .focus]
    case .slider: self = [.adjust, .setValue, .focus]
    case .stepper: self = [.adjust, .focus]
    case .picker: self = [.choose, .focus]
    case .tabList: self = .choose
    case .list, .scrollArea, .table: self = [.scroll, .focus]
    default: self = []
    }
  }
}

/// An action on an element, besides activating it.
public enum SemanticAction: Hashable, Sendable {
  /// One step up: a slider, a stepper.
  case increment
  /// One step down.
  case decrement
  /// Sets the number, limited to the range and rounded to a step.
  case setValue(Double)
  /// The item of a picker, a menu or a tab bar with this label.
  case select(String)
  /// The item at this index of a picker's choices or of the tabs.
  case selectIndex(Int)
  /// Scrolls by rows along the scroll axis; positive moves toward the end.
  case scroll(rows: Int)
  /// Scrolls by a distance, in points; positive moves toward the end.
  case scrollBy(CGPoint)
  /// Scrolls to an offset of the content, in points, limited to the content's length.
  case scrollTo(CGPoint)
  /// Another text in place of a field's.
  case replaceText(String)
  /// A field's text after an edit, and the selection in it, in UTF-8 offsets.
  case edit(String, selection: Range<Int>)
  /// Puts an editor's caret at the end of its text.
  case moveToEnd
  /// Shows or hides the disclosed content.
  case expand(Bool)
  case zoomIn
  case zoomOut
  /// An action of the app, by its name.
  case named(String)
}
