import SwiftUI

struct ReminderSettings {
  var remindersOn = false
  var sound = "Chime"
}

struct ReminderToggle: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("Reminders", isOn: $isOn)
  }
}

struct SettingsView: View {
  @State private var settings = ReminderSettings()

  var body: some View {
    Form {
      // bug: The switch springs back; the choice is never stored
      ReminderToggle(isOn: .constant(settings.remindersOn))
      if settings.remindersOn {
        TextField("Sound", text: $settings.sound)
      }
    }
  }
}
