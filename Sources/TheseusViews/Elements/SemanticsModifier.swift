/// An element that changes how the elements inside it are read.
@MainActor
public protocol SemanticsModifier: ViewElement {
  /// Changes how the one element inside it is read.
  func amend(_ semantics: inout Semantics)
  /// Whether it and its content are left out of what is read.
  var isHiddenFromAccessibility: Bool { get }
}

extension SemanticsModifier {
  public func amend(_ semantics: inout Semantics) {}
  public var isHiddenFromAccessibility: Bool { false }
}
