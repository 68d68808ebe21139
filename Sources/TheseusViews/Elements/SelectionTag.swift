import TheseusCore

/// A tag that names no optional value (`includeOptional: false`).
struct ExactTag<Value: Hashable>: Hashable, AnyExactTag {
  let value: Value
  var tag: AnyHashable { AnyHashable(value) }
}

private protocol AnyExactTag {
  var tag: AnyHashable { get }
}

/// How selections match tags (R86).
enum SelectionTag {
  /// The tag as a value of a selection: of the exact type, or of the type that the selection's
  /// optional type wraps, unless the tag excludes optionals. Nil for any other tag.
  static func value<Value>(of tag: AnyHashable, as type: Value.Type) -> Value? {
    // A value in an `AnyHashable` has lost whether it was in one before.
    if Value.self == AnyHashable.self { return plain(tag) as? Value }
    if Value.self == AnyHashable?.self {
      return tag.base is any AnyExactTag ? nil : Optional(tag) as? Value
    }
    if let exact = tag.base as? any AnyExactTag {
      return Swift.type(of: exact.tag.base) == Value.self ? exact.tag.base as? Value : nil
    }
    let base = tag.base
    if Swift.type(of: base) == Value.self { return base as? Value }
    guard let optional = Value.self as? any OptionalValue.Type, optional.wraps(Swift.type(of: base))
    else { return nil }
    return base as? Value
  }

  /// The tag as it was written.
  static func plain(_ tag: AnyHashable) -> AnyHashable {
    (tag.base as? any AnyExactTag)?.tag ?? tag
  }
}

/// An optional of any type.
private protocol OptionalValue {
  static func wraps(_ type: Any.Type) -> Bool
}

extension Optional: OptionalValue {
  fileprivate static func wraps(_ type: Any.Type) -> Bool { type == Wrapped.self }
}

/// The value that identifies an element for a selection.
enum SelectionTagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension ViewElement {
  /// The value for a selection that a modifier around exactly this element set.
  final var ownTag: AnyHashable? { layoutValue(SelectionTagKey.self) ?? nil }

  /// The element's value for a selection: its tag, else the id of its `ForEach` row or `.id()`, no
  /// further out than `limit` (R86).
  /// - Parameter isAccepted: whether the selection has the tag's type. A tag of another type hides
  ///   no id of a row.
  func selectionTag(
    inside limit: Scope? = nil, where isAccepted: (AnyHashable) -> Bool = { _ in true }
  ) -> AnyHashable? {
    var current: ViewElement? = self
    while let element = current {
      if let tag = element.ownTag, isAccepted(tag) { return tag }
      current = element.modifiedContent
    }
    var scope: Scope? = scope
    while let candidate = scope, candidate !== limit {
      if let id = candidate.elementID, isAccepted(id) { return id }
      scope = candidate.parent
    }
    return nil
  }
}
