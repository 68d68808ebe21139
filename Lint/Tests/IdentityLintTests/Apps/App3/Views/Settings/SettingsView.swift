import SwiftUI

struct SettingsView: View {
  @Environment(SettingsStore.self) private var settings
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var settings = settings

    NavigationStack {
      Form {
        Section("Observing") {
          Picker("Home site", selection: $settings.homeSiteID) {
            ForEach(Site.all) { site in
              Text(site.name).tag(site.name)
            }
          }
          LabeledContent("Lowest altitude") {
            Stepper(
              "\(Int(settings.minimumAltitude))°", value: $settings.minimumAltitude, in: 0...60,
              step: 5)
          }
        }
        Section("Display") {
          Toggle("Night vision", isOn: $settings.nightVision)
          Toggle("Metric units", isOn: $settings.usesMetric)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}
