import Combine
import SwiftUI

struct SensorService {
  func reading() -> AnyPublisher<Double, Never> {
    URLSession.shared
      .dataTaskPublisher(for: URL(string: "https://example.com/sensor")!)
      .map(\.data)
      .decode(type: Double.self, decoder: JSONDecoder())
      .replaceError(with: 0)
      .eraseToAnyPublisher()
  }
}

final class SensorModel: ObservableObject {
  @Published var reading = 0.0
  private var cancellables: Set<AnyCancellable> = []

  init(service: SensorService = SensorService()) {
    Timer.publish(every: 5, on: .main, in: .common)
      .autoconnect()
      .flatMap { _ in service.reading() }
      .receive(on: DispatchQueue.main)
      // bug: assign(to
      .assign(to: \.reading, on: self)
      .store(in: &cancellables)
  }
}

struct SensorScreen: View {
  @StateObject private var model = SensorModel()

  var body: some View {
    Gauge(value: min(max(model.reading, 0), 100), in: 0...100) {
      Text("Humidity")
    }
    .padding()
  }
}

struct DeviceList: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Greenhouse") { SensorScreen() }
      }
    }
  }
}
