import Combine
import SwiftUI

struct MeterService {
  func reading() -> AnyPublisher<Double, Never> {
    URLSession.shared
      .dataTaskPublisher(for: URL(string: "https://example.com/meter")!)
      .map(\.data)
      .decode(type: Double.self, decoder: JSONDecoder())
      .replaceError(with: 0)
      .eraseToAnyPublisher()
  }
}

final class MeterModel: ObservableObject {
  @Published var reading = 0.0
  @Published private(set) var peak = 0.0
  private var cancellables: Set<AnyCancellable> = []

  init(service: MeterService = MeterService()) {
    Timer.publish(every: 5, on: .main, in: .common)
      .autoconnect()
      .flatMap { _ in service.reading() }
      .receive(on: DispatchQueue.main)
      .assign(to: &$reading)

    $reading
      .sink { [weak self] value in
        guard let self else { return }
        peak = max(peak, value)
      }
      .store(in: &cancellables)
  }
}

struct MeterScreen: View {
  @StateObject private var model = MeterModel()

  var body: some View {
    Gauge(value: min(max(model.reading, 0), 100), in: 0...100) {
      Text("Peak \(model.peak, format: .number)")
    }
    .padding()
  }
}

struct MeterList: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Kitchen") { MeterScreen() }
      }
    }
  }
}
