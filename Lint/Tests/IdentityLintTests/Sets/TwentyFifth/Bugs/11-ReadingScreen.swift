import SwiftUI

@Observable
final class ReadingPreferences {
  @ObservationIgnored private let defaults = UserDefaults.standard

  // bug: the new font size: neither the text nor the "pt" label changes. When: Smaller, Larger;
  // Reset shows it only when lineSpacing also changes.
  var fontSize: Double {
    get { defaults.object(forKey: "reading.fontSize") as? Double ?? 16 }
    set { defaults.set(newValue, forKey: "reading.fontSize") }
  }

  var lineSpacing = 4.0

  func reset() {
    fontSize = 16
    lineSpacing = 4
  }
}

struct ReadingScreen: View {
  let text: String
  @State private var preferences = ReadingPreferences()

  var body: some View {
    VStack {
      ScrollView {
        Text(text)
          .font(.system(size: preferences.fontSize))
          .lineSpacing(preferences.lineSpacing)
          .padding()
      }
      ReadingControls(preferences: preferences)
    }
  }
}

struct ReadingControls: View {
  @Bindable var preferences: ReadingPreferences

  var body: some View {
    HStack {
      Button("Smaller") { preferences.fontSize -= 1 }
      Text("\(Int(preferences.fontSize)) pt")
      Button("Larger") { preferences.fontSize += 1 }
      Slider(value: $preferences.lineSpacing, in: 0...12) { Text("Spacing") }
      Button("Reset") { preferences.reset() }
    }
    .padding()
  }
}
