import SwiftUI

struct Root: View {
  @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false
  @AppStorage("did_accept_terms") private var accepted = false
  @AppStorage("playbackSpeed") private var speed = 1.0
  var body: some View {
    if !hasSeenWelcome { Tour() }
    if !accepted { Text("Terms") }
    Text("\(speed)")
  }
}
struct Tour: View {
  var body: some View {
    Button("Done") {
      UserDefaults.standard.set(true, forKey: "hasSeenWelcomeTour")  // expect: storage_defaults
    }
    Button("Accept") { Settings.accept() }
    Button("Fast") {
      UserDefaults.standard.set(2.0, forKey: "playbackspeed")  // expect: storage_defaults
    }
  }
}
enum Settings {
  static let accepted = "didAcceptTerms"
  static func accept() {
    let defaults = UserDefaults.standard
    defaults.set(true, forKey: Settings.accepted)  // expect: storage_defaults
  }
}
