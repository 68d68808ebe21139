/// The services of a host besides drawing frames of elements.
public struct HostCapabilities: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The host uses effects on drawing, and hints: elements keep them.
  public static let hints = HostCapabilities(rawValue: 1)
  /// The host animates by itself: it receives descriptions, and elements show their new state
  /// immediately.
  public static let animations = HostCapabilities(rawValue: 2)
  /// Windows open without focus: it would show a keyboard on the screen.
  public static let startsWithoutFocus = HostCapabilities(rawValue: 4)
  /// The host shows the pictures of files. Others show a symbol in their place, and read no file.
  public static let images = HostCapabilities(rawValue: 8)
  /// The host draws masks (`DrawingTraits.isMasked`). Others that use effects cut content off at
  /// the outline of its mask.
  public static let masks = HostCapabilities(rawValue: 16)
  /// The host cannot make windows, pages and panels as large as their content: the user scrolls to
  /// the rest.
  public static let scrollsWindows = HostCapabilities(rawValue: 32)
}
