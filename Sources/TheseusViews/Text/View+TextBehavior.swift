import Foundation
import TheseusCore

/// Whether the user may select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The transition of content that changes in place.
public struct ContentTransition: Equatable, Sendable {
  private let index: UInt8
  public static let identity = ContentTransition(index: 0)
  public static let opacity = ContentTransition(index: 1)
  public static let interpolate = ContentTransition(index: 2)
  public static let symbolEffect = ContentTransition(index: 3)
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(index: 4)
  }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(index: 4) }
}

extension View {
  /// Whether the user may select the texts inside; in a terminal the terminal's own selection does
  /// it.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    hint(TextSelectionHint.self, S.allowsSelection)
  }
  /// The transition to changed content; a terminal shows it immediately.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    hint(ContentTransitionHint.self, transition)
  }
  /// Light or dark for this part of the tree; nil leaves it to the host.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environment(\.chosenColorScheme, colorScheme)
  }
}

extension EnvironmentValues {
  /// Setting it to nil changes nothing.
  fileprivate var chosenColorScheme: ColorScheme? {
    get { colorScheme }
    set { if let newValue { colorScheme = newValue } }
  }
}

/// A length that scales with the user's text size; on hosts with one size, the length itself.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// The language for line layout; terminals ignore it.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { hint(TypesettingLanguageHint.self, isEnabled ? .explicit(language) : nil) }
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { hint(TypesettingLanguageHint.self, isEnabled ? language : nil) }
}

/// Whether the texts in an element can be selected; inherited.
public enum TextSelectionHint: ElementHintKey { public typealias Value = Bool }

/// The transition to changed content of an element; inherited.
public enum ContentTransitionHint: ElementHintKey { public typealias Value = ContentTransition }

/// The language by whose rules the texts in an element are set; inherited.
public enum TypesettingLanguageHint: ElementHintKey {
  public typealias Value = TypesettingLanguage?
}
