import SwiftUI

enum Key {
  static let reminders = "reminders"
  static let hour = "hour"
}

struct Settings: View {
  @AppStorage(Key.reminders) private var reminds = true
  @AppStorage("hour") private var hour = 9
  @AppStorage("volume") private var volume = 0.5
  var body: some View { Text("\(reminds) \(hour) \(volume)") }
}

struct Scheduler {
  func schedule() {
    let isOn = UserDefaults.standard.bool(forKey: Key.reminders)  // expect: storage_defaults
    guard isOn else { return }
    let defaults = UserDefaults.standard
    let hour = defaults.integer(forKey: Key.hour)  // expect: storage_defaults
    print(hour, defaults.double(forKey: "volume"))  // expect: storage_defaults
  }
}
