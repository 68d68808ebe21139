import SwiftUI
import UserNotifications

enum SettingKey {
  static let dailyReminder = "settings.dailyReminder"
  static let reminderHour = "settings.reminderHour"
}

struct ReminderScheduler {
  func scheduleIfWanted() async {
    // bug: The switch shows on in a fresh install but no reminder ever comes
    let isWanted = UserDefaults.standard.bool(forKey: SettingKey.dailyReminder)
    guard isWanted else { return }
    let hour = UserDefaults.standard.object(forKey: SettingKey.reminderHour) as? Int ?? 9
    let content = UNMutableNotificationContent()
    content.title = "Time to practise"
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: hour),
      repeats: true
    )
    let request = UNNotificationRequest(identifier: "daily", content: content, trigger: trigger)
    try? await UNUserNotificationCenter.current().add(request)
  }
}

struct ReminderSettings: View {
  @AppStorage(SettingKey.dailyReminder) private var isDaily = true
  @AppStorage(SettingKey.reminderHour) private var hour = 9

  var body: some View {
    Form {
      Toggle("Daily reminder", isOn: $isDaily)
      Stepper("At \(hour):00", value: $hour, in: 6...22)
        .disabled(!isDaily)
    }
    .task {
      await ReminderScheduler().scheduleIfWanted()
    }
  }
}
