import AttributeGraph

/// The location of a view's value: an attribute and a byte offset inside its value.
///
/// A body's whole tree of values is one attribute; a child's value is a location inside it, found
/// without copying the rest.
public struct _GraphValue<Value> {
  public let id: AttributeID
  public let offset: Int
  /// The attribute holds only this value, and changes only when the value does by the rules of R40.
  public var isCompared = false

  @inlinable public init(id: AttributeID, offset: Int = 0) {
    self.id = id
    self.offset = offset
  }

  @inlinable public init(_ attribute: Attribute<Value>) {
    self.init(id: attribute.id)
  }

  @inlinable public var compared: Self {
    var copy = self
    copy.isCompared = true
    return copy
  }

  /// The value of a stored property, `offset` bytes into this one.
  @inlinable public func field<Field>(at offset: Int, as type: Field.Type = Field.self)
    -> _GraphValue<Field>
  {
    _GraphValue<Field>(id: id, offset: self.offset + offset)
  }

  /// The stored property that follows one of type `Header` at the start of the value.
  @inlinable public func field<Header, Field>(
    after header: Header.Type, as type: Field.Type = Field.self
  ) -> _GraphValue<Field> {
    let mask = MemoryLayout<Field>.alignment - 1
    return field(at: (MemoryLayout<Header>.size + mask) & ~mask)
  }

  /// The value of the stored property at `keyPath`. Computed properties have no location and are
  /// refused in debug builds.
  @inlinable public subscript<Field>(keyPath: KeyPath<Value, Field>) -> _GraphValue<Field> {
    guard let offset = MemoryLayout<Value>.offset(of: keyPath) else {
      preconditionFailure("\(keyPath) is not a stored property of \(Value.self)")
    }
    return field(at: offset)
  }
}

extension RuleContext {
  /// The value at `place`, with a dependency on the attribute that holds it.
  @inlinable public func load<Value>(_ place: _GraphValue<Value>) throws(GraphError) -> Value {
    try rawPointer(place.id).advanced(by: place.offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// A pointer to the value at `place`, valid until another attribute is evaluated.
  @inlinable public func pointer<Value>(_ place: _GraphValue<Value>) throws(GraphError)
    -> UnsafePointer<Value>
  {
    try rawPointer(place.id).advanced(by: place.offset).assumingMemoryBound(to: Value.self)
  }
}
