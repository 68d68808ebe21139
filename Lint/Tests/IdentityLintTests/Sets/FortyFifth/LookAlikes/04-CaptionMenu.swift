import SwiftUI

@Observable
final class CaptionPreferences {
  @ObservationIgnored private let defaults: UserDefaults
  var isBold = false

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }
}

extension CaptionPreferences {
  var captionSize: Double {
    get {
      access(keyPath: \.captionSize)
      return defaults.object(forKey: "captions.size") as? Double ?? 17
    }
    set {
      withMutation(keyPath: \.captionSize) {
        defaults.set(newValue, forKey: "captions.size")
      }
    }
  }
}

struct CaptionMenu: View {
  let preferences: CaptionPreferences

  var body: some View {
    Menu("Captions", systemImage: "captions.bubble") {
      Button("Smaller") { preferences.captionSize -= 1 }
      Button("Larger") { preferences.captionSize += 1 }
    }
  }
}

struct CaptionOverlay: View {
  let line: String
  let preferences: CaptionPreferences

  var body: some View {
    Text(line)
      .font(.system(size: preferences.captionSize))
      .fontWeight(preferences.isBold ? .bold : .regular)
      .padding()
      .toolbar {
        CaptionMenu(preferences: preferences)
      }
  }
}
