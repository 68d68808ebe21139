import TheseusCore

/// The assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension View {
  /// Makes the view a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(
      _AccessibilityModifier(
        change: AccessibilityChange(
          added: .isHeader, headingLevel: level == .unspecified ? nil : Int(level.rawValue)),
        action: Unseen(nil)))
  }
}
