import CoreLocation
import Foundation

@MainActor
protocol ArrivalMonitorDelegate: AnyObject {
  func arrivalMonitor(_ monitor: ArrivalMonitor, didArriveAt jobID: Job.ID)
}

@MainActor
final class ArrivalMonitor: NSObject {
  weak var delegate: (any ArrivalMonitorDelegate)?

  private let manager = CLLocationManager()
  private var target: CLLocation?
  private var jobID: Job.ID?
  private let radius: CLLocationDistance = 80

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
  }

  func start(near location: SiteLocation, jobID: Job.ID) {
    target = CLLocation(latitude: location.latitude, longitude: location.longitude)
    self.jobID = jobID
    if manager.authorizationStatus == .notDetermined {
      manager.requestWhenInUseAuthorization()
    }
    manager.startUpdatingLocation()
  }

  func stop() {
    manager.stopUpdatingLocation()
    target = nil
    jobID = nil
  }

  private func check(_ location: CLLocation) {
    guard let target, let jobID, location.distance(from: target) < radius else { return }
    delegate?.arrivalMonitor(self, didArriveAt: jobID)
  }
}

extension ArrivalMonitor: CLLocationManagerDelegate {
  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let latest = locations.last else { return }
    Task { @MainActor in
      check(latest)
    }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  {}
}
