import Foundation

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Any of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one axis.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    /// Whether the axis is in the set.
    public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}

extension CGPoint {
  func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
