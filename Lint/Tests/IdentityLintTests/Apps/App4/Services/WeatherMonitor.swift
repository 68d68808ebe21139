import Combine
import Foundation

/// Asks for the state of the river now and every ten minutes.
final class WeatherMonitor: ObservableObject {
  @Published private(set) var conditions: RiverConditions?

  private let api: ClubAPI
  private var isStarted = false

  init(api: ClubAPI = .shared) {
    self.api = api
  }

  func start() {
    guard !isStarted else { return }
    isStarted = true
    _ = Timer.publish(every: 600, on: .main, in: .common)
      .autoconnect()
      .prepend(Date())
      .flatMap { [api] _ in
        api.conditions()
          .map(Optional.some)
          .replaceError(with: nil)
      }
      .compactMap { $0 }
      .sink { [weak self] conditions in
        self?.conditions = conditions
      }
  }

  var warning: String? {
    guard let conditions = conditions else { return nil }
    if conditions.isClosed { return "The river is closed." }
    if conditions.wind > 10 { return "Strong wind: no singles." }
    if conditions.waterTemperature < 8 { return "Cold water: life jackets." }
    return nil
  }
}
