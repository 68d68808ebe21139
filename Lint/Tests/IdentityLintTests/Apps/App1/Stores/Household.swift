import Observation
import SwiftUI

@Observable
final class Household {
  private struct Saved: Codable {
    var name: String
    var defaultServings: Int
  }

  private let box = DefaultsBox<Saved>(key: "household")

  var name: String {
    didSet { persist() }
  }

  var defaultServings: Int {
    didSet { persist() }
  }

  init() {
    let saved = DefaultsBox<Saved>(key: "household").load()
    name = saved?.name ?? ""
    defaultServings = saved?.defaultServings ?? 2
  }

  private func persist() {
    box.save(Saved(name: name, defaultServings: defaultServings))
  }
}

private struct HouseholdKey: EnvironmentKey {
  static let defaultValue = Household()
}

extension EnvironmentValues {
  var household: Household {
    get { self[HouseholdKey.self] }
    set { self[HouseholdKey.self] = newValue }
  }
}
