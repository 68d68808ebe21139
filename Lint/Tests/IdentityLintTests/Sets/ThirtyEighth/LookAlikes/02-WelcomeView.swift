import SwiftUI

@Observable
final class GreetingSettings {
  var fontSize = 16.0

  var userName = UserDefaults.standard.string(forKey: "greeting.userName") ?? "Guest" {
    didSet { UserDefaults.standard.set(userName, forKey: "greeting.userName") }
  }

  var greeting: String {
    "Hello, \(userName)"
  }
}

struct WelcomeView: View {
  @State private var settings = GreetingSettings()

  var body: some View {
    VStack(spacing: 20) {
      Text(settings.greeting)
        .font(.system(size: settings.fontSize))
      Button("I am Robin") {
        settings.userName = "Robin"
      }
      Button("Sign out") {
        settings.userName = "Guest"
      }
    }
    .padding()
  }
}
