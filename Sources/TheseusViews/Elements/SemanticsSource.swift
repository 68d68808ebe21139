/// An element that assistive technologies read, or that changes how they read the elements inside
/// it.
@MainActor
public protocol SemanticsSource: ViewElement {
  /// Its own semantics, before enclosing elements change them; nil when it is not read itself.
  var semantics: Semantics? { get }
  /// Whether it has `semantics`, without making them: those of some elements ask their children,
  /// which look at the elements around them.
  var hasSemantics: Bool { get }
  /// Performs an action of an assistive technology other than activation. Returns whether it can.
  func perform(_ action: SemanticAction) -> Bool
  /// Changes how the one element inside it is read.
  func amend(_ semantics: inout Semantics)
  /// Whether `amend` may change from one update to the next, so that the element inside has to be
  /// read again with this one.
  var amendsContent: Bool { get }
  /// The order of the elements inside it among those of their container: higher priorities are
  /// read first. Nil when it says nothing.
  var sortPriority: Double? { get }
  /// Whether it and its content are left out of what is read.
  var isHiddenFromAccessibility: Bool { get }
}

extension SemanticsSource {
  public var semantics: Semantics? { nil }
  public var hasSemantics: Bool { semantics != nil }
  public func perform(_ action: SemanticAction) -> Bool { false }
  public func amend(_ semantics: inout Semantics) {}
  public var amendsContent: Bool { false }
  public var sortPriority: Double? { nil }
  public var isHiddenFromAccessibility: Bool { false }
}

extension ViewElement {
  /// Its own semantics, before enclosing elements change them; nil when it is only layout.
  public final var ownSemantics: Semantics? { semanticsSource?.semantics }
  /// Whether it is read itself.
  public final var hasOwnSemantics: Bool { semanticsSource?.hasSemantics ?? false }

  /// Performs an action of an assistive technology other than activation. Returns whether it can.
  public final func performAction(_ action: SemanticAction) -> Bool {
    semanticsSource?.perform(action) ?? false
  }
}
