import IdentityModel
import TheseusCore

/// A profile by its name: the rules for the model, the constants for the runtime.
public struct NamedProfile: Sendable {
  public let name: String
  public let rules: IdentityRules
  public let profile: IdentityProfile

  /// Every profile that the runtime has.
  public static let all: [NamedProfile] = IdentityRules.profiles.compactMap { name, rules in
    guard let profile = rules.runtimeProfile else { return nil }
    let presets: [String: IdentityProfile] = [
      "swiftUI2021": .swiftUI2021, "swiftUI2026": .swiftUI2026,
    ]
    return NamedProfile(name: name, rules: rules, profile: presets[name] ?? profile)
  }

  /// Throws where no profile, or none of the runtime's, has the name.
  public init(named name: String) throws(BoundsError) {
    if let found = NamedProfile.all.first(where: { $0.name == name }) {
      self = found
      return
    }
    let known = NamedProfile.all.map(\.name).joined(separator: ", ")
    let isModels = IdentityRules.profiles.contains { $0.name == name }
    throw BoundsError(
      description: isModels
        ? """
        the profile '\(name)' is the model's alone: the runtime recognizes an AnyView by its whole \
        wrapped type or not at all; its profiles are \(known)
        """
        : "unknown profile '\(name)': the profiles are \(known)")
  }

  private init(name: String, rules: IdentityRules, profile: IdentityProfile) {
    self.name = name
    self.rules = rules
    self.profile = profile
  }
}
