import Foundation

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Any of the four edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]

    /// Whether the edge is in the set.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// A leading or trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading
  case trailing

  /// Either or both of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A top or bottom side.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case top
  case bottom

  /// Either or both of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one side.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// How round a corner is.
    nonisolated public struct Style: Hashable, Sendable {
      /// Points.
      let radius: CGFloat

      /// As round as the container's corner leaves it. Containers of cells have none, which leaves
      /// the least.
      public static let concentric = Style(radius: 0)
      public static func concentric(minimum: Style?) -> Style { minimum ?? .concentric }
      /// Always so round, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}
