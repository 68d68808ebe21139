import TheseusSession

extension StateCell: InspectableState {
  /// An optional object is one too.
  var isObject: Bool { Value.self is AnyObject.Type || Value.self is any OptionalObject.Type }

  private var object: AnyObject? {
    if Value.self is AnyObject.Type { return get() as AnyObject }
    return (get() as? any OptionalObject)?.object
  }

  func inspect() -> [InspectedValue] {
    var own = InspectedValue(
      name: key.name, type: key.texts.valueType, words: InspectedValue.hidden)
    if isHidden { return [own] }
    if let object {
      own.words = InspectedObject.words(of: object)
      return [own] + InspectedObject.variables(of: object, named: key.name, runtime)
    }
    let value = get()
    own.words = ValueNote(value).words
    // A value without a form in JSON cannot be set.
    own.json = isObject ? nil : try? SavedValue.encodeIfPossible(value)
    return [own]
  }

  func summarize() -> InspectedValue? {
    if isHidden { return InspectedValue(name: key.name, type: "", words: InspectedValue.hidden) }
    if let object { return InspectedObject.summary(of: object, named: key.name, runtime) }
    return InspectedValue(name: key.name, type: "", words: ValueNote(get()).words)
  }

  func set(_ variable: String?, json: String) throws {
    if let variable {
      guard let object else {
        throw InspectionError(description: "there is no object")
      }
      return try InspectedObject.set(variable, of: object, json: json, runtime)
    }
    var empty: [String] = []
    guard let value = try SavedValue.decodeIfPossible(json, initial: get(), empty: &empty) as Value?
    else {
      throw InspectionError(description: "\(key.texts.valueType) cannot be written as JSON")
    }
    set(value, Transaction())
  }
}

/// An optional that may hold an object.
private protocol OptionalObject {
  var object: AnyObject? { get }
}

extension Optional: OptionalObject where Wrapped: AnyObject {
  fileprivate var object: AnyObject? { self }
}
