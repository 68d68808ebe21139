import SwiftUI

struct Settings: View {
  @AppStorage("off") private var isOff = false
  @AppStorage("reminders") private var reminds = true
  @AppStorage("hour") private var hour = 9
  @AppStorage("group", store: UserDefaults(suiteName: "group")) private var isShared = true
  @AppStorage("checked") private var isChecked = true
  var body: some View { Text("\(isOff) \(reminds) \(hour) \(isShared) \(isChecked)") }
}

struct Scheduler {
  func start() {
    UserDefaults.standard.set(true, forKey: "reminders")
  }
  func schedule() {
    let defaults = UserDefaults.standard
    print(defaults.bool(forKey: "off"), defaults.bool(forKey: "reminders"))
    print(defaults.object(forKey: "hour") as? Int ?? 9)
    print(defaults.bool(forKey: "group"), defaults.bool(forKey: "unknown"))
    print(UserDefaults(suiteName: "a")!.integer(forKey: "hour"))
    print(defaults.object(forKey: "checked") == nil || defaults.bool(forKey: "checked"))
  }
}
