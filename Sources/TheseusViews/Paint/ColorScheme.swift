import TheseusCore

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

/// Snapshots save a scheme by its name (R32).
extension ColorScheme: SessionRepresentable {
  package var sessionForm: String? { "\(self)" }
  package init?(sessionForm: String) {
    guard let scheme = Self.allCases.first(where: { "\($0)" == sessionForm }) else { return nil }
    self = scheme
  }
}
