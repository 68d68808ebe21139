import Foundation

/// The kind of an alignment guide. A custom alignment conforms a type of its own.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position, in points, in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide's identity: its kind and the axis it is used on.
public struct AlignmentKey: Hashable, Sendable {
  /// The guide's kind.
  public let id: any AlignmentID.Type
  /// The axis along which the guide's value is measured.
  public let axis: Axis

  /// The guide of this kind on this axis.
  public init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
