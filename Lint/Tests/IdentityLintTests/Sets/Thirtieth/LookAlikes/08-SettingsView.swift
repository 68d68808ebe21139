import SwiftUI

struct ReminderSettings {
  var remindersOn = false
  var managedByCompany = true
}

struct ReminderToggle: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Toggle(title, isOn: $isOn)
  }
}

struct SettingsView: View {
  @State private var settings = ReminderSettings()

  var body: some View {
    Form {
      ReminderToggle(title: "Reminders", isOn: $settings.remindersOn)
      ReminderToggle(title: "Managed by company", isOn: .constant(settings.managedByCompany))
        .disabled(true)
    }
  }
}
