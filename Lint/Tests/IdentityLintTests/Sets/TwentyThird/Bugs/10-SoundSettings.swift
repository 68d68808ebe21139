import SwiftUI

struct SoundProfile {
  static func load(_ key: String) -> Double {
    UserDefaults.standard.object(forKey: key) as? Double ?? 0.5
  }

  static func save(_ value: Double, _ key: String) {
    UserDefaults.standard.set(value, forKey: key)
  }
}

struct SoundSettings: View {
  @State private var effects = SoundProfile.load("sound.effects") {
    // bug: the volume chosen. At the next launch or visit: the slider writes through $effects,
    // which does not run didSet of a @State.
    didSet { SoundProfile.save(effects, "sound.effects") }
  }
  @State private var isPreviewing = false

  var body: some View {
    Form {
      Section("Effects") {
        Slider(value: $effects, in: 0...1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Text(effects, format: .percent.precision(.fractionLength(0)))
      }
      Button(isPreviewing ? "Stop" : "Preview") {
        isPreviewing.toggle()
      }
    }
    .navigationTitle("Sound")
  }
}
