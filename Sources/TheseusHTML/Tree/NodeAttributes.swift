/// The attributes of a page's nodes, in the order in which they are written. The client sets no
/// others.
package enum AttributeName: String, Hashable, Sendable, CaseIterable {
  case kind = "data-k"
  case states = "data-s"
  case role, type, href, disabled, readonly, tabindex, placeholder, inputmode, autocomplete
  case enterkeyhint, autocapitalize, spellcheck, min, max, step, value, inert
  case label = "aria-label"
  case description = "aria-description"
  case checked = "aria-checked"
  case expanded = "aria-expanded"
  case selected = "aria-selected"
  case current = "aria-current"
  case isDisabled = "aria-disabled"
  case isModal = "aria-modal"
  case isHidden = "aria-hidden"
  case popup = "aria-haspopup"
  case level = "aria-level"
  case valueNow = "aria-valuenow"
  case valueLeast = "aria-valuemin"
  case valueMost = "aria-valuemax"
  case valueText = "aria-valuetext"
  case opacity, clip, scroll, size, z, fx, on, pad, font, owns

  /// The position among the attributes of a node.
  fileprivate var order: Int { Self.orders[self] ?? 0 }
  private static let orders = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
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
      let order = name.order
      let index = values.firstIndex { $0.name.order >= order } ?? values.count
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
        $0.key(name.rawValue)
        $0.attribute(value)
      }
    }
  }

  /// The attributes of `new` that differ from `old`; null for those that are gone.
  mutating func changes(from old: NodeAttributes, to new: NodeAttributes) {
    object {
      for (name, _) in old.values where new[name] == nil {
        $0.key(name.rawValue)
        $0.null()
      }
      for (name, value) in new.values where old[name] != value {
        $0.key(name.rawValue)
        $0.attribute(value)
      }
    }
  }
}
