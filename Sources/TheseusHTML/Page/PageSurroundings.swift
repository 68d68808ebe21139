import Foundation
import TheseusCore
import TheseusViews

/// The values that the app's environment contains about its browser.
@MainActor
final class PageSurroundings {
  var browser: BrowserTraits
  var phase = ScenePhase.active
  /// Grows when text is measured differently.
  var measurements: UInt32 = 0
  /// Copies what the app shares.
  var copy: (String) -> Void = { _ in }

  init(_ browser: BrowserTraits) { self.browser = browser }

  func configure(_ values: inout EnvironmentValues) {
    values.colorScheme = browser.isDark ? .dark : .light
    values.colorSchemeContrast = browser.increasesContrast ? .increased : .standard
    values.accessibilityReduceMotion = browser.reducesMotion
    values.displayScale = browser.scale
    values.scenePhase = phase
    values.textMeasurements = measurements
    values.locale = Self.locale(browser.locale)
    if let zone = Self.zone(browser.zone) { values.timeZone = zone }
    values.share = ShareAction { [weak self] text in
      self?.copy(text)
      return self != nil
    }
  }

  // Those of the last browser: most browsers of a server have the same, and to look one up takes
  // microseconds.
  private static var lastLocale: (identifier: String, locale: Locale)?
  private static var lastZone: (identifier: String, zone: TimeZone?)?

  private static func locale(_ identifier: String) -> Locale {
    if let lastLocale, lastLocale.identifier == identifier { return lastLocale.locale }
    let locale = Locale(identifier: identifier)
    lastLocale = (identifier, locale)
    return locale
  }

  private static func zone(_ identifier: String) -> TimeZone? {
    if let lastZone, lastZone.identifier == identifier { return lastZone.zone }
    let zone = TimeZone(identifier: identifier)
    lastZone = (identifier, zone)
    return zone
  }
}
