import SwiftUI

@Observable final class Preferences {
  private let defaults = UserDefaults.standard
  var usesFeet = false { didSet { defaults.set(usesFeet, forKey: "feet") } }
  var unit: String { usesFeet ? "ft" : "m" }
  private let names = ["m", "ft"]
  var first: String { names[0] }
}
struct Page: View {
  @State private var preferences = Preferences()
  var body: some View {
    Text(text(1))
    Text(preferences.first)
    Toggle("Feet", isOn: $preferences.usesFeet)
  }
  private func text(_ length: Int) -> String { "\(length) " + preferences.unit }
  private func save() -> Bool { preferences.usesFeet }
}
