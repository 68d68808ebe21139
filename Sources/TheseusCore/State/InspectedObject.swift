import TheseusSession

#if canImport(Darwin)
  import Combine
#else
  import OpenCombine
#endif

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
    let fields = (object as? any SessionState).map { SessionFields.of($0) } ?? []
    var values: [InspectedValue] = []
    for case let (label?, value) in Mirror(reflecting: object).children.prefix(most) {
      if label.hasPrefix("_$") || value is any DynamicProperty { continue }
      let variable = label.hasPrefix("_") ? String(label.dropFirst()) : label
      // A program without symbols has no names of properties: then none is shown.
      let isHidden = hidden.contains { $0 == nil || $0 == variable }
      let field = isHidden ? nil : fields.first { $0.name == variable }
      values.append(
        InspectedValue(
          name: "\(name).\(variable)",
          type: StateKey.stableName(of: field?.valueType ?? Swift.type(of: value)),
          words: isHidden ? InspectedValue.hidden : ValueWords.describe(value),
          json: field.flatMap { try? $0.save(object).json }, variable: field.map { _ in variable }))
    }
    return values
  }

  /// Sets a variable that snapshots hold, as an action of the app would: those who have read it
  /// follow.
  static func set(
    _ variable: String, of object: any SessionState, json: String, _ runtime: ViewRuntime
  ) throws {
    guard let field = SessionFields.of(object).first(where: { $0.name == variable }) else {
      throw InspectionError(description: "\(variable) is not a variable that snapshots save")
    }
    if let observable = object as? any ObservableObject { willChange(observable) }
    // A key path of somebody who has read it leads to the setter.
    let readers = Readers(of: object, variable, runtime)
    for keyPath in readers.keyPaths where try assign(object, field, json, keyPath) { return }
    var empty: [String] = []
    try field.restore(object, json, &empty)
    for reader in readers.others { reader.invalidate(ObservedChange(nil)) }
  }

  /// Whether the key path is a variable of this class, which then has the value.
  private static func assign<Object: SessionState>(
    _ object: Object, _ field: any SessionField, _ json: String, _ keyPath: AnyKeyPath
  ) throws -> Bool {
    func assign<Value>(_ type: Value.Type) throws -> Bool {
      var empty: [String] = []
      guard let keyPath = keyPath as? ReferenceWritableKeyPath<Object, Value>,
        let value = try SavedValue.decodeIfPossible(
          json, initial: object[keyPath: keyPath], empty: &empty)
      else { return false }
      object[keyPath: keyPath] = value
      return true
    }
    return try _openExistential(field.valueType, do: assign)
  }

  private static func willChange<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// The code that has read a variable, or may have.
  @MainActor
  private struct Readers {
    var keyPaths: [AnyKeyPath] = []
    /// Code whose reads are not known.
    var others: [TrackedNode] = []

    init(of object: any SessionState, _ variable: String, _ runtime: ViewRuntime) {
      runtime.rootScope.forEachInSubtree { scope in
        if let row = scope.code { add(row, object, variable) }
        scope.forEachOwner { add($0, object, variable) }
      }
    }

    private mutating func add(_ node: TrackedNode, _ object: any SessionState, _ variable: String) {
      guard let observation = node.observation else { return }
      guard let read = observation.readKeyPaths() else { return others.append(node) }
      for keyPath in read where Swift.type(of: keyPath).rootType == Swift.type(of: object) {
        switch keyPath.property {
        case ".\(variable)": keyPaths.append(keyPath)
        // A program without symbols.
        case nil: others.append(node)
        default: break
        }
      }
    }
  }
}
