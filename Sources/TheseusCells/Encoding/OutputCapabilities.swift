/// The number of a terminal's colors.
public enum ColorDepth: Int, Comparable, Hashable, Sendable {
  /// Weight, underline and inverse only.
  case none
  case ansi16
  case indexed256
  case trueColor

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The capabilities that the encoder may use. The defaults work on every terminal with ECMA-48.
public struct OutputCapabilities: Hashable, Sendable {
  public var colors: ColorDepth
  /// The terminal supports mode 2026: frames are shown whole.
  public var synchronizedOutput: Bool
  /// Blocks of rows may be moved by DECSTBM with SU and SD.
  public var scrollRegions: Bool
  /// Characters beyond ASCII may be sent.
  public var unicode: Bool
  /// Characters of ambiguous width, such as those of borders, take two cells: the theme's are sent
  /// as ASCII.
  public var drawsAmbiguousWide = false
  /// Erased cells get the current background, rather than the terminal's own.
  public var erasesInBackground: Bool

  public init(
    colors: ColorDepth = .ansi16, synchronizedOutput: Bool = false, scrollRegions: Bool = true,
    unicode: Bool = true, erasesInBackground: Bool = false
  ) {
    self.colors = colors
    self.synchronizedOutput = synchronizedOutput
    self.scrollRegions = scrollRegions
    self.unicode = unicode
    self.erasesInBackground = erasesInBackground
  }
}
