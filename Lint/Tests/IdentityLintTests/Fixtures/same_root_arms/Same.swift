import SwiftUI

struct Page: View {
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    if isOn {  // expect: same_root_arms
      TextField("On", text: $text).foregroundStyle(.red)
    } else {
      TextField("Off", text: $text).foregroundStyle(.blue)
    }
    Toggle("On", isOn: $isOn)
  }
}
