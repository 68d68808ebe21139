import SwiftUI

@main
struct PantryApp: App {
  @AppStorage(Preferences.welcomeKey) private var hasSeenWelcome = false

  var body: some Scene {
    WindowGroup {
      if hasSeenWelcome {
        PantryHome()
      } else {
        WelcomeTour()
      }
    }
  }
}

struct PantryHome: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Flour"); Text("Rice"); Text("Oats")
      }
      .navigationTitle("Pantry")
    }
  }
}

struct WelcomeTour: View {
  @State private var page = 0
  private let pages = ["Scan", "Sort", "Share"]

  var body: some View {
    VStack(spacing: 24) {
      Text(pages[page]).font(.largeTitle)
      if page < pages.count - 1 {
        Button("Next") { page += 1 }
      } else {
        Button("Get started") { Preferences.finishWelcome() }
          .buttonStyle(.borderedProminent)
      }
    }
    .padding()
  }
}

enum Preferences {
  static let welcomeKey = "hasSeenWelcomeTour"
  private static let defaults = UserDefaults.standard

  static func finishWelcome() {
    defaults.set(true, forKey: welcomeKey)
    defaults.set(Date.now, forKey: "welcomeFinishedAt")
  }
}
