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
      // bug: The chosen cadence: the picker shows no selection and the choice is not
      // stored.
      ForEach(BackupCadence.allCases, id: \.rawValue) { option in
        Text(option.title)
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
