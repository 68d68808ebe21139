import Combine
import SwiftUI

final class GoalSettings: ObservableObject {
  @Published var dailySteps: Int
  @Published var remindsInEvening: Bool

  private let defaults: UserDefaults
  private var cancellables: Set<AnyCancellable> = []

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    let saved = defaults.integer(forKey: "goal.steps")
    dailySteps = saved == 0 ? 8_000 : saved
    remindsInEvening = defaults.bool(forKey: "goal.evening")

    $dailySteps
      .combineLatest($remindsInEvening)
      .dropFirst()
      .sink { [weak self] _ in
        // bug: the last change: defaults are always one edit behind. When: after each
        // edit; seen at the next launch.
        self?.persist()
      }
      .store(in: &cancellables)
  }

  private func persist() {
    defaults.set(dailySteps, forKey: "goal.steps")
    defaults.set(remindsInEvening, forKey: "goal.evening")
  }
}

struct GoalView: View {
  @StateObject private var settings = GoalSettings()

  var body: some View {
    Form {
      Stepper(
        "\(settings.dailySteps) steps a day",
        value: $settings.dailySteps,
        in: 1_000...40_000,
        step: 500
      )
      Toggle("Remind me in the evening", isOn: $settings.remindsInEvening)
    }
  }
}
