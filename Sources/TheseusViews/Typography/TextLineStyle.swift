/// The style of a line through or under text.
public struct TextLineStyle: Hashable, Sendable {
  /// The pattern of the line.
  public struct Pattern: Hashable, Sendable {
    private let index: UInt8
    public static let solid = Pattern(index: 0)
    public static let dot = Pattern(index: 1)
    public static let dash = Pattern(index: 2)
    public static let dashDot = Pattern(index: 3)
    public static let dashDotDot = Pattern(index: 4)
  }

  public let pattern: Pattern
  /// Nil for the text's own color.
  public let color: Color?

  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  public static let single = TextLineStyle()
}
