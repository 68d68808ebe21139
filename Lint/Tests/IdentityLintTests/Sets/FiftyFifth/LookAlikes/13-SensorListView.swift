import SwiftUI

struct HeartSample: Sendable {
  let beatsPerMinute: Int
  let takenAt: Date
}

protocol HeartSensor: Sendable {
  func samples(deviceID: String) -> AsyncStream<HeartSample>
}

@MainActor
@Observable
final class HeartModel {
  private(set) var latest: HeartSample?
  let deviceID: String
  private let sensor: any HeartSensor
  @ObservationIgnored private var feed: Task<Void, Never>?

  init(deviceID: String, sensor: any HeartSensor) {
    self.deviceID = deviceID
    self.sensor = sensor
  }

  deinit {
    feed?.cancel()
  }

  func connect() {
    guard feed == nil else { return }
    let samples = sensor.samples(deviceID: deviceID)
    feed = Task { [weak self] in
      for await sample in samples {
        guard let self else { return }
        self.latest = sample
      }
    }
  }
}

struct HeartView: View {
  @State private var model: HeartModel

  init(deviceID: String, sensor: any HeartSensor) {
    _model = State(initialValue: HeartModel(deviceID: deviceID, sensor: sensor))
  }

  var body: some View {
    VStack(spacing: 12) {
      if let sample = model.latest {
        Text("\(sample.beatsPerMinute) bpm")
          .font(.largeTitle)
          .monospacedDigit()
        Text(sample.takenAt, style: .time)
          .foregroundStyle(.secondary)
      } else {
        ProgressView("Connecting")
      }
    }
    .navigationTitle(model.deviceID)
    .onAppear {
      model.connect()
    }
  }
}

struct SensorListView: View {
  let deviceIDs: [String]
  let sensor: any HeartSensor

  var body: some View {
    NavigationStack {
      List(deviceIDs, id: \.self) { deviceID in
        NavigationLink(deviceID, value: deviceID)
      }
      .navigationTitle("Sensors")
      .navigationDestination(for: String.self) { deviceID in
        HeartView(deviceID: deviceID, sensor: sensor)
      }
    }
  }
}
