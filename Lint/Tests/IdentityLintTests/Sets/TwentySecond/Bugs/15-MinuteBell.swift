import SwiftUI

struct MeditationScreen: View {
  @State private var volume = 0.6
  @State private var sound = "Rain"

  var body: some View {
    VStack(spacing: 20) {
      Picker("Sound", selection: $sound) {
        ForEach(["Rain", "Forest", "Waves"], id: \.self) { name in
          Text(name).tag(name)
        }
      }
      Slider(value: $volume, in: 0...1)
      MinuteBell(sound: sound, volume: volume)
    }
    .padding()
  }
}

struct MinuteBell: View {
  let sound: String
  let volume: Double
  // bug: the running minute: the bell comes late or never. Volume or sound is changed:
  // MinuteBell is initialised again, so a new timer starts its 60 seconds from zero.
  let ticker = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
  @State private var minutes = 0
  @State private var isRinging = false

  var body: some View {
    VStack {
      Text("\(minutes) min")
        .font(.largeTitle.monospacedDigit())
      Image(systemName: isRinging ? "bell.fill" : "bell")
        .opacity(volume)
      Text(sound).font(.caption)
    }
    .onReceive(ticker) { _ in
      minutes += 1
      isRinging = minutes % 5 == 0
    }
  }
}
