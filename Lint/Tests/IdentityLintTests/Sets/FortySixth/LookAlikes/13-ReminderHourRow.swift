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

final class ReminderModel: ObservableObject {
  @Published var hour = ReminderDefaults.load() {
    didSet { ReminderDefaults.save(hour) }
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
  @StateObject private var reminder = ReminderModel()

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Show options", isOn: $isEnabled)
        if isEnabled {
          ReminderHourRow(hour: $reminder.hour)
        }
      }
      .navigationTitle("Reminders")
    }
  }
}
