/// What a host does beside drawing frames of what elements say.
public struct HostCapabilities: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// It uses effects on drawing and hints: elements keep them.
  public static let hints = HostCapabilities(rawValue: 1)
  /// It animates by itself: it receives descriptions, and elements show their new state
  /// immediately.
  public static let animations = HostCapabilities(rawValue: 2)
}
