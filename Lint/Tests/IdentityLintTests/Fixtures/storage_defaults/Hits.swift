import SwiftUI

enum Look: String { case light, dark }

struct Page: View {
  @AppStorage("a") private var isOn = true
  @SceneStorage("b") private var size = 1.5
  @AppStorage("c") private var look = Look.light
  @AppStorage("d") private var same = 14
  var body: some View { Text("\(isOn) \(size) \(look.rawValue) \(same)") }
}
struct Switch: View {
  @AppStorage("a") private var isOn = false  // expect: storage_defaults
  var body: some View { Toggle("On", isOn: $isOn) }
}
struct Size: View {
  @SceneStorage("b") private var size = 2.0  // expect: storage_defaults
  var body: some View { Text("\(size)") }
}
struct Looks: View {
  @AppStorage("c") private var look: Look = .dark  // expect: storage_defaults
  var body: some View { Text(look.rawValue) }
}
