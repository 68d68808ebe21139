import SwiftUI
import AVFoundation

enum SoundKey {
  static let effects = "sound.effects"
  static let volume = "sound.volume"
}

@MainActor
final class SoundPlayer {
  static let shared = SoundPlayer()
  private var player: AVAudioPlayer?

  func playTap() {
    let isOn = UserDefaults.standard.object(forKey: SoundKey.effects) as? Bool ?? true
    guard isOn, let url = Bundle.main.url(forResource: "tap", withExtension: "wav") else { return }
    player = try? AVAudioPlayer(contentsOf: url)
    player?.volume = Float(UserDefaults.standard.object(forKey: SoundKey.volume) as? Double ?? 0.8)
    player?.play()
  }
}

struct SoundSettings: View {
  @AppStorage(SoundKey.effects) private var hasEffects = true
  @AppStorage(SoundKey.volume) private var volume = 0.8

  var body: some View {
    Form {
      Toggle("Sound effects", isOn: $hasEffects)
      Slider(value: $volume)
        .disabled(!hasEffects)
      Button("Try it") {
        SoundPlayer.shared.playTap()
      }
    }
  }
}
