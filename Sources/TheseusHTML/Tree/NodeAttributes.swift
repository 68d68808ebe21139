/// The attributes of a page's nodes, in the order in which they are written. The client sets no
/// others.
package enum AttributeName: UInt8, Sendable, CaseIterable {
  case kind, states
  case role, type, href, disabled, readonly, tabindex, placeholder, inputmode, autocomplete
  case enterkeyhint, autocapitalize, spellcheck, min, max, step, value, inert
  case label, description, checked, expanded, selected, current, isDisabled, isModal, isHidden
  case popup, level, valueNow, valueLeast, valueMost, valueText
  case opacity, clip, scroll, size, z, fx, on, pad, font, owns

  /// The name by which the client knows it.
  var text: String {
    switch self {
    case .kind: "data-k"
    case .states: "data-s"
    case .label: "aria-label"
    case .description: "aria-description"
    case .checked: "aria-checked"
    case .expanded: "aria-expanded"
    case .selected: "aria-selected"
    case .current: "aria-current"
    case .isDisabled: "aria-disabled"
    case .isModal: "aria-modal"
    case .isHidden: "aria-hidden"
    case .popup: "aria-haspopup"
    case .level: "aria-level"
    case .valueNow: "aria-valuenow"
    case .valueLeast: "aria-valuemin"
    case .valueMost: "aria-valuemax"
    case .valueText: "aria-valuetext"
    case .role: "role"
    case .type: "type"
    case .href: "href"
    case .disabled: "disabled"
    case .readonly: "readonly"
    case .tabindex: "tabindex"
    case .placeholder: "placeholder"
    case .inputmode: "inputmode"
    case .autocomplete: "autocomplete"
    case .enterkeyhint: "enterkeyhint"
    case .autocapitalize: "autocapitalize"
    case .spellcheck: "spellcheck"
    case .min: "min"
    case .max: "max"
    case .step: "step"
    case .value: "value"
    case .inert: "inert"
    case .opacity: "opacity"
    case .clip: "clip"
    case .scroll: "scroll"
    case .size: "size"
    case .z: "z"
    case .fx: "fx"
    case .on: "on"
    case .pad: "pad"
    case .font: "font"
    case .owns: "owns"
    }
  }

  /// The attribute with a name of the client.
  package init?(_ text: String) {
    guard let name = Self.allCases.first(where: { $0.text == text }) else { return nil }
    self = name
  }
}

/// The value of an attribute.
enum AttributeValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case numbers([Double])
  /// JSON.
  case json([UInt8])
}

/// The attributes of one node, ordered by name.
struct NodeAttributes: Equatable, Sendable {
  private(set) var values: [(name: AttributeName, value: AttributeValue)] = []

  static func == (a: NodeAttributes, b: NodeAttributes) -> Bool {
    a.values.elementsEqual(b.values) { $0.name == $1.name && $0.value == $1.value }
  }

  subscript(_ name: AttributeName) -> AttributeValue? {
    get { values.first { $0.name == name }?.value }
    set {
      let index = values.firstIndex { $0.name.rawValue >= name.rawValue } ?? values.count
      let isPresent = index < values.count && values[index].name == name
      switch (newValue, isPresent) {
      case (let value?, true): values[index].value = value
      case (let value?, false): values.insert((name, value), at: index)
      case (nil, true): values.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Sets a text, or removes the attribute.
  mutating func set(_ name: AttributeName, _ text: String?) {
    self[name] = text.map { .text($0) }
  }

  /// Sets a flag that is absent while false.
  mutating func set(_ name: AttributeName, _ flag: Bool) {
    self[name] = flag ? .flag(true) : nil
  }
}

extension JSONWriter {
  mutating func attribute(_ value: AttributeValue) {
    switch value {
    case .text(let text): string(text)
    case .number(let number): self.number(number, decimals: 6)
    case .flag(let flag): bool(flag)
    case .numbers(let numbers): list { for number in numbers { $0.number(number) } }
    case .json(let bytes): values(bytes)
    }
  }

  mutating func attributes(_ attributes: NodeAttributes) {
    object {
      for (name, value) in attributes.values {
        $0.key(name.text)
        $0.attribute(value)
      }
    }
  }

  /// The attributes of `new` that differ from `old`; null for those that are gone.
  mutating func changes(from old: NodeAttributes, to new: NodeAttributes) {
    object {
      for (name, _) in old.values where new[name] == nil {
        $0.key(name.text)
        $0.null()
      }
      for (name, value) in new.values where old[name] != value {
        $0.key(name.text)
        $0.attribute(value)
      }
    }
  }
}
