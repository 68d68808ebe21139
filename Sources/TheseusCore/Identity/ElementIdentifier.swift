/// The id that an enclosing `ForEach` or `.id()` assigned to a position: created once, passed down
/// to the named position that takes it.
public class ElementIdentifier: @unchecked Sendable {
  /// Erased on demand: most ids never are.
  package var value: AnyHashable { preconditionFailure("ElementIdentifier is abstract") }

  /// As a developer would write it.
  package var text: String { preconditionFailure("ElementIdentifier is abstract") }

  /// As a recording stores it.
  package var note: ValueNote { preconditionFailure("ElementIdentifier is abstract") }

  @usableFromInline
  init() {}

  /// Whether the other is of the same type and holds an equal id.
  func isEqual(_ other: ElementIdentifier) -> Bool {
    preconditionFailure("ElementIdentifier is abstract")
  }
  public func hash(into hasher: inout Hasher) {
    preconditionFailure("ElementIdentifier is abstract")
  }
}

extension ElementIdentifier: Hashable {
  public static func == (a: ElementIdentifier, b: ElementIdentifier) -> Bool {
    a === b || a.isEqual(b)
  }
}

@usableFromInline
final class TypedIdentifier<ID: Hashable>: ElementIdentifier, @unchecked Sendable {
  @usableFromInline let id: ID

  @inlinable
  init(_ id: ID) {
    self.id = id
    super.init()
  }

  override func isEqual(_ other: ElementIdentifier) -> Bool {
    (other as? TypedIdentifier<ID>)?.id == id
  }
  override public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  override package var value: AnyHashable { AnyHashable(id) }
  override package var text: String { quoted(value.base) }
  /// Describes the wrapped id, where the app's ids are erased.
  override package var note: ValueNote {
    ID.self == AnyHashable.self ? ValueNote(value) : ValueNote(id)
  }
}
