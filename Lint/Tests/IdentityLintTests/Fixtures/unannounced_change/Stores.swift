import SwiftUI

@Observable final class Preferences {
  private let defaults = UserDefaults.standard
  var usesFeet: Bool {
    get { defaults.bool(forKey: "feet") }
    set { defaults.set(newValue, forKey: "feet") }
  }
  var unit: String { usesFeet ? "ft" : "m" }
}
struct Page: View {
  @State private var preferences = Preferences()
  var body: some View {
    Text(text(1))
    Toggle("Feet", isOn: $preferences.usesFeet)
  }
  private func text(_ length: Int) -> String {
    "\(length) " + preferences.unit  // expect: unannounced_change
  }
}
