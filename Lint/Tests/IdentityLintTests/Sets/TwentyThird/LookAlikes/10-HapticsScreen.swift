import SwiftUI

final class HapticSettings: ObservableObject {
  @Published var strength: Double {
    didSet { UserDefaults.standard.set(strength, forKey: "haptics.strength") }
  }

  init() {
    strength = UserDefaults.standard.object(forKey: "haptics.strength") as? Double ?? 0.5
  }
}

struct HapticsScreen: View {
  @StateObject private var settings = HapticSettings()
  @State private var taps = 0 {
    didSet { lastTap = .now }
  }
  @State private var lastTap = Date.distantPast

  var body: some View {
    Form {
      Section("Strength") {
        Slider(value: $settings.strength, in: 0...1) {
          Text("Strength")
        }
        Text(settings.strength, format: .percent.precision(.fractionLength(0)))
      }
      Section("Try it") {
        Button("Tap") { taps += 1 }
        Text("\(taps) taps")
        if taps > 0 {
          Text(lastTap, style: .time)
        }
      }
    }
    .navigationTitle("Haptics")
  }
}
