/// A call as apps write it: a name, the labels of its arguments, and its trailing closures.
///
/// `.frame(width:)` is a call of a method, `Text(_:)` of an initializer;
/// `Button(role:{}label{})` has a trailing closure after `role` and one with the label `label`.
struct Call {
  enum Argument: Equatable {
    case labeled(String)
    /// The first trailing closure, or one with a label.
    case closure(String?)
  }

  /// `.frame`, `Text`.
  let name: String
  let arguments: [Argument]

  /// Nil if the text is not a call.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    name = String(text[..<open])
    var rest = text[text.index(after: open)...].dropLast()
    var arguments: [Argument] = []
    while !rest.isEmpty {
      let label = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(label.count)
      if rest.hasPrefix("{}") {
        arguments.append(.closure(label.isEmpty ? nil : String(label)))
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix(":"), !label.isEmpty {
        arguments.append(.labeled(String(label)))
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    self.arguments = arguments
  }

  /// The call of the initializer alone if a value is made and called in one expression, as layouts
  /// are: `VStackLayout(spacing:){}`. Nil without trailing closures.
  var withoutTrailingClosure: Call? {
    guard name.hasSuffix("Layout"), arguments.last == .closure(nil) else { return nil }
    return Call(name: name, arguments: arguments.dropLast())
  }

  private init(name: String, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }

  /// Whether a declaration with these parameters takes the call.
  func fits(_ parameters: [Parameter]) -> Bool { fits(parameters[...], arguments[...]) }

  private func fits(_ parameters: ArraySlice<Parameter>, _ arguments: ArraySlice<Argument>) -> Bool
  {
    guard let argument = arguments.first else { return parameters.allSatisfy(\.isOptional) }
    guard let parameter = parameters.first else { return false }
    let takes =
      switch argument {
      case .labeled(let label): parameter.label == label
      case .closure(let label):
        parameter.takesClosure && (label ?? parameter.label) == parameter.label
      }
    if takes {
      if fits(parameters.dropFirst(), arguments.dropFirst()) { return true }
      if parameter.isVariadic {
        // Further values have no label.
        var further = parameter
        further.label = "_"
        if fits([further] + parameters.dropFirst(), arguments.dropFirst()) { return true }
      }
    }
    return parameter.isOptional && fits(parameters.dropFirst(), arguments)
  }
}
