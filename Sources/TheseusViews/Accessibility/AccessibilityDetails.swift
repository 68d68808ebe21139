import Foundation
import TheseusCore

/// The kind of text that a view contains.
public struct AccessibilityTextContentType: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Names a detail that several views of an app have.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  public let id: String
  let label: String
  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label.string
  }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey).string
    self.id = label
    self.label = label
  }
}

/// A touch goes to the view and not to the assistive technology.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Which of two views is the label of the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How much users want to hear a detail.
public enum AXCustomContentImportance: Hashable, Sendable { case `default`, high }

/// Details for assistive technologies. Hosts read them as hints of elements; those of cells use
/// none.
extension View {
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  { hint(AccessibilityTextContentHint.self, value) }
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    hint(AccessibilityCustomContentHint.self, (key.label, value?.string, importance))
  }
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View {
    hint(AccessibilityCustomContentHint.self, (label.string, value.string, importance))
  }
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    hint(AccessibilityDirectTouchHint.self, isDirectTouchArea ? options : nil)
  }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    hint(AccessibilityActivationPointHint.self, point)
  }
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { hint(AccessibilityLinkHint.self, AnyHashable([AnyHashable(id), namespace])) }
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let pair = AnyHashable([AnyHashable(id), namespace])
    return hint(AccessibilityPairHint.self, (role, pair))
      .modifier(_LabeledPairModifier(role: role, pair: pair))
  }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { hint(AccessibilityScrollHint.self, handler) }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    hint(AccessibilityLargeContentHint.self, true)
  }
  /// Hosts show nothing large, so they never use `largeContentView`.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { hint(AccessibilityLargeContentHint.self, true) }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text)
    -> some View
  { hint(AccessibilityDragPointHint.self, (point, description.string)) }
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { accessibilityDragPoint(point, description: Text(description)) }
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { accessibilityDragPoint(point, description: Text(description)) }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text)
    -> some View
  { hint(AccessibilityDropPointHint.self, (point, description.string)) }
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { accessibilityDropPoint(point, description: Text(description)) }
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { accessibilityDropPoint(point, description: Text(description)) }
  /// An action with a label. A label without text is not read out.
  nonisolated public func accessibilityAction<Name: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Name
  ) -> some View { accessibilityAction(named: label() as? Text ?? Text(verbatim: ""), action) }

  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    transformHint(\.spellsOutCharacters, value)
  }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    transformHint(\.includesPunctuation, value)
  }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    transformHint(\.queuesAnnouncements, value)
  }
  /// - Parameter value: from -1, low, to 1, high.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    transformHint(\.pitch, value)
  }

  nonisolated private func transformHint<Value>(
    _ field: WritableKeyPath<SpeechTraits, Value>, _ value: Value
  ) -> some View {
    var traits = SpeechTraits()
    traits[keyPath: field] = value
    return hint(SpeechTraitsHint.self, traits)
  }
}

/// How an element is spoken; the values of the innermost modifier.
public struct SpeechTraits: Hashable, Sendable {
  public var spellsOutCharacters = false
  public var includesPunctuation = false
  public var queuesAnnouncements = false
  /// From -1, low, to 1, high.
  public var pitch = 0.0
}

/// How an element is spoken.
public enum SpeechTraitsHint: ElementHintKey { public typealias Value = SpeechTraits }

/// The kind of an element's text.
public enum AccessibilityTextContentHint: ElementHintKey {
  public typealias Value = AccessibilityTextContentType
}

/// A detail of an element that is read out on request.
public enum AccessibilityCustomContentHint: ElementHintKey {
  public typealias Value = (label: String, value: String?, importance: AXCustomContentImportance)
}

/// Whether touches go to an element, and how.
public enum AccessibilityDirectTouchHint: ElementHintKey {
  public typealias Value = AccessibilityDirectTouchOptions?
}

/// Where an assistive technology activates an element.
public enum AccessibilityActivationPointHint: ElementHintKey { public typealias Value = UnitPoint }

/// Where an assistive technology begins to drag an element, and what that drag does.
public enum AccessibilityDragPointHint: ElementHintKey {
  public typealias Value = (point: UnitPoint, description: String)
}

/// Where an assistive technology drops onto an element, and what that drop does.
public enum AccessibilityDropPointHint: ElementHintKey {
  public typealias Value = (point: UnitPoint, description: String)
}

/// The group of an element: users move between the elements of one.
public enum AccessibilityLinkHint: ElementHintKey { public typealias Value = AnyHashable }

/// The pair of an element and its label.
public enum AccessibilityPairHint: ElementHintKey {
  public typealias Value = (role: AccessibilityLabeledPairRole, pair: AnyHashable)
}

/// The scroller that an assistive technology uses.
public enum AccessibilityScrollHint: ElementHintKey { public typealias Value = (Edge) -> Void }

/// Whether an element is shown large while it is held.
public enum AccessibilityLargeContentHint: ElementHintKey { public typealias Value = Bool }
