import Foundation
import Observation

@MainActor
@Observable
final class SettingsStore {
  private enum Key {
    static let nightVision = "settings.nightVision"
    static let usesMetric = "settings.usesMetric"
    static let homeSite = "settings.homeSite"
    static let minimumAltitude = "settings.minimumAltitude"
    static let onboarded = "settings.onboarded"
  }

  @ObservationIgnored private let defaults: UserDefaults

  var nightVision: Bool {
    didSet { defaults.set(nightVision, forKey: Key.nightVision) }
  }

  var usesMetric: Bool {
    didSet { defaults.set(usesMetric, forKey: Key.usesMetric) }
  }

  var homeSiteID: Site.ID {
    didSet { defaults.set(homeSiteID.uuidString, forKey: Key.homeSite) }
  }

  var minimumAltitude: Double {
    didSet { defaults.set(minimumAltitude, forKey: Key.minimumAltitude) }
  }

  var needsOnboarding: Bool {
    didSet { defaults.set(!needsOnboarding, forKey: Key.onboarded) }
  }

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    nightVision = defaults.bool(forKey: Key.nightVision)
    usesMetric = defaults.object(forKey: Key.usesMetric) as? Bool ?? true
    homeSiteID =
      defaults.string(forKey: Key.homeSite).flatMap(UUID.init(uuidString:)) ?? Site.home.id
    minimumAltitude = defaults.object(forKey: Key.minimumAltitude) as? Double ?? 20
    needsOnboarding = !defaults.bool(forKey: Key.onboarded)
  }

  var homeSite: Site {
    Site.with(id: homeSiteID)
  }
}
