import SwiftUI

struct Page: View {
  @AppStorage("a") private var isOn = true
  @AppStorage("d") private var same = 14.0
  @AppStorage("e") private var name: String?
  @AppStorage("f") private var mine = 1
  var body: some View { Text("\(isOn) \(same) \(name ?? "") \(mine)") }
}
struct Other: View {
  @AppStorage("a") private var isOn = true
  @AppStorage("b") private var isOff = false
  @AppStorage("d") private var same: Double = 14
  @AppStorage("e") private var name = "none"
  @AppStorage("f", store: UserDefaults(suiteName: "group")) private var mine = 2
  var body: some View { Text("\(isOn) \(isOff) \(same) \(name) \(mine)") }
}
