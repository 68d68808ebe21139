import SwiftUI

final class Metronome: ObservableObject {
  @Published private(set) var beat = 0
  @Published private(set) var beatsPerMinute = 90
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      withTimeInterval: 60 / Double(beatsPerMinute),
      repeats: true
    ) { [weak self] _ in
      self?.tick()
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  func setTempo(_ tempo: Int) {
    beatsPerMinute = tempo
    if timer != nil {
      start()
    }
  }

  private func tick() {
    beat = (beat + 1) % 4
  }
}

struct MetronomeView: View {
  @ObservedObject var metronome: Metronome

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        ForEach(0..<4, id: \.self) { index in
          Circle()
            .fill(index == metronome.beat ? Color.accentColor : Color.gray)
            .frame(width: 32, height: 32)
        }
      }
      HStack {
        ForEach([60, 90, 120], id: \.self) { tempo in
          Button("\(tempo)") {
            metronome.setTempo(tempo)
          }
        }
      }
      .buttonStyle(.bordered)
    }
    .navigationTitle("Metronome")
    .onAppear {
      metronome.start()
    }
    .onDisappear {
      metronome.stop()
    }
  }
}

struct PracticeHome: View {
  @StateObject private var metronome = Metronome()

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Metronome") {
          MetronomeView(metronome: metronome)
        }
        LabeledContent("Tempo", value: metronome.beatsPerMinute, format: .number)
      }
      .navigationTitle("Practice")
    }
  }
}
