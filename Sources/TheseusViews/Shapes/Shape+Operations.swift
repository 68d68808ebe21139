import Foundation
import TheseusCore

/// Two shapes in one rectangle, as the one shape that their areas make.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Kind: Sendable {
    case area(PathOperation)
    case lines(inside: Bool)
  }

  var first: First
  var second: Second
  let kind: Kind
  let eoFill: Bool

  func path(in rect: CGRect) -> Path {
    let (first, second) = (first.path(in: rect), second.path(in: rect))
    return switch kind {
    case .area(let operation):
      CutOutlines(first, second, eoFill: eoFill, closesFirst: true).area(operation)
    case .lines(let isInside):
      CutOutlines(first, second, eoFill: eoFill, closesFirst: false).lines(inside: isInside)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The area in this shape, in the other, or in both. Like the following operations it is precise
  /// to the drawing: its outline consists of straight lines so short that no cell shows the
  /// difference.
  ///
  /// - Parameter eoFill: whether a point is inside by the even-odd rule, rather than by the winding
  ///   number.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.area(.union), other, eoFill)
  }

  /// The area that is in both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.area(.intersection), other, eoFill)
  }

  /// The area that is in this shape and not in the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.area(.subtraction), other, eoFill)
  }

  /// The area that is in one of the shapes and not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.area(.symmetricDifference), other, eoFill)
  }

  /// The parts of this shape's outline that are inside the other.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.lines(inside: true), other, eoFill)
  }

  /// The parts of this shape's outline that are outside of the other.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.lines(inside: false), other, eoFill)
  }

  private func combined<T: Shape>(_ kind: CombinedShape<Self, T>.Kind, _ other: T, _ eoFill: Bool)
    -> CombinedShape<Self, T>
  {
    CombinedShape(first: self, second: other, kind: kind, eoFill: eoFill)
  }
}
