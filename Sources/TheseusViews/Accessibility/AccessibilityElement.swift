import AttributeGraph
import TheseusCore

/// How an element made from a view relates to the elements inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The content is not read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The elements inside are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The content is read in one piece.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Traits of an element, in addition to its role.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32
  public init() { bits = 0 }
  private init(_ bit: UInt32) { bits = 1 << bit }

  public static let isButton = AccessibilityTraits(0)
  public static let isHeader = AccessibilityTraits(1)
  public static let isSelected = AccessibilityTraits(2)
  public static let isLink = AccessibilityTraits(3)
  public static let isSearchField = AccessibilityTraits(4)
  public static let isImage = AccessibilityTraits(5)
  public static let playsSound = AccessibilityTraits(6)
  public static let isKeyboardKey = AccessibilityTraits(7)
  public static let isStaticText = AccessibilityTraits(8)
  public static let isSummaryElement = AccessibilityTraits(9)
  public static let updatesFrequently = AccessibilityTraits(10)
  public static let startsMediaSession = AccessibilityTraits(11)
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  public static let causesPageTurn = AccessibilityTraits(13)
  public static let isModal = AccessibilityTraits(14)
  public static let isToggle = AccessibilityTraits(15)
  public static let isTabBar = AccessibilityTraits(16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(bits & other.bits)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(bits ^ other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
  @discardableResult
  public mutating func insert(_ member: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(member)
    bits |= member.bits
    return (isNew, member)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits &= ~member.bits }
    return contains(member) ? member : nil
  }
  @discardableResult
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits |= member.bits }
    return contains(member) ? member : nil
  }

  private func with(_ bits: UInt32) -> AccessibilityTraits {
    var traits = AccessibilityTraits()
    traits.bits = bits
    return traits
  }

  /// The equivalent role, if there is one.
  var role: Role? {
    if contains(.isButton) { return .button }
    if contains(.isHeader) { return .heading }
    if contains(.isLink) { return .link }
    if contains(.isImage) { return .image }
    if contains(.isToggle) { return .toggle }
    if contains(.isStaticText) { return .text }
    return nil
  }
}

/// The changes of accessibility modifiers to a view; nil parts change nothing.
struct AccessibilityChange: Equatable {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var children: AccessibilityChildBehavior?
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  var rotors: [Semantics.Rotor] = []
  var headingLevel: Int?
  var inputLabels: [Text] = []
  /// The name of an action of the app.
  var actionName: Text?
  var sortPriority: Double?
}

public struct _AccessibilityModifier: Equatable {
  let change: AccessibilityChange
  /// Named and default actions, in the order in which they were written.
  let action: Unseen<(() -> Void)?>
}

extension _AccessibilityModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> AccessibilityElement
  {
    AccessibilityElement(modifier, inputs)
  }
}

/// An element that changes how the one element inside it is read, or is read itself where there are
/// several or none.
final class AccessibilityElement: ReaderElement<_AccessibilityModifier>, Activatable,
  SemanticsSource
{
  override var semanticsSource: (any SemanticsSource)? { self }
  override var activation: (any Activatable)? { self }

  /// The views whose texts are the label (`accessibilityLabel(content:)`); nil for a label that the
  /// change has. Set before the element is mounted.
  var labelViews: ElementList?
  private var labelElements: [ViewElement] = []

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    var changed = try super.updateContent(context)
    guard let labelViews else { return changed }
    labelElements = try labelViews.flatten(context).map { ViewElement.of($0) }
    for element in labelElements {
      // Another text is another label.
      _ = try context[element.layoutAttribute]
      if context.didChange(element.layoutAttribute.id) { changed = true }
    }
    return changed
  }

  private func apply(_ change: AccessibilityChange, to semantics: inout Semantics) {
    let known = labelViews == nil ? "" : label(under: semantics)
    change.apply(to: &semantics, for: reader)
    if labelViews != nil { semantics.label = labelElements.labelText(for: known) }
  }

  /// The label that the element inside has without this one.
  private func label(under semantics: Semantics) -> String {
    if let label = semantics.label { return label }
    if semantics.role == .text { return semantics.valueText }
    return soleElement?.semanticLabel(under: semantics) ?? ""
  }

  var isHiddenFromAccessibility: Bool { value?.change.isHidden ?? false }

  var semantics: Semantics? {
    guard let change = value?.change, change.isHidden != true else { return nil }
    if let behavior = change.children {
      var semantics = Semantics(.group, absorbsTexts: behavior == .combine)
      semantics.absorbsChildren = behavior == .ignore
      apply(change, to: &semantics)
      return semantics
    }
    guard reportsContentWithoutSemantics, soleElement == nil else { return nil }
    var semantics = Semantics(.group)
    apply(change, to: &semantics)
    return semantics
  }

  /// Whether its changes make an element of content that has no semantics, such as a color.
  private var reportsContentWithoutSemantics: Bool {
    guard let change = value?.change, change.isHidden != true, change.children == nil else {
      return false
    }
    guard
      change.label != nil || change.value != nil || !change.added.isEmpty || !change.rotors.isEmpty
    else { return false }
    // When an element of its own surrounds this one, that one reports.
    return !((viewParent as? AccessibilityElement)?.isElementOfItsOwn ?? false)
  }

  private var isElementOfItsOwn: Bool {
    value.map { $0.change.children != nil && $0.change.isHidden != true } ?? false
  }

  /// The one element inside that is read. Of several modifiers around content without semantics,
  /// the innermost is; the others change what it says. No modifier is asked for its semantics,
  /// which depend on those of its neighbors.
  private var soleElement: ViewElement? {
    var current = content
    var innermost: ViewElement?
    while let element = current {
      if let modifier = element as? AccessibilityElement {
        if modifier.isElementOfItsOwn { return modifier }
        if modifier.reportsContentWithoutSemantics { innermost = modifier }
      } else if element.hasOwnSemantics {
        return element
      }
      guard element.children.count == 1 else { return innermost }
      current = element.viewChildren[0]
    }
    return innermost
  }

  var amendsContent: Bool { true }
  var sortPriority: Double? { value?.change.sortPriority }

  func amend(_ semantics: inout Semantics) {
    guard let value else { return }
    apply(value.change, to: &semantics)
    if let name = value.change.actionName {
      // Actions are offered in written order; wrappers are visited from the inside out.
      semantics.namedActions.append(name.string(for: reader))
    } else if value.action.value != nil {
      semantics.actions.insert(.activate)
    }
  }

  func activate() -> Bool {
    guard let action = value?.action.value, value?.change.actionName == nil else { return false }
    action()
    return true
  }

  func perform(_ action: SemanticAction) -> Bool {
    guard case .named(let name) = action,
      value?.change.actionName?.string(for: reader) == name, let run = value?.action.value
    else { return false }
    run()
    return true
  }
}

extension AccessibilityChange {
  @MainActor
  func apply(to semantics: inout Semantics, for reader: ReaderSettings) {
    if let label { semantics.label = label.string(for: reader) }
    if let value { semantics.spokenValue = value.string(for: reader) }
    if let hint { semantics.hint = hint.string(for: reader) }
    if let identifier { semantics.identifier = identifier }
    if !rotors.isEmpty { semantics.rotors += rotors }
    if let role = added.role { semantics.role = role }
    if !inputLabels.isEmpty {
      semantics.inputLabels = inputLabels.map { $0.string(for: reader) }
    }
    if let headingLevel { semantics.headingLevel = headingLevel }
    if added.contains(.isSelected) { semantics.isSelected = true }
    if removed.contains(.isButton), semantics.role == .button { semantics.role = .group }
  }
}

extension ViewElement {
  /// The element's semantics, including those of the modifiers around it.
  public var effectiveSemantics: Semantics? {
    guard var semantics = ownSemantics else { return nil }
    var current = viewParent
    while let element = current, element.childCount == 1, !element.hasOwnSemantics {
      element.semanticsSource?.amend(&semantics)
      current = element.viewParent
    }
    return semantics
  }
}
