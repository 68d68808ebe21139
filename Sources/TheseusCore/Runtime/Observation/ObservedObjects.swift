import AttributeGraph
import Observation

/// The objects that one tree depends on: one subscription for each object however many views
/// declare it (R52).
@MainActor
final class ObservedObjects {
  private var sources: [ObjectIdentifier: any ObjectSource] = [:]
  private var readings: [AmbientReading] = []
  private var sweepAt = 64

  /// The source that changes whenever `object` is about to.
  func source<Object: CombineObservableObject>(of object: Object, _ runtime: ViewRuntime)
    -> ExternalSource
  {
    let key = ObjectIdentifier(object)
    if let known = sources[key] {
      if known.isAlive { return known }
      known.end()
    }
    sweep()
    let source = ObservableObjectSource(object, runtime)
    sources[key] = source
    return source
  }

  /// The value of a location for a rule that is not a body.
  func read<Value>(_ location: AnyLocation<Value>, _ runtime: ViewRuntime) -> Value {
    if let known = location.reading, known.runtime === runtime, !known.hasEnded {
      return known.read(location)
    }
    sweep()
    let reading = AmbientReading(location, runtime)
    location.reading = reading
    readings.append(reading)
    return reading.read(location)
  }

  /// Drops sources without readers and released objects, when there are twice as many as after the
  /// last sweep.
  private func sweep() {
    guard sources.count + readings.count >= sweepAt else { return }
    sources = sources.filter { _, source in
      if source.isAlive && source.isRead { return true }
      source.end()
      return false
    }
    readings = readings.filter { reading in
      if reading.isRead { return true }
      reading.end()
      return false
    }
    sweepAt = max(64, 2 * (sources.count + readings.count))
  }

  /// Descriptions of the objects among these attributes.
  func names(of attributes: Set<AttributeID>) -> [AttributeID: String] {
    var names: [AttributeID: String] = [:]
    for source in sources.values where attributes.contains(source.attributeID) {
      names[source.attributeID] = "\(source.text) (any change)"
    }
    return names
  }

  func end() {
    for source in sources.values { source.end() }
    for reading in readings { reading.end() }
    sources = [:]
    readings = []
  }
}

@MainActor
protocol ObjectSource: ExternalSource {
  var isAlive: Bool { get }
}

/// An `ObservableObject`. Holds the subscription, never the object.
final class ObservableObjectSource<Object: CombineObservableObject>: ExternalSource, ObjectSource,
  @unchecked Sendable
{
  private weak var object: Object?
  private var subscription: AnyCancellable?
  /// Its `@AppStorage` properties, which publish nothing themselves.
  private var storage: [StorageObservation] = []

  @MainActor
  init(_ object: Object, _ runtime: ViewRuntime) {
    self.object = object
    super.init(runtime)
    subscription = Self.subscribe(self, to: object)
    let stored = Self.observeStorage(self, of: object, for: runtime.services)
    storage = stored.observations
    // Writes by other processes are changes as well.
    for store in stored.stores { runtime.watchedStores.add(store) }
  }

  /// Not on the main actor, because an object may publish from any thread (R28).
  nonisolated private static func subscribe(_ source: ExternalSource, to object: Object)
    -> AnyCancellable
  {
    object.objectWillChange.sink { [weak source] _ in source?.willChange() }
  }

  nonisolated private static func observeStorage(
    _ source: ExternalSource, of object: Object, for services: HostServices
  )
    -> (observations: [StorageObservation], stores: [AppStorageStore])
  {
    StoredFields.observe(object, for: services) { [weak source] in source?.changed() }
  }

  var isAlive: Bool { object != nil }
  override var text: String { IdentityPath.Component.name(of: Object.self) }

  override func end() {
    subscription?.cancel()
    subscription = nil
    storage = []
    super.end()
  }
}
