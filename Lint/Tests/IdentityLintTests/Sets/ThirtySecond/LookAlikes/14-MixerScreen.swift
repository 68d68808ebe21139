import SwiftUI
import Observation

@Observable
final class Mixer {
  var level = 0.5
}

private struct MixerKey: EnvironmentKey {
  static let defaultValue = Mixer()
}

extension EnvironmentValues {
  var mixer: Mixer {
    get { self[MixerKey.self] }
    set { self[MixerKey.self] = newValue }
  }
}

struct LevelSlider: View {
  @Environment(\.mixer) private var mixer

  var body: some View {
    Slider(value: Binding(get: { mixer.level }, set: { mixer.level = $0 }))
  }
}

struct LevelMeter: View {
  @Environment(\.mixer) private var mixer

  var body: some View {
    ProgressView(value: mixer.level)
  }
}

struct MixerScreen: View {
  var body: some View {
    VStack {
      LevelMeter()
      LevelSlider()
    }
  }
}
