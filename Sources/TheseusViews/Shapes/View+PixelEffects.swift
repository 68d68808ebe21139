import Foundation
import TheseusCore

// Effects on pixels. Hosts that draw pixels show them (`HostCapabilities.hints`); a terminal draws
// the view without them.

extension View {
  /// A shadow of what the view draws. A terminal shows none.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { effect(.shadow(color, radius: radius, x: x, y: y)) }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: radius))
  }
  nonisolated public func brightness(_ amount: Double) -> some View { effect(.brightness(amount)) }
  nonisolated public func contrast(_ amount: Double) -> some View { effect(.contrast(amount)) }
  nonisolated public func saturation(_ amount: Double) -> some View { effect(.saturation(amount)) }
  nonisolated public func grayscale(_ amount: Double) -> some View { effect(.grayscale(amount)) }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.hueRotation(angle)) }
  nonisolated public func colorMultiply(_ color: Color) -> some View { effect(.multiply(color)) }
  nonisolated public func colorInvert() -> some View { effect(.invert) }
  nonisolated public func luminanceToAlpha() -> some View { effect(.luminanceToAlpha) }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    effect(.blend(blendMode))
  }
  nonisolated public func compositingGroup() -> some View { effect(.group) }
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    if colorMode != .nonLinear {
      RuntimeIssues.reportUnsupported(
        "drawingGroup: hosts mix colors in one color mode; the view is drawn without another")
    }
    return effect(.group)
  }
  /// Turns the drawing; layout and hit-testing stay as they are. A terminal turns only the paths of
  /// shapes, by right angles.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor: anchor)).modifier(
      _QuarterTurnModifier(angle: angle, anchor: anchor))
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    effect(.rotation3D(angle, axis: axis, anchor: anchor, perspective: perspective))
  }
  /// A terminal can show only the scale 0, which hides the view.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    modifier(_DrawingEffect(isHidden: x == 0 || y == 0)).effect(.scale(x: x, y: y, anchor: anchor))
  }
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}
