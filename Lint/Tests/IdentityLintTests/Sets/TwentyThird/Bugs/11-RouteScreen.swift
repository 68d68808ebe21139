import SwiftUI

@Observable
final class DisplayPreferences {
  private let defaults = UserDefaults.standard
  var accountName = "Signed out"

  // bug: the switch to kilometres does not show: the summary stays in miles. On toggling: a
  // computed property over UserDefaults is not tracked by @Observable.
  var usesMetric: Bool {
    get { defaults.bool(forKey: "display.metric") }
    set { defaults.set(newValue, forKey: "display.metric") }
  }
}

struct RouteScreen: View {
  @State private var preferences = DisplayPreferences()
  @State private var showsOptions = false

  var body: some View {
    VStack(spacing: 16) {
      RouteSummary(meters: 12_400, preferences: preferences)
      Button("Options") { showsOptions = true }
    }
    .popover(isPresented: $showsOptions) {
      DisplayOptions(preferences: preferences)
    }
  }
}

struct RouteSummary: View {
  let meters: Double
  let preferences: DisplayPreferences

  var body: some View {
    if preferences.usesMetric {
      Text("\(meters / 1000, format: .number) km")
    } else {
      Text("\(meters / 1609, format: .number) mi")
    }
  }
}

struct DisplayOptions: View {
  @Bindable var preferences: DisplayPreferences

  var body: some View {
    Form {
      TextField("Account", text: $preferences.accountName)
      Toggle("Kilometres", isOn: $preferences.usesMetric)
    }
    .padding()
  }
}
