import TheseusCore

/// The focus of an assistive technology, as state. Terminals report none: the value is false or
/// nil, and writing it has no effect, as on a device where none is turned on.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let reset: Value

  nonisolated public init() where Value == Bool { reset = false }
  nonisolated public init<T: Hashable>() where Value == T? { reset = nil }
  nonisolated public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    reset = false
  }
  nonisolated public init<T: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == T? { reset = nil }

  public var wrappedValue: Value {
    get { reset }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(wrappedValue: reset) }

  @propertyWrapper
  public struct Binding {
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    private let value: Value
    public var projectedValue: Binding { self }

    public init(wrappedValue: Value) { value = wrappedValue }
  }
}

extension AccessibilityFocusState: DynamicProperty {}

/// The assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// How high a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension View {
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// The initial focus of an assistive technology, which has no effect here.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }

  /// Makes the view a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(
      _AccessibilityModifier(
        change: AccessibilityChange(
          added: .isHeader, headingLevel: level == .unspecified ? nil : Int(level.rawValue)),
        action: Unseen(nil)))
  }

  /// Actions for the menus of assistive technologies, which hosts do not have.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { self }
}
