/// How a view's colors are combined with those below it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver,
    destinationOut
  case plusDarker, plusLighter
}
