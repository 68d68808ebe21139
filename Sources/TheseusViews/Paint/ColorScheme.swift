/// Whether the surroundings are light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}

/// How strongly foreground and background should differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard
  case increased
}
