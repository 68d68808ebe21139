import Combine
import SwiftUI

final class ReadingSettings: ObservableObject {
  @Published var fontSize: Int
  @Published var usesSerif: Bool

  private let defaults: UserDefaults
  private var cancellables: Set<AnyCancellable> = []

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    let saved = defaults.integer(forKey: "reading.size")
    fontSize = saved == 0 ? 17 : saved
    usesSerif = defaults.bool(forKey: "reading.serif")

    $fontSize
      .combineLatest($usesSerif)
      .dropFirst()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.persist()
      }
      .store(in: &cancellables)
  }

  private func persist() {
    defaults.set(fontSize, forKey: "reading.size")
    defaults.set(usesSerif, forKey: "reading.serif")
  }
}

struct ReadingSettingsView: View {
  @StateObject private var settings = ReadingSettings()

  var body: some View {
    Form {
      Stepper(
        "\(settings.fontSize) points",
        value: $settings.fontSize,
        in: 11...40,
        step: 1
      )
      Toggle("Serif", isOn: $settings.usesSerif)
    }
  }
}
