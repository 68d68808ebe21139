import Foundation
import Observation

@Observable
final class Preferences {
  private enum Key {
    static let metric = "preferences.metric"
    static let finished = "preferences.showsFinished"
    static let weekday = "preferences.firstWeekday"
    static let textScale = "preferences.cookingTextScale"
    static let nutrition = "preferences.showsNutrition"
  }

  private let defaults: UserDefaults

  var usesMetric: Bool {
    get { defaults.bool(forKey: Key.metric) }
    set { defaults.set(newValue, forKey: Key.metric) }
  }

  var showsFinishedItems: Bool {
    didSet { defaults.set(showsFinishedItems, forKey: Key.finished) }
  }

  var firstWeekday: Weekday {
    didSet { defaults.set(firstWeekday.rawValue, forKey: Key.weekday) }
  }

  var cookingTextScale: Double {
    didSet { defaults.set(cookingTextScale, forKey: Key.textScale) }
  }

  var showsNutrition: Bool {
    didSet { defaults.set(showsNutrition, forKey: Key.nutrition) }
  }

  init(defaults: UserDefaults = .standard) {
    defaults.register(defaults: [
      Key.metric: true,
      Key.finished: true,
      Key.textScale: 1.0,
      Key.nutrition: true,
    ])
    self.defaults = defaults
    showsFinishedItems = defaults.bool(forKey: Key.finished)
    firstWeekday = defaults.string(forKey: Key.weekday).flatMap(Weekday.init(rawValue:)) ?? .monday
    cookingTextScale = defaults.double(forKey: Key.textScale)
    showsNutrition = defaults.bool(forKey: Key.nutrition)
  }
}
