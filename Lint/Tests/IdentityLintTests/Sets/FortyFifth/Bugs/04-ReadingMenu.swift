import SwiftUI

@Observable
final class ReadingPreferences {
  @ObservationIgnored private let defaults: UserDefaults
  var isNight = false

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }
}

extension ReadingPreferences {
  var textSize: Double {
    // bug: Changing the text size in the menu leaves the open page as it was
    get { defaults.object(forKey: "reading.textSize") as? Double ?? 17 }
    set { defaults.set(newValue, forKey: "reading.textSize") }
  }
}

struct ReadingMenu: View {
  let preferences: ReadingPreferences

  var body: some View {
    Menu("Text", systemImage: "textformat.size") {
      Button("Smaller") { preferences.textSize -= 1 }
      Button("Larger") { preferences.textSize += 1 }
    }
  }
}

struct ReadingPage: View {
  let text: String
  let preferences: ReadingPreferences

  var body: some View {
    ScrollView {
      Text(text)
        .font(.system(size: preferences.textSize))
        .padding()
    }
    .background(preferences.isNight ? Color.black : .white)
    .toolbar {
      ReadingMenu(preferences: preferences)
    }
  }
}
