import TheseusSession

extension StateCell: InspectableState {
  func inspect() -> [InspectedValue] {
    var own = InspectedValue(
      name: key.name, type: key.texts.valueType, words: InspectedValue.hidden)
    if isHidden { return [own] }
    let value = get()
    let object = Value.self is AnyObject.Type ? value as AnyObject : nil
    own.words =
      object.map { IdentityPath.Component.name(of: Swift.type(of: $0)) } ?? ValueNote(value).words
    if object == nil {
      // A value without a form in JSON cannot be set.
      own.json = try? SavedValue.encodeIfPossible(value)
    }
    return [own]
      + (object.map { InspectedObject.variables(of: $0, named: key.name, runtime) } ?? [])
  }

  func set(_ variable: String?, json: String) throws {
    if let variable {
      guard let object = Self.sessionObject(get()) else {
        throw InspectionError(description: "the object does not conform to SessionState")
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
