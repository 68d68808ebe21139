import SwiftUI

final class Delegate {
  func start() {
    let url = Bundle.main.url(forResource: "Defaults", withExtension: "plist")!
    UserDefaults.standard.register(defaults: read(url))
  }
  func read(_ url: URL) -> [String: Any] { [:] }
}
struct Page: View {
  @AppStorage("a") private var isOn = true
  var body: some View { Text("\(isOn)") }
}
struct Switch: View {
  @AppStorage("a") private var isOn = false
  var body: some View { Toggle("On", isOn: $isOn) }
}
