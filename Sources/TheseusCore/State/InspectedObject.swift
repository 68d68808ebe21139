import Observation
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
  /// In one line of a view's state.
  private static let summarized = 3

  /// Read without observing them.
  /// - Parameter isBrief: without types and without what setting them needs.
  static func variables(
    of object: AnyObject, named name: String, _ runtime: ViewRuntime, most: Int = most,
    isBrief: Bool = false
  ) -> [InspectedValue] {
    let hidden = runtime.session.hiddenProperties(of: object).map {
      $0.property.map { String($0.dropFirst()) }
    }
    let fields = isBrief ? [] : settableFields(of: object)
    var values: [InspectedValue] = []
    for (label, stored) in storage(of: object) {
      if label.hasPrefix("$") || label.hasPrefix("_$") || stored is any DynamicProperty { continue }
      if values.count == most { break }
      let variable = label.hasPrefix("_") ? String(label.dropFirst()) : label
      let value = (stored as? any PublishedValue)?.published ?? stored
      // A program without symbols has no names of properties: then none is shown.
      let isHidden = hidden.contains { $0 == nil || $0 == variable }
      var shown = InspectedValue(
        name: "\(name).\(variable)", type: "",
        words: isHidden ? InspectedValue.hidden : ValueWords.describe(value))
      if !isBrief { shown.type = StateKey.stableName(of: Swift.type(of: value)) }
      if !isHidden, let field = fields.first(where: { $0.name == variable }) {
        shown.json = try? field.save(object).json
        shown.variable = variable
      }
      values.append(shown)
    }
    return values
  }

  /// The stored variables, those of superclasses first.
  private static func storage(of object: AnyObject) -> [(label: String, value: Any)] {
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      mirrors.append(mirror)
      next = mirror.superclassMirror
    }
    return mirrors.reversed().flatMap { mirror in
      mirror.children.compactMap { child in child.label.map { ($0, child.value) } }
    }
  }

  /// Its type: it has no value of its own.
  static func words(of object: AnyObject) -> String {
    IdentityPath.Component.name(of: Swift.type(of: object))
  }

  /// `Store(draft "mine", unread 1, …)`
  static func summary(of object: AnyObject, named name: String, _ runtime: ViewRuntime)
    -> InspectedValue
  {
    let shown = variables(of: object, named: "", runtime, most: summarized + 1, isBrief: true)
    var parts = shown.prefix(summarized).map { "\($0.name.dropFirst()) \($0.words)" }
    if shown.count > summarized { parts.append("…") }
    let words = words(of: object)
    return InspectedValue(
      name: name, type: "",
      words: parts.isEmpty ? words : "\(words)(\(parts.joined(separator: ", ")))")
  }

  /// The fields that snapshots hold. An object that belongs to no session has its numbers, flags
  /// and texts.
  private static func settableFields(of object: AnyObject) -> [any SessionField] {
    if let object = object as? any SessionState { return SessionFields.of(object) }
    // Other types of values may have parts that only the object itself may change.
    guard object is any Observable || object is any CombineObservableObject else { return [] }
    return SessionFields.simple(of: object)
  }

  /// Sets a variable as an action of the app would: those who have read it follow.
  static func set(
    _ variable: String, of object: AnyObject, json: String, _ runtime: ViewRuntime
  ) throws {
    guard let field = settableFields(of: object).first(where: { $0.name == variable }) else {
      throw InspectionError(description: "\(variable) is not a variable that can be set")
    }
    if let observable = object as? any CombineObservableObject { willChange(observable) }
    // A key path of somebody who has read it leads to the setter.
    let readers = Readers(of: object, variable, runtime)
    if let observable = object as? any Observable {
      for keyPath in readers.keyPaths where try assign(observable, field, json, keyPath) { return }
    }
    var empty: [String] = []
    try field.restore(object, json, &empty)
    for reader in readers.others { reader.invalidate(ObservedChange(nil), .current) }
  }

  /// Whether the key path is a variable of this class, which then has the value.
  private static func assign<Object: Observable>(
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

  private static func willChange<Object: CombineObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// The code that has read a variable, or may have.
  @MainActor
  private struct Readers {
    var keyPaths: [AnyKeyPath] = []
    /// Code whose reads are not known.
    var others: [TrackedNode] = []

    init(of object: AnyObject, _ variable: String, _ runtime: ViewRuntime) {
      runtime.rootScope.forEachInSubtree { scope in
        if let row = scope.code { add(row, object, variable) }
        scope.forEachOwner { add($0, object, variable) }
      }
    }

    private mutating func add(_ node: TrackedNode, _ object: AnyObject, _ variable: String) {
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

/// The storage of a `@Published` variable, of any type.
private protocol PublishedValue {
  var published: Any? { get }
}

extension Published: PublishedValue {
  fileprivate var published: Any? {
    var storage = self
    var value: Value?
    _ = storage.projectedValue.first().sink { value = $0 }
    return value
  }
}
