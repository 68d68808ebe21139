import SwiftUI

extension UserDefaults {
  static let group = UserDefaults(suiteName: "group.steps") ?? .standard
  static let shared = UserDefaults(suiteName: "group.steps")!
}
struct Goal: View {
  @AppStorage("goal", store: .group) private var goal = 8000
  @AppStorage("theme") private var theme = "light"
  @AppStorage("both", store: .group) private var both = 1
  var body: some View {
    Stepper("\(goal)", value: $goal)
    Text(theme)
    Text("\(both)")
    Button("Reset") {
      // Another name of the same suite.
      UserDefaults.shared.removeObject(forKey: "goal")
      UserDefaults(suiteName: "group.steps")?.removeObject(forKey: "goal")
      UserDefaults.standard.set("dark", forKey: "theme")
      // No property has this key.
      UserDefaults.standard.set(1, forKey: "launches")
    }
  }
}
struct Twin: View {
  // Some properties with this key are in the standard store.
  @AppStorage("both") private var both = 1
  var body: some View {
    Text("\(both)")
    Button("Reset") { UserDefaults.standard.removeObject(forKey: "both") }
  }
}
// It moves the value to the other store.
enum Migration {
  static func run() {
    let old = UserDefaults.standard
    guard old.object(forKey: "goal") != nil else { return }
    UserDefaults.group.set(old.integer(forKey: "goal"), forKey: "goal")
    old.removeObject(forKey: "goal")
  }
}
// Which store it is, only the caller knows.
struct Given {
  let defaults: UserDefaults
  func reset() { defaults.removeObject(forKey: "goal") }
}
