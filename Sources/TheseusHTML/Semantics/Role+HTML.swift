import TheseusViews

extension Semantics {
  /// The tag of an element that is read so.
  var tag: NodeTag {
    switch role {
    case .text, .image: .span
    case .heading: NodeTag.headings[min(max(headingLevel ?? 2, 1), 6) - 1]
    case .button, .menuItem, .tab, .disclosure, .toggle: .button
    case .link: .a
    case .textField, .secureField: field?.isMultiline == true ? .textarea : .input
    case .slider: .input
    case .alert, .dialog: .dialog
    default: .div
    }
  }

  private var field: SemanticValue.Field? {
    if case .field(let field) = value { field } else { nil }
  }

  /// The role where the tag does not imply it.
  var ariaRole: String? {
    switch role {
    case .text, .heading, .button, .link, .textField, .secureField, .slider, .disclosure,
      .scrollArea:
      nil
    case .menu: "menu"
    case .image, .canvas: "img"
    // A switch is on or off; only a checkbox can be both.
    case .toggle: value == .state(.mixed) ? "checkbox" : "switch"
    case .stepper: "spinbutton"
    case .picker: "group"
    case .list: "list"
    case .row: "listitem"
    case .tab: "tab"
    case .tabList: "tablist"
    case .alert: "alertdialog"
    case .dialog: "dialog"
    case .menuItem: "menuitem"
    case .progressBar: "progressbar"
    case .group: label?.isEmpty == false ? "group" : nil
    case .table: "table"
    case .cell: "cell"
    }
  }
}

extension Role {
  /// The name of the role in the style sheet.
  var kind: String { rawValue }

  /// Whether ARIA says of every such element whether it is selected.
  var isSelectable: Bool { self == .tab }

  /// Whether the texts inside are its name.
  var isNamedByContent: Bool {
    switch self {
    case .button, .link, .toggle, .tab, .menu, .menuItem, .disclosure, .row, .cell, .heading: true
    default: false
    }
  }

  /// Whether what is inside is read as its name and not by itself.
  var isNamedAsAWhole: Bool {
    switch self {
    case .button, .link, .toggle, .tab, .menu, .menuItem, .disclosure: true
    default: false
    }
  }

  /// Whether the user operates it or types into it.
  var isControl: Bool {
    switch self {
    case .textField, .secureField, .slider: true
    default: isOperated
    }
  }

  /// Whether it is something that the user operates, so that `aria-disabled` says something.
  var isOperated: Bool {
    switch self {
    case .link, .stepper, .picker, .menu, .menuItem, .tab, .toggle, .disclosure, .button: true
    default: false
    }
  }
}
