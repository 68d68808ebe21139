import Foundation

/// The effect of a host that draws pixels on the drawing of an element and everything inside it.
/// Lengths are points.
public enum DrawingEffect: Sendable {
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// A shadow at the inside of the edges.
  case innerShadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case blur(radius: CGFloat)
  /// Added to each component, -1 to 1.
  case brightness(Double)
  /// Multiplies the distance from gray; 1 changes nothing.
  case contrast(Double)
  /// 0 is gray, 1 changes nothing.
  case saturation(Double)
  /// 0 changes nothing, 1 is gray.
  case grayscale(Double)
  case hueRotation(Angle)
  case multiply(Color)
  case invert
  /// Light parts become opaque, dark ones transparent.
  case luminanceToAlpha
  /// Parts whose opacity is in the range become opaque and have the color, others transparent.
  case alphaThreshold(min: Double, max: Double, Color)
  case blend(BlendMode)
  /// Drawn as one before effects around it.
  case group
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(
    Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, perspective: CGFloat)
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  /// Where a transition has taken the element, on a host that animates by itself. For users who
  /// prefer less motion it stays where it is, and cannot be seen.
  case absence(offset: CGSize, scale: CGFloat, anchor: UnitPoint)
  /// Cut off outside a path, in the element's bounds.
  case clip(@Sendable (CGRect) -> Path, isEOFilled: Bool)
}
