import Combine
import CoreLocation
import SwiftUI

final class LocationFeed: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var speed: CLLocationSpeed = 0
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    speed = locations.last?.speed ?? 0
  }
}

struct ParkingCountdown: View {
  let end: Date
  @State private var remaining = 0
  // bug: each new speed restarts the timer
  private let tick = Timer.publish(every: 15, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(remaining / 60) min left")
      .monospacedDigit()
      .onReceive(tick) { now in
        remaining = max(0, Int(end.timeIntervalSince(now)))
      }
  }
}

struct DriveView: View {
  let parkedUntil: Date
  @StateObject private var location = LocationFeed()

  var body: some View {
    VStack {
      Text("\(Int(location.speed * 3.6)) km/h").font(.largeTitle)
      ParkingCountdown(end: parkedUntil)
    }
  }
}
