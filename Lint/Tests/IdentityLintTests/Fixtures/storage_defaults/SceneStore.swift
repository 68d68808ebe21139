import SwiftUI

extension UserDefaults {
  static let group = UserDefaults(suiteName: "group.steps")!
}
@main struct StepsApp: App {
  var body: some Scene {
    WindowGroup { Goal().defaultAppStorage(.group) }
  }
}
struct Goal: View {
  @AppStorage("goal") private var goal = 8000
  var body: some View {
    Stepper("\(goal)", value: $goal)
    Button("Reset") {
      let defaults = UserDefaults.standard
      defaults.removeObject(forKey: "goal")  // expect: storage_defaults
    }
    Button("Right") { UserDefaults.group.removeObject(forKey: "goal") }
  }
}
