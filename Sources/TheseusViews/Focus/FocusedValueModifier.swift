import AttributeGraph
import Foundation
import Observation
import TheseusCore

/// `focusedValue`, `focusedSceneValue`: a view provides a value while focus is in it, or while its
/// window is the frontmost one.
public struct _FocusedValueModifier<Value> {
  let write: Unseen<(inout FocusedValues, Value?) -> Void>
  let value: Value?
  let isForScene: Bool
}

extension _FocusedValueModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static var makesOneView: Bool { true }

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> FocusedValueElement<Value>
  {
    FocusedValueElement(modifier, inputs)
  }
}

/// An element that provides a value of any type.
@MainActor
protocol FocusedValueNode: ViewElement {
  var isForScene: Bool { get }
  func provideValues(to values: inout FocusedValues)
}

final class FocusedValueElement<Value>: PassthroughElement<_FocusedValueModifier<Value>>,
  FocusedValueNode
{
  private var isKnown = false
  var isForScene: Bool { value?.isForScene ?? false }
  private let choiceAttribute: Attribute<Bool>?
  private var isChosen = true

  override init(_ source: _GraphValue<_FocusedValueModifier<Value>>, _ inputs: borrowing ViewInputs)
  {
    choiceAttribute = inputs.isChosenToFit
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    let wasChosen = isChosen
    if let choiceAttribute { isChosen = try context[choiceAttribute] }
    if changed || isChosen != wasChosen { focusManager?.reportedValues.haveChanged = true }
    return changed
  }

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    guard !isKnown, let focus = focusManager else { return }
    isKnown = true
    focus.reportedValues.add(self)
  }

  func provideValues(to values: inout FocusedValues) {
    guard let value, let provided = value.value else { return }
    value.write.value(&values, provided)
  }
}

/// The views of a window that provide values, and the last result.
@MainActor
struct ReportedFocusValues {
  private struct Place {
    weak var element: (any FocusedValueNode)?
  }

  private var places: [Place] = []
  private weak var focused: ViewElement?
  /// The providers around focus, innermost first.
  private var around: [ObjectIdentifier] = []
  var haveChanged = false

  mutating func add(_ element: any FocusedValueNode) {
    places.append(Place(element: element))
    haveChanged = true
  }

  /// The present values, when they may differ from the last ones: values for the window first, then
  /// those around focus, inner after outer.
  ///
  /// - Parameter last: the values of the previously frontmost window.
  mutating func collect(
    _ focus: @autoclosure () -> ViewElement?, last: @autoclosure () -> FocusedValues
  ) -> FocusedValues? {
    guard !places.isEmpty else {
      defer { haveChanged = false }
      return haveChanged && !last().isEmpty ? FocusedValues() : nil
    }
    let focused = focus()
    let count = places.count
    places.removeAll { $0.element?.scope.isAlive != true }
    if places.count != count { haveChanged = true }
    guard haveChanged || focused !== self.focused else { return nil }
    self.focused = focused
    var nodes: [any FocusedValueNode] = []
    var current = focused
    while let element = current {
      if let node = element as? any FocusedValueNode, !node.isForScene { nodes.append(node) }
      current = element.viewParent
    }
    // The same providers provide the same values. Setting the root environment again would compare
    // the environment wherever it is read.
    let around = nodes.map { ObjectIdentifier($0) }
    guard haveChanged || around != self.around else { return nil }
    (haveChanged, self.around) = (false, around)
    var values = FocusedValues()
    for place in places {
      if let element = place.element, element.isForScene, !element.isInUnchosenCandidate {
        element.provideValues(to: &values)
      }
    }
    for node in nodes.reversed() { node.provideValues(to: &values) }
    return values
  }
}

extension View {
  /// Provides `value` while focus is in this view.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    telling(value, for: keyPath, inScene: false)
  }

  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    telling(value, for: keyPath, inScene: false)
  }

  /// Provides an object while focus is in this view.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    telling(object, inScene: false)
  }

  /// Provides `value` while this view's window is the frontmost one.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    telling(value, for: keyPath, inScene: true)
  }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    telling(value, for: keyPath, inScene: true)
  }

  /// Provides an object while this view's window is the frontmost one.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    telling(object, inScene: true)
  }

  private func telling<Value>(
    _ value: Value?, for keyPath: WritableKeyPath<FocusedValues, Value?>, inScene: Bool
  ) -> some View {
    modifier(
      _FocusedValueModifier(
        write: Unseen { $0[keyPath: keyPath] = $1 }, value: value, isForScene: inScene))
  }

  func telling<Object: AnyObject>(_ object: Object?, inScene: Bool) -> some View {
    modifier(
      _FocusedValueModifier(
        write: Unseen { $0[object: Object.self] = $1 }, value: object, isForScene: inScene))
  }
}
