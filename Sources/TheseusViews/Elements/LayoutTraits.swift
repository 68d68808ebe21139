/// The properties of an element that the layouts around it read. Stacks read them at each step, so
/// the value fits into registers.
public struct LayoutTraits: Equatable {
  /// A stack's space goes to higher priorities first.
  public var stackPriority: Double
  /// Drawn in front of siblings with a lower index.
  public var zIndex: Double
  /// A `Spacer`: stacks put no default spacing beside it.
  public var isSpacer: Bool
  /// The edges at which a custom layout wants no space.
  var edgesWithoutSpacing: Edge.Set = []

  public init(stackPriority: Double = 0, zIndex: Double = 0, isSpacer: Bool = false) {
    self.stackPriority = stackPriority
    self.zIndex = zIndex
    self.isSpacer = isSpacer
  }
}

extension LayoutTraits {
  /// The traits of a modifier that lays out its content: the priority and the index stay those of
  /// the view for the layout around both.
  @MainActor init(modifying content: ViewElement?) {
    let traits = content?.layoutTraits ?? LayoutTraits()
    self.init(stackPriority: traits.stackPriority, zIndex: traits.zIndex)
  }
}

extension ViewElement {
  public final var stackPriority: Double { layoutTraits.stackPriority }
  public final var zIndex: Double { layoutTraits.zIndex }
  public final var isSpacer: Bool { layoutTraits.isSpacer }
}

/// A value that a view gives to the layout it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
