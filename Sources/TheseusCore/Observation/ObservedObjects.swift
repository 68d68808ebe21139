import Observation

/// The objects that one tree depends on: one subscription for each object however many views declare it (R52).
@MainActor
final class ObservedObjects {
  private var objects: [ObjectIdentifier: any ObjectSource] = [:]
  private var properties: [PropertyKey: PropertySource] = [:]
  private var sweepAt = 64

  private struct PropertyKey: Hashable {
    let object: ObjectIdentifier
    let keyPath: AnyKeyPath
  }

  /// The source that changes whenever `object` is about to.
  func source<Object: ObservableObject>(of object: Object, _ runtime: ViewRuntime) -> ExternalSource {
    let key = ObjectIdentifier(object)
    if let known = objects[key] {
      if known.isAlive { return known }
      known.end()
    }
    sweep()
    let source = ObservableObjectSource(object, runtime)
    objects[key] = source
    return source
  }

  /// The source that changes when a property of an `@Observable` object does: for rules that are not bodies.
  func source<Root: AnyObject, Value>(of object: Root, _ keyPath: KeyPath<Root, Value>, _ runtime: ViewRuntime) -> PropertySource {
    let key = PropertyKey(object: ObjectIdentifier(object), keyPath: keyPath)
    if let known = properties[key] {
      if known.isAlive { return known }
      known.end()
    }
    sweep()
    let source = PropertySource(object, keyPath, runtime)
    properties[key] = source
    return source
  }

  /// Drops what nobody reads any more and objects that are gone, when there are twice as many as after the last time.
  private func sweep() {
    guard objects.count + properties.count >= sweepAt else { return }
    objects = objects.filter { keep($0.value) }
    properties = properties.filter { keep($0.value) }
    sweepAt = max(64, 2 * (objects.count + properties.count))
  }

  private func keep(_ source: any ObjectSource) -> Bool {
    if source.isAlive && source.isRead { return true }
    source.end()
    return false
  }

  func end() {
    for source in objects.values { source.end() }
    for source in properties.values { source.end() }
    objects = [:]
    properties = [:]
  }
}

@MainActor
protocol ObjectSource: ExternalSource {
  var isAlive: Bool { get }
}

/// An `ObservableObject`. Holds the subscription, never the object.
final class ObservableObjectSource<Object: ObservableObject>: ExternalSource, ObjectSource, @unchecked Sendable {
  private weak var object: Object?
  private var subscription: AnyCancellable?

  @MainActor
  init(_ object: Object, _ runtime: ViewRuntime) {
    self.object = object
    super.init(runtime)
    subscription = Self.subscribe(self, to: object)
  }

  /// Not on the main actor, so that an object may publish from any thread (R28).
  nonisolated private static func subscribe(_ source: ExternalSource, to object: Object) -> AnyCancellable {
    object.objectWillChange.sink { [weak source] _ in source?.changed() }
  }

  var isAlive: Bool { object != nil }
  override var words: String { IdentityPath.Component.name(of: Object.self) }

  override func end() {
    subscription?.cancel()
    subscription = nil
    super.end()
  }
}

/// One property of an `@Observable` object, read where no body is tracked. Observation reports one change; the next read asks again.
final class PropertySource: ExternalSource, ObjectSource, @unchecked Sendable {
  private weak var object: AnyObject?
  nonisolated(unsafe) private let keyPath: AnyKeyPath
  private var isWatching = false

  @MainActor
  init<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, _ runtime: ViewRuntime) {
    self.object = object
    self.keyPath = keyPath
    super.init(runtime)
  }

  var isAlive: Bool { object != nil }
  override var words: String { ObservedChange(keyPath).description }

  @MainActor
  func watch<Value>(_ read: () -> Value) -> Value {
    if isWatching { return read() }
    return withObservationTracking(read, onChange: startWatching())
  }

  @MainActor
  private func startWatching() -> @Sendable () -> Void {
    isWatching = true
    return { [weak self] in self?.changed() }
  }

  override func commit() {
    isWatching = false
    super.commit()
  }
}
