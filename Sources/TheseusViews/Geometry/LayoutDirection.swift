/// The direction in which leading becomes trailing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How a view's content is fitted to a size of another proportion.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is visible.
  case fit
  /// All of the size is covered.
  case fill
}

/// How much room the window gives along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// The parts of the safe area that a view may ignore.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and the containers around the view take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What an on-screen keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
