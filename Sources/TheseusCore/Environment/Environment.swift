import AttributeGraph

/// A value of the environment. Declaring it is reading it: the body runs again when that value changes (R42).
@propertyWrapper
public struct Environment<Value> {
  enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }

  var content: Content
  fileprivate let key: KeyPath<EnvironmentValues, Value>

  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .keyPath(keyPath)
    key = keyPath
  }

  /// The value. Outside a tree: the key's default.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .value(let value): value
    }
  }
}

extension Environment: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite) -> PropertyBox? {
    EnvironmentBox(field.pointee.key, site)
  }

  public static var _isIgnoredInComparison: Bool { true }
}

@MainActor
private final class EnvironmentBox<Value>: PropertyBox {
  private let runtime: ViewRuntime
  private let attribute: Attribute<Value>
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var last: Value?
  private var change: BodyCause?

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ site: PropertySite) {
    runtime = site.runtime
    self.keyPath = keyPath
    attribute = site.environment.value(keyPath)
    super.init()
  }

  override func connect(_ field: UnsafeMutableRawPointer) {
    guard let value = try? runtime.graph.readAmbient(attribute) else { return }
    if runtime.observer != nil {
      if let last, !ViewComparison.areEqualValues(last, value) {
        change = BodyCause(.environmentChanged, "\(keyPath)")
      }
      last = value
    }
    field.assumingMemoryBound(to: Environment<Value>.self).pointee.content = .value(value)
  }

  override func takeChanges() -> [BodyCause] {
    defer { change = nil }
    return change.map { [$0] } ?? []
  }
}
