import SwiftUI

enum SettingsKey {
  static let sounds = "settings.sounds"
  // bug: Both switches store under the same key
  static let vibration = "settings.sounds"
  static let volume = "settings.volume"
}

struct FeedbackSettingsView: View {
  @AppStorage(SettingsKey.sounds) private var playsSounds = true
  @AppStorage(SettingsKey.vibration) private var vibrates = false
  @AppStorage(SettingsKey.volume) private var volume = 0.5

  var body: some View {
    Form {
      Section("Sound") {
        Toggle("Play sounds", isOn: $playsSounds)
        Slider(value: $volume, in: 0...1) {
          Text("Volume")
        }
        .disabled(!playsSounds)
      }
      Section("Haptics") {
        Toggle("Vibrate", isOn: $vibrates)
      }
    }
    .navigationTitle("Feedback")
  }
}
