import SwiftUI

struct SettingsView: View {
  @Environment(Preferences.self) private var preferences
  @Environment(\.household) private var household

  var body: some View {
    @Bindable var preferences = preferences
    @Bindable var household = household
    Form {
      Section("Household") {
        TextField("Name", text: $household.name)
        Stepper(
          "Usually \(household.defaultServings) servings",
          value: $household.defaultServings,
          in: 1...12
        )
      }
      Section("Recipes") {
        Toggle("Metric units", isOn: $preferences.usesMetric)
        Toggle("Show nutrition", isOn: $preferences.showsNutrition)
        Slider(value: $preferences.cookingTextScale, in: 0.8...2) {
          Text("Cooking text size")
        }
      }
      Section("Planning") {
        Picker("Week starts on", selection: $preferences.firstWeekday) {
          ForEach(Weekday.allCases) { day in
            Text(day.title).tag(day)
          }
        }
        Toggle("Show finished shopping items", isOn: $preferences.showsFinishedItems)
      }
      Section {
        Button("Clear Image Cache") {
          Task { await ImageCache.shared.removeAll() }
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Settings")
  }
}
