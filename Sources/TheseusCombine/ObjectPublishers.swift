#if !canImport(Darwin)
  import OpenCombine
  import Synchronization

  /// The publishers of objects without `@Published` properties, one for each object.
  ///
  /// Other objects keep theirs in these properties, where OpenCombine puts it.
  final class ObjectPublishers: Sendable {
    static let shared = ObjectPublishers()

    private struct State: Sendable {
      /// Whether objects of a class have `@Published` properties, its superclasses' included.
      var isPublished: [ObjectIdentifier: Bool] = [:]
      var entries: [ObjectIdentifier: Entry] = [:]
      var sweepAt = 64
    }

    /// A publisher has a lock of its own.
    private struct Entry: @unchecked Sendable {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private let state = Mutex(State())

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      hasPublishedProperties(object)
        ? ReflectedObject(object).objectWillChange : keptPublisher(of: object)
    }

    private func hasPublishedProperties(_ object: AnyObject) -> Bool {
      let type = ObjectIdentifier(type(of: object))
      if let known = state.withLock({ $0.isPublished[type] }) { return known }
      let isPublished = Self.findsPublishedProperty(of: object)
      state.withLock { $0.isPublished[type] = isPublished }
      return isPublished
    }

    private static func findsPublishedProperty(of object: AnyObject) -> Bool {
      var level: Mirror? = Mirror(reflecting: object)
      while let mirror = level {
        if mirror.children.contains(where: { $0.value is any PublishedProperty }) { return true }
        level = mirror.superclassMirror
      }
      return false
    }

    private func keptPublisher(of object: AnyObject) -> ObservableObjectPublisher {
      let key = ObjectIdentifier(object)
      // Released after the lock: a deinitializer of an object, or of what a subscriber held, can
      // ask for a publisher.
      var dropped: [Entry] = []
      var living: [AnyObject] = []
      defer { withExtendedLifetime((dropped, living)) {} }
      return state.withLock { state in
        // The memory of a released object can be that of a new one.
        if let entry = state.entries[key] {
          if entry.object === object { return entry }
          dropped.append(entry)
        }
        if state.entries.count >= state.sweepAt {
          state.entries = state.entries.filter { _, entry in
            guard let object = entry.object else {
              dropped.append(entry)
              return false
            }
            living.append(object)
            return true
          }
          state.sweepAt = max(64, 2 * state.entries.count)
        }
        let entry = Entry(object: object, publisher: ObservableObjectPublisher())
        state.entries[key] = entry
        return entry
      }.publisher
    }
  }

  private protocol PublishedProperty {}
  extension Published: PublishedProperty {}

  /// Has the fields of another object. OpenCombine looks for `@Published` properties among the
  /// fields of the object whose publisher it returns.
  private final class ReflectedObject: OpenCombine.ObservableObject, CustomReflectable {
    private let object: AnyObject

    init(_ object: AnyObject) { self.object = object }

    var customMirror: Mirror { Mirror(reflecting: object) }
  }
#endif
