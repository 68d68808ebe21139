import SwiftUI

@Observable
final class Preferences {
  var fontSize = 16.0

  var userName: String {
    // bug: The computed property reads and writes UserDefaults
    get { UserDefaults.standard.string(forKey: "userName") ?? "Guest" }
    set { UserDefaults.standard.set(newValue, forKey: "userName") }
  }
}

struct GreetingView: View {
  @State private var preferences = Preferences()

  var body: some View {
    VStack(spacing: 20) {
      Text("Hello, \(preferences.userName)")
        .font(.system(size: preferences.fontSize))
      Button("I am Robin") {
        preferences.userName = "Robin"
      }
      Button("Sign out") {
        preferences.userName = "Guest"
      }
    }
    .padding()
  }
}
