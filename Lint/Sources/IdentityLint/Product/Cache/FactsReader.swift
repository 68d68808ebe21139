/// Reads what `FactsWriter` wrote, member for member.
struct FactsReader {
  typealias Corrupt = ByteReader.Corrupt

  private var input: VariableLengthReader
  private var strings: [String] = []
  private let places: [FactPlace]
  private var nextPlace = 0
  /// A value has at most 80 steps; deeper nesting means corrupt data.
  private var depth = 0
  private static let deepest = 200

  init(_ shape: ArraySlice<UInt8>, _ places: [FactPlace]) {
    input = VariableLengthReader(shape)
    self.places = places
  }

  var isAtEnd: Bool { input.isAtEnd && nextPlace == places.count }

  mutating func facts() throws(Corrupt) -> FileFacts {
    var facts = FileFacts(path: "")
    facts.types = try list { reader throws(Corrupt) in try reader.type() }
    facts.functions = try list { reader throws(Corrupt) in try reader.function() }
    facts.globals = try list { reader throws(Corrupt) in try reader.property() }
    facts.calls = try list { reader throws(Corrupt) in try reader.call() }
    facts.mutations = try list { reader throws(Corrupt) in try reader.mutation() }
    facts.targets = try list { reader throws(Corrupt) in
      TargetFacts(name: try reader.text(), path: try reader.optionalText())
    }
    facts.defaults = try defaults()
    facts.aliases = try list { reader throws(Corrupt) in
      AliasFacts(name: try reader.text(), target: try reader.text())
    }
    facts.mentionsModelCode = try input.number() & 1 != 0
    return facts
  }

  private mutating func defaults() throws(Corrupt) -> RegisteredDefaults {
    var defaults = RegisteredDefaults()
    defaults.keys = try texts()
    defaults.names = try texts()
    defaults.isOpen = try input.number() & 1 != 0
    let constants = try list { reader throws(Corrupt) in (try reader.text(), try reader.texts()) }
    defaults.constants = Dictionary(constants) { $1 }
    return defaults
  }

  private mutating func type() throws(Corrupt) -> TypeFacts {
    let name = try text()
    guard let kind = TypeFacts.Kind(rawValue: try text()) else { throw Corrupt() }
    var type = TypeFacts(name: name, kind: kind)
    guard let access = AccessLevel(rawValue: try text()) else { throw Corrupt() }
    type.access = access
    type.inherited = try texts()
    type.attributes = try texts()
    let generics = try list { reader throws(Corrupt) in (try reader.text(), try reader.text()) }
    type.generics = Dictionary(generics) { $1 }
    type.properties = try list { reader throws(Corrupt) in try reader.property() }
    type.functions = try list { reader throws(Corrupt) in try reader.function() }
    type.initializers = try list { reader throws(Corrupt) in try reader.initializer() }
    type.cases = try texts()
    let flags = try input.number()
    type.announcesByHand = flags & 4 != 0
    type.hasOwnEquality = flags & 2 != 0
    type.hasOwnHash = flags & 1 != 0
    type.names = Set(try texts())
    type.rowSources = Set(try texts())
    type.line = try place().line
    return type
  }

  private mutating func property() throws(Corrupt) -> PropertyFacts {
    var property = PropertyFacts(name: try text())
    property.type = try optionalText()
    let flags = try input.number()
    property.isLet = flags & 8 != 0
    property.isStatic = flags & 4 != 0
    property.isPrivate = flags & 2 != 0
    property.isComputed = flags & 1 != 0
    property.wrapper = try optionalText()
    property.wrapperArgument = try optionalText()
    property.initial = try optionalValue()
    property.returned = try values()
    property.makes = try madeValues()
    property.names = Set(try texts())
    property.line = try place().line
    return property
  }

  private mutating func function() throws(Corrupt) -> FunctionFacts {
    var function = FunctionFacts(name: try text())
    function.parameters = try parameters()
    function.returnType = try optionalText()
    let flags = try input.number()
    function.isStatic = flags & 2 != 0
    function.isPrivate = flags & 1 != 0
    function.returned = try values()
    function.makes = try madeValues()
    function.names = Set(try texts())
    function.splits = try list { reader throws(Corrupt) in
      let conditions = try reader.list { reader throws(Corrupt) in
        ArmCondition(value: try reader.value(), isPresence: try reader.input.number() != 0)
      }
      return ContentSplit(
        conditions: conditions,
        arms: try reader.list { reader throws(Corrupt) in try reader.values() })
    }
    function.line = try place().line
    return function
  }

  private mutating func madeValues() throws(Corrupt) -> [MadeValue] {
    try list { reader throws(Corrupt) in
      let type = try reader.text()
      let hasLabels = try reader.input.number() != 0
      let labels = try reader.texts()
      return MadeValue(type: type, labels: hasLabels ? labels : nil)
    }
  }

  private mutating func parameters() throws(Corrupt) -> [ParameterFacts] {
    try list { reader throws(Corrupt) in
      ParameterFacts(
        label: try reader.optionalText(), name: try reader.text(), type: try reader.text(),
        initial: try reader.optionalValue())
    }
  }

  private mutating func initializer() throws(Corrupt) -> InitializerFacts {
    var initializer = InitializerFacts(parameters: try parameters())
    let stored = try list { reader throws(Corrupt) in (try reader.text(), try reader.value()) }
    initializer.stored = Dictionary(stored) { $1 }
    initializer.storedOnSomeWays = Set(try texts())
    return initializer
  }

  private mutating func call() throws(Corrupt) -> CallFacts {
    let name = try text()
    let arguments = try arguments()
    var call = CallFacts(
      name: name, arguments: arguments, type: try optionalText(), function: try optionalText(),
      line: 0, column: 0)
    call.receiver = Set(try texts())
    call.content = Set(try texts())
    call.contexts = Set(try texts())
    let place = try place()
    call.line = place.line
    call.column = place.column
    return call
  }

  private mutating func mutation() throws(Corrupt) -> MutationFacts {
    let name = try text()
    guard let kind = MutationFacts.Kind(rawValue: try text()) else { throw Corrupt() }
    let base = try optionalValue()
    let type = try optionalText()
    let function = try optionalText()
    let isInInitializer = try input.number() != 0
    return MutationFacts(
      name: name, kind: kind, base: base, type: type, function: function,
      isInInitializer: isInInitializer, value: try optionalValue(),
      line: try place().line)
  }

  private mutating func value() throws(Corrupt) -> Value {
    guard depth < FactsReader.deepest, let tag = ValueTag(rawValue: try input.number()) else {
      throw Corrupt()
    }
    depth += 1
    defer { depth -= 1 }
    switch tag {
    case .nil: return .nil
    case .closure: return .closure
    case .unknown: return .unknown
    case .literal: return .literal(try text())
    case .name: return .name(try text())
    case .parameter: return .parameter(try text())
    case .implicitMember: return .implicitMember(try text())
    case .keyPath: return .keyPath(try text())
    case .element: return .element(try value())
    case .part: return .part(try value())
    case .member:
      let base = try value()
      return .member(base, try text())
    case .call:
      let callee = try value()
      return .call(callee, try arguments())
    case .subscripted:
      let base = try value()
      return .subscripted(base, try value())
    case .operation:
      let name = try text()
      return .operation(name, try values())
    case .choice:
      let condition = try value()
      let first = try value()
      return .choice(condition, first, try value())
    case .collection: return .collection(try values())
    }
  }

  private mutating func arguments() throws(Corrupt) -> [Value.Argument] {
    try list { reader throws(Corrupt) in
      Value.Argument(label: try reader.optionalText(), value: try reader.value())
    }
  }

  private mutating func values() throws(Corrupt) -> [Value] {
    try list { reader throws(Corrupt) in try reader.value() }
  }

  // MARK: Pieces

  private mutating func text() throws(Corrupt) -> String {
    let number = try input.number()
    if number == 0 {
      let string = try input.text()
      strings.append(string)
      return string
    }
    guard number > 0, number <= strings.count else { throw Corrupt() }
    return strings[number - 1]
  }

  private mutating func texts() throws(Corrupt) -> [String] {
    try list { reader throws(Corrupt) in try reader.text() }
  }

  private mutating func optionalText() throws(Corrupt) -> String? {
    try input.number() == 0 ? nil : try text()
  }

  private mutating func optionalValue() throws(Corrupt) -> Value? {
    try input.number() == 0 ? nil : try value()
  }

  private mutating func place() throws(Corrupt) -> FactPlace {
    guard nextPlace < places.count else { throw Corrupt() }
    defer { nextPlace += 1 }
    return places[nextPlace]
  }

  private mutating func list<Element>(_ read: (inout FactsReader) throws(Corrupt) -> Element)
    throws(Corrupt) -> [Element]
  {
    let count = try input.count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }
}
