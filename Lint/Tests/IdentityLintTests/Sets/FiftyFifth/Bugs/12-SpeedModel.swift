import Combine
import CoreLocation
import SwiftUI

final class LocationSource: NSObject, CLLocationManagerDelegate {
  let locations = PassthroughSubject<CLLocation, Never>()
  private let manager = CLLocationManager()
  private var users = 0

  override init() {
    super.init()
    manager.delegate = self
  }

  func acquire() {
    users += 1
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func release() {
    users -= 1
    if users == 0 {
      manager.stopUpdatingLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations latest: [CLLocation]) {
    latest.forEach { locations.send($0) }
  }
}

final class SpeedModel: ObservableObject {
  @Published private(set) var kilometresPerHour = 0.0
  private let source: LocationSource
  private var cancellables: Set<AnyCancellable> = []

  init(source: LocationSource) {
    self.source = source
    source.acquire()
    source.locations
      .map { max(0, $0.speed) * 3.6 }
      .removeDuplicates()
      // bug: assign(to:on:) holds self strongly in its own cancellables
      .assign(to: \.kilometresPerHour, on: self)
      .store(in: &cancellables)
  }

  deinit {
    source.release()
  }
}

struct SpeedometerView: View {
  @StateObject private var model: SpeedModel

  init(source: LocationSource) {
    _model = StateObject(wrappedValue: SpeedModel(source: source))
  }

  var body: some View {
    Gauge(value: min(model.kilometresPerHour, 60), in: 0...60) {
      Text("km/h")
    } currentValueLabel: {
      Text(model.kilometresPerHour, format: .number.precision(.fractionLength(0)))
    }
    .gaugeStyle(.accessoryCircular)
    .scaleEffect(3)
    .navigationTitle("Speed")
  }
}

struct RideMenu: View {
  let source: LocationSource

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Speedometer") {
          SpeedometerView(source: source)
        }
        Text("GPS is only used while the speedometer is open.")
          .font(.footnote)
      }
      .navigationTitle("Ride")
    }
  }
}
