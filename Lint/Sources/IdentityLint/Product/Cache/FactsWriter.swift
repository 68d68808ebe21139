/// Writes a file's facts; `FactsReader` is its mirror image, member for member.
struct FactsWriter {
  private var output = VariableLengthWriter()
  private var numbers: [String: Int] = [:]
  private(set) var places: [FactPlace] = []

  var bytes: [UInt8] { output.bytes }

  // The path is the record's name: facts do not depend on the file's location.
  mutating func write(_ facts: FileFacts) {
    list(facts.types) { $0.write($1) }
    list(facts.functions) { $0.write($1) }
    list(facts.globals) { $0.write($1) }
    list(facts.calls) { $0.write($1) }
    list(facts.mutations) { $0.write($1) }
    list(facts.targets) {
      $0.text($1.name)
      $0.optional($1.path)
    }
    write(facts.defaults)
    list(facts.aliases) {
      $0.text($1.name)
      $0.text($1.target)
    }
    flags(facts.mentionsModelCode)
  }

  private mutating func write(_ defaults: RegisteredDefaults) {
    list(defaults.keys) { $0.text($1) }
    list(defaults.names) { $0.text($1) }
    flags(defaults.isOpen)
    list(defaults.constants.sorted { $0.key < $1.key }) { writer, constant in
      writer.text(constant.key)
      writer.list(constant.value) { $0.text($1) }
    }
  }

  private mutating func write(_ type: TypeFacts) {
    text(type.name)
    text(type.kind.rawValue)
    text(type.access.rawValue)
    list(type.inherited) { $0.text($1) }
    list(type.attributes) { $0.text($1) }
    list(type.generics.sorted { $0.key < $1.key }) {
      $0.text($1.key)
      $0.text($1.value)
    }
    list(type.properties) { $0.write($1) }
    list(type.functions) { $0.write($1) }
    list(type.initializers) { $0.write($1) }
    list(type.cases) { $0.text($1) }
    flags(type.announcesByHand, type.hasOwnEquality, type.hasOwnHash)
    names(type.names)
    names(type.rowSources)
    places.append(FactPlace(line: type.line))
  }

  private mutating func write(_ property: PropertyFacts) {
    text(property.name)
    optional(property.type)
    flags(property.isLet, property.isStatic, property.isPrivate, property.isComputed)
    optional(property.wrapper)
    optional(property.wrapperArgument)
    optional(property.initial)
    list(property.returned) { $0.write($1) }
    list(property.makes) { $0.write($1) }
    names(property.names)
    places.append(FactPlace(line: property.line))
  }

  private mutating func write(_ function: FunctionFacts) {
    text(function.name)
    list(function.parameters) { $0.write($1) }
    optional(function.returnType)
    flags(function.isStatic, function.isPrivate)
    list(function.returned) { $0.write($1) }
    list(function.makes) { $0.write($1) }
    names(function.names)
    list(function.splits) { writer, split in
      writer.list(split.conditions) {
        $0.write($1.value)
        $0.flags($1.isPresence)
      }
      writer.list(split.arms) { writer, values in writer.list(values) { $0.write($1) } }
    }
    places.append(FactPlace(line: function.line))
  }

  private mutating func write(_ made: MadeValue) {
    text(made.type)
    flags(made.labels != nil)
    list(made.labels ?? []) { $0.text($1) }
  }

  private mutating func write(_ parameter: ParameterFacts) {
    optional(parameter.label)
    text(parameter.name)
    text(parameter.type)
    optional(parameter.initial)
  }

  private mutating func write(_ initializer: InitializerFacts) {
    list(initializer.parameters) { $0.write($1) }
    list(initializer.stored.sorted { $0.key < $1.key }) {
      $0.text($1.key)
      $0.write($1.value)
    }
    names(initializer.storedOnSomeWays)
  }

  private mutating func write(_ call: CallFacts) {
    text(call.name)
    arguments(call.arguments)
    optional(call.type)
    optional(call.function)
    names(call.receiver)
    names(call.content)
    names(call.contexts)
    places.append(FactPlace(line: call.line, column: call.column))
  }

  private mutating func write(_ mutation: MutationFacts) {
    text(mutation.name)
    text(mutation.kind.rawValue)
    optional(mutation.base)
    optional(mutation.type)
    optional(mutation.function)
    flags(mutation.isInInitializer)
    optional(mutation.value)
    places.append(FactPlace(line: mutation.line))
  }

  private mutating func write(_ value: Value) {
    output.write(ValueTag(value).rawValue)
    switch value {
    case .nil, .closure, .unknown: break
    case .literal(let string), .name(let string), .parameter(let string),
      .implicitMember(let string), .keyPath(let string):
      text(string)
    case .element(let inner), .part(let inner): write(inner)
    case .member(let base, let name):
      write(base)
      text(name)
    case .call(let callee, let given):
      write(callee)
      arguments(given)
    case .subscripted(let base, let index):
      write(base)
      write(index)
    case .operation(let name, let values):
      text(name)
      list(values) { $0.write($1) }
    case .choice(let condition, let first, let second):
      write(condition)
      write(first)
      write(second)
    case .collection(let values): list(values) { $0.write($1) }
    }
  }

  private mutating func arguments(_ given: [Value.Argument]) {
    list(given) {
      $0.optional($1.label)
      $0.write($1.value)
    }
  }

  // MARK: Pieces

  /// A string that was written before is its number.
  private mutating func text(_ string: String) {
    if let number = numbers[string] { return output.write(number + 1) }
    numbers[string] = numbers.count
    output.write(0)
    output.write(text: string)
  }

  private mutating func optional(_ string: String?) {
    flags(string != nil)
    if let string { text(string) }
  }

  private mutating func optional(_ value: Value?) {
    flags(value != nil)
    if let value { write(value) }
  }

  /// Sets have no order of their own.
  private mutating func names(_ set: Set<String>) { list(set.sorted()) { $0.text($1) } }

  private mutating func flags(_ flags: Bool...) {
    output.write(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }

  private mutating func list<Element>(
    _ elements: [Element], _ write: (inout FactsWriter, Element) -> Void
  ) {
    output.write(elements.count)
    for element in elements { write(&self, element) }
  }
}

/// The first byte of a value in the cache.
enum ValueTag: Int {
  case literal, `nil`, name, parameter, element, part, member, implicitMember, call, subscripted,
    operation, choice, collection, closure
  case keyPath, unknown

  init(_ value: Value) {
    self =
      switch value {
      case .literal: .literal
      case .nil: .nil
      case .name: .name
      case .parameter: .parameter
      case .element: .element
      case .part: .part
      case .member: .member
      case .implicitMember: .implicitMember
      case .call: .call
      case .subscripted: .subscripted
      case .operation: .operation
      case .choice: .choice
      case .collection: .collection
      case .closure: .closure
      case .keyPath: .keyPath
      case .unknown: .unknown
      }
  }
}
