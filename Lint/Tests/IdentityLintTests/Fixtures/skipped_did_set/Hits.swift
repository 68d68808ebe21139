import SwiftUI

struct Volume: View {
  @State private var volume = 0.5 {
    didSet { apply() }  // expect: skipped_did_set
  }
  @AppStorage("isOn") private var isOn = true {
    didSet { apply() }  // expect: skipped_did_set
  }
  var body: some View {
    Slider(value: $volume)
    Toggle("On", isOn: $isOn)
  }
  private func apply() {}
}
