import SwiftUI

extension UserDefaults {
  static let group = UserDefaults(suiteName: "group.steps") ?? .standard
}
struct GoalView: View {
  @AppStorage("goal", store: .group) private var goal = 8000
  @AppStorage("unit", store: UserDefaults(suiteName: "group.steps")) private var unit = "km"
  var body: some View {
    Stepper("\(goal)", value: $goal)
    Button("Reset") { Reset.run() }
    Text(unit)
  }
}
enum Reset {
  private static let keys = ["goal", "unit"]
  static func run() {
    for key in keys {
      UserDefaults.standard.removeObject(forKey: key)  // expect: storage_defaults
    }
  }
}
final class Sync {
  private let defaults: UserDefaults
  init(defaults: UserDefaults = .standard) { self.defaults = defaults }
  func finish() {
    defaults.set(1000, forKey: "goal")  // expect: storage_defaults
  }
}
struct Plain: View {
  @AppStorage("theme") private var theme = "light"
  var body: some View {
    Text(theme)
    Button("Dark") {
      UserDefaults.group.set("dark", forKey: "theme")  // expect: storage_defaults
    }
  }
}
