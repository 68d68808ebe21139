import SwiftUI

@Observable
final class MapPreferences {
  @ObservationIgnored private let defaults = UserDefaults.standard

  var labelSize: Double {
    get {
      access(keyPath: \.labelSize)
      return defaults.object(forKey: "map.labelSize") as? Double ?? 16
    }
    set {
      withMutation(keyPath: \.labelSize) {
        defaults.set(newValue, forKey: "map.labelSize")
      }
    }
  }

  var padding = 4.0

  func reset() {
    labelSize = 16
    padding = 4
  }
}

struct MapLegendScreen: View {
  let entries: [String]
  @State private var preferences = MapPreferences()

  var body: some View {
    VStack {
      ScrollView {
        Text(entries.joined(separator: "\n"))
          .font(.system(size: preferences.labelSize))
          .padding(preferences.padding)
      }
      MapControls(preferences: preferences)
    }
  }
}

struct MapControls: View {
  @Bindable var preferences: MapPreferences

  var body: some View {
    HStack {
      Button("Smaller") { preferences.labelSize -= 1 }
      Text("\(Int(preferences.labelSize)) pt")
      Button("Larger") { preferences.labelSize += 1 }
      Slider(value: $preferences.padding, in: 0...12) { Text("Padding") }
      Button("Reset") { preferences.reset() }
    }
    .padding()
  }
}
