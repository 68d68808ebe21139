/// Whether the content of a lazy `ForEach` for one element contains rows of its own: a `Section`,
/// another `ForEach`.
///
/// Such a `ForEach` mounts all its elements immediately. The rows inside them become rows of the
/// container, each with its own id (R86), and are created only near the screen (R70). The immediate
/// work depends on the number of sections, not of rows.
@MainActor
enum RowShape {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether the body of a custom view contains rows. A view inside its own body counts as one row.
  static func bodyHoldsRows<Content: View>(_ type: Content.Type) -> Bool {
    guard Content.Body.self != Never.self else { return false }
    let identifier = ObjectIdentifier(type)
    if let answer = known[identifier] { return answer }
    known[identifier] = false
    let answer = Content.Body._holdsRows
    known[identifier] = answer
    return answer
  }

  private static var unfolding: [ObjectIdentifier: Bool] = [:]

  /// Whether rows in the body of a custom view unfold further rows.
  static func bodyUnfoldsRows<Content: View>(_ type: Content.Type) -> Bool {
    guard Content.Body.self != Never.self else { return false }
    let identifier = ObjectIdentifier(type)
    if let answer = unfolding[identifier] { return answer }
    unfolding[identifier] = false
    let answer = Content.Body._unfoldsRows
    unfolding[identifier] = answer
    return answer
  }
}

extension View {
  @MainActor public static var _holdsRows: Bool { RowShape.bodyHoldsRows(Self.self) }
  @MainActor public static var _unfoldsRows: Bool { RowShape.bodyUnfoldsRows(Self.self) }
}

extension ForEach where Content: View {
  @MainActor public static var _holdsRows: Bool { true }
  @MainActor public static var _unfoldsRows: Bool { Content._unfoldsRows }
}

extension TupleView {
  @MainActor public static var _holdsRows: Bool {
    TupleElements.of(T.self).contains { $0.type._holdsRows }
  }
  @MainActor public static var _unfoldsRows: Bool {
    TupleElements.of(T.self).contains { $0.type._unfoldsRows }
  }
}

extension Group where Content: View {
  @MainActor public static var _holdsRows: Bool { Content._holdsRows }
  @MainActor public static var _unfoldsRows: Bool { Content._unfoldsRows }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  @MainActor public static var _holdsRows: Bool { Content._holdsRows }
  @MainActor public static var _unfoldsRows: Bool { Content._unfoldsRows }
}

extension IDView {
  @MainActor public static var _holdsRows: Bool { Content._holdsRows }
  @MainActor public static var _unfoldsRows: Bool { Content._unfoldsRows }
}

extension EquatableView {
  @MainActor public static var _holdsRows: Bool { Content._holdsRows }
  @MainActor public static var _unfoldsRows: Bool { Content._unfoldsRows }
}

extension Optional where Wrapped: View {
  @MainActor public static var _holdsRows: Bool { Wrapped._holdsRows }
  @MainActor public static var _unfoldsRows: Bool { Wrapped._unfoldsRows }
}

extension _OptionalContent where Content: View {
  @MainActor public static var _holdsRows: Bool { Content._holdsRows }
  @MainActor public static var _unfoldsRows: Bool { Content._unfoldsRows }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  /// True when both arms hold rows, or one does and the other is empty. Elements of which some are
  /// single rows stay lazy, unless others unfold rows.
  @MainActor public static var _holdsRows: Bool {
    let (first, second) = (TrueContent._holdsRows, FalseContent._holdsRows)
    if first {
      return second || FalseContent.self == EmptyView.self || TrueContent.self is any RowTree.Type
    }
    return second && (TrueContent.self == EmptyView.self || FalseContent.self is any RowTree.Type)
  }
  @MainActor public static var _unfoldsRows: Bool {
    TrueContent._unfoldsRows || FalseContent._unfoldsRows
  }
}

/// A row of a lazy container that unfolds more rows beside rows that do not, as in a tree.
@MainActor package protocol RowTree: View {}
