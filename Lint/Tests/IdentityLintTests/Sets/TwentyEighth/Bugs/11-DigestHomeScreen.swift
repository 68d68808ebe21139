import SwiftUI

enum PreferenceKeys {
  static let dailyDigest = "dailyDigestEnabled"
  static let digestHour = "digestHour"
}

final class DigestScheduler: ObservableObject {
  @Published private(set) var nextDelivery: Date?
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    defaults.register(defaults: [PreferenceKeys.digestHour: 8])
  }

  func reschedule(now: Date = .now) {
    // bug: The digest: the toggle shows on, nothing is scheduled.
    guard defaults.bool(forKey: PreferenceKeys.dailyDigest) else {
      nextDelivery = nil
      return
    }
    let hour = defaults.integer(forKey: PreferenceKeys.digestHour)
    nextDelivery = Calendar.current.nextDate(
      after: now,
      matching: DateComponents(hour: hour, minute: 0),
      matchingPolicy: .nextTime
    )
  }
}

struct DigestSettingsView: View {
  @ObservedObject var scheduler: DigestScheduler
  @AppStorage(PreferenceKeys.dailyDigest) private var dailyDigest = true
  @AppStorage(PreferenceKeys.digestHour) private var digestHour = 8

  var body: some View {
    Form {
      Toggle("Daily digest", isOn: $dailyDigest)
      Stepper("At \(digestHour):00", value: $digestHour, in: 0...23)
        .disabled(!dailyDigest)
    }
    .onChange(of: dailyDigest) { scheduler.reschedule() }
    .onChange(of: digestHour) { scheduler.reschedule() }
  }
}

struct DigestHomeScreen: View {
  @StateObject private var scheduler = DigestScheduler()

  var body: some View {
    NavigationStack {
      NavigationLink("Digest settings") {
        DigestSettingsView(scheduler: scheduler)
      }
      .task { scheduler.reschedule() }
    }
  }
}
