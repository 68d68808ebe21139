extension Color {
  /// A color with one value where the surroundings are light and another where they are dark.
  public init(light: Color, dark: Color) {
    self.init(storage: .dynamic(light: light, dark: dark))
  }
}
