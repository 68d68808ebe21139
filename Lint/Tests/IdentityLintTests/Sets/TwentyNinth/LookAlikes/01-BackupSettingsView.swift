import SwiftUI

enum BackupCadence: String, CaseIterable, Codable {
  case hourly, daily, weekly

  var title: String {
    switch self {
    case .hourly: "Every hour"
    case .daily: "Every day"
    case .weekly: "Every week"
    }
  }
}

struct BackupPlan: Codable, Equatable {
  var cadence: BackupCadence = .daily
  var copiesKept = 5
  var includesPhotos = true
}

@Observable
final class BackupSettings {
  var plan = BackupPlan()
  private(set) var savedPlan: BackupPlan?

  var hasChanges: Bool { savedPlan != plan }

  func save() {
    savedPlan = plan
  }
}

struct BackupCadencePicker: View {
  @Binding var cadence: BackupCadence

  var body: some View {
    Picker("Run", selection: $cadence) {
      ForEach(BackupCadence.allCases, id: \.rawValue) { option in
        Text(option.title)
          .tag(option)
      }
    }
  }
}

struct BackupSettingsView: View {
  @Bindable var settings: BackupSettings

  var body: some View {
    Form {
      BackupCadencePicker(cadence: $settings.plan.cadence)
      Stepper(
        "Keep \(settings.plan.copiesKept) copies", value: $settings.plan.copiesKept, in: 1...30)
      Toggle("Photos", isOn: $settings.plan.includesPhotos)
      Button("Save", action: settings.save)
        .disabled(!settings.hasChanges)
    }
  }
}
