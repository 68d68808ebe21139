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

  func set(json: String) throws {
    var empty: [String] = []
    guard let value = try SavedValue.decodeIfPossible(json, initial: get(), empty: &empty) as Value?
    else {
      throw InspectionError(description: "\(key.texts.valueType) has no form in JSON")
    }
    set(value, Transaction())
  }
}

/// The variables of an object, for developer's tools.
@MainActor
enum InspectedObject {
  private static let most = 24

  /// Read without observing them.
  static func variables(of object: AnyObject, named name: String, _ runtime: ViewRuntime)
    -> [InspectedValue]
  {
    let hidden = runtime.session.hiddenProperties(of: object).map {
      $0.property.map { String($0.dropFirst()) }
    }
    var values: [InspectedValue] = []
    for case let (label?, value) in Mirror(reflecting: object).children.prefix(most) {
      if label.hasPrefix("_$") || value is any DynamicProperty { continue }
      let variable = label.hasPrefix("_") ? String(label.dropFirst()) : label
      // A program without symbols has no names of properties: then none is shown.
      let isHidden = hidden.contains { $0 == nil || $0 == variable }
      values.append(
        InspectedValue(
          name: "\(name).\(variable)", type: StateKey.stableName(of: Swift.type(of: value)),
          words: isHidden ? InspectedValue.hidden : ValueWords.describe(value)))
    }
    return values
  }
}
