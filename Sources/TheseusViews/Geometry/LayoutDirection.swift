/// The direction in which leading becomes trailing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How content fits a size with another aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is visible.
  case fit
  /// All of the size is covered.
  case fill
}

/// The available size of the window along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// The parts of the safe area that a view may ignore.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area of the device and of enclosing containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of an on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
