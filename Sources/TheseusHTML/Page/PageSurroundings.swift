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
    values.locale = Locale(identifier: browser.locale)
    if let zone = TimeZone(identifier: browser.zone) { values.timeZone = zone }
    values.share = ShareAction { [weak self] text in
      self?.copy(text)
      return self != nil
    }
  }
}
