/// The eight kinds of node of `SwiftUIIdentity.tla`. Raw values are the names in the TLA+ module
/// and in traces.
public enum NodeKind: String, CaseIterable, Hashable, Sendable {
  /// A view with one `@State` cell and a fixed list of children.
  case structural
  /// `if … else …`: two arms, one of them alive.
  case cond
  /// `if` without `else`: one child, alive or not.
  case optional
  /// `ForEach`: one row template, a list of row ids.
  case foreach
  /// `.id(_:)`: one child under an id that a render chooses.
  case explicitID
  /// `ModifiedContent`: one child under a modifier's type.
  case modified
  /// `AnyView`: a payload of one type, or of one of two.
  case anyView
  /// `Group`: a list of children, nothing else.
  case group
}

/// The name of a view type (`T1`) or a modifier type (`M1`), or `_none` where the kind carries
/// none.
public struct Tag: Hashable, Sendable, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }

  public static let none = Tag("_none")

  /// View type number `index`, from 0: T1, T2, …
  public static func view(_ index: Int) -> Tag { Tag("T\(index + 1)") }

  /// Modifier type number `index`, from 0: M1, M2, …
  public static func modifier(_ index: Int) -> Tag { Tag("M\(index + 1)") }

  public var description: String { name }
}
