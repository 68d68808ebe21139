/// An expression reduced to what decides whether it can change at run time: names, members, calls
/// and operators, with local names replaced by their definitions.
public indirect enum Value: Hashable, Sendable, Codable {
  /// A literal, as written, at most 24 bytes of it.
  case literal(String)
  case `nil`
  /// A member of the enclosing type, a global or a type. A projection keeps its `$`.
  case name(String)
  /// A parameter of the enclosing function or initializer.
  case parameter(String)
  /// An element of a collection, as passed to a closure or loop.
  case element(Value)
  /// The part of a value that a pattern extracts.
  case part(Value)
  case member(Value, String)
  /// `.leading`: a member of a type that the context determines.
  case implicitMember(String)
  case call(Value, [Argument])
  /// `base[index]`
  case subscripted(Value, Value)
  /// An operator and its operands; `nil?` is a comparison with nil, `as` a cast.
  case operation(String, [Value])
  case choice(Value, Value, Value)
  case collection([Value])
  case closure
  case keyPath(String)
  case unknown

  public struct Argument: Hashable, Sendable, Codable {
    public var label: String?
    public var value: Value

    public init(label: String?, value: Value) {
      self.label = label
      self.value = value
    }
  }
}

extension Value {
  /// The name in `self.name`, `name` and `$name`, without the `$`.
  var ownName: String? {
    guard case .name(let name) = self else { return nil }
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// Whether it is the same everywhere.
  var isConstant: Bool {
    switch self {
    case .literal, .nil, .implicitMember, .closure, .keyPath: true
    default: false
    }
  }

  /// The innermost value of a chain of members, calls and subscripts.
  var root: Value {
    switch self {
    case .member(let base, _), .call(let base, _), .subscripted(let base, _): base.root
    default: self
    }
  }

  /// `self`, a parameter, or a variable initialized with one: for a value, a copy.
  var isCopy: Bool {
    switch self {
    case .name("self"), .parameter: true
    case .operation("var", let values): values.first?.isCopy ?? false
    default: false
    }
  }

  /// Every value in it, itself first.
  var all: [Value] {
    switch self {
    case .literal, .nil, .name, .parameter, .implicitMember, .closure, .keyPath, .unknown: [self]
    case .element(let value), .part(let value), .member(let value, _): [self] + value.all
    case .subscripted(let value, let index): [self] + value.all + index.all
    case .call(let callee, let arguments): [self] + callee.all + arguments.flatMap(\.value.all)
    case .operation(_, let values), .collection(let values): [self] + values.flatMap(\.all)
    case .choice(let condition, let first, let second):
      [self] + condition.all + first.all + second.all
    }
  }
}
