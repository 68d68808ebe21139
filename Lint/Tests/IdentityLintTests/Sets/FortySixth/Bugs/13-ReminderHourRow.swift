import SwiftUI

enum ReminderDefaults {
  private static let key = "reminder.hour"

  static func load() -> Int {
    UserDefaults.standard.object(forKey: key) as? Int ?? 8
  }

  static func save(_ hour: Int) {
    UserDefaults.standard.set(hour, forKey: key)
  }
}

struct ReminderHourRow: View {
  @Binding var hour: Int

  var body: some View {
    Stepper(value: $hour, in: 0...23) {
      LabeledContent("Remind me at", value: "\(hour):00")
    }
  }
}

struct ReminderSettings: View {
  @State private var isEnabled = true
  @State private var hour = ReminderDefaults.load() {
    // bug: The chosen hour is back at the old value after a relaunch
    didSet { ReminderDefaults.save(hour) }
  }

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Show options", isOn: $isEnabled)
        if isEnabled {
          ReminderHourRow(hour: $hour)
        }
      }
      .navigationTitle("Reminders")
    }
  }
}
