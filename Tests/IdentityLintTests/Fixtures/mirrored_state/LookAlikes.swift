import SwiftUI

struct Page: View {
  let given: Int
  @Binding var outer: String
  @State private var low = 0
  @State private var count = 0
  @State private var text = ""
  @State private var found: [String] = []
  @State private var isOn = false
  @State private var shown = false

  var body: some View {
    Stepper("Low", value: $low)
      .onChange(of: given) { low = given }
      .onChange(of: low) { count += 1 }
    TextField("Text", text: $text)
      .onChange(of: text) { _, new in found = [new, new] }
      .onChange(of: text) { outer = text }
    Toggle("On", isOn: $isOn)
      .onChange(of: isOn) {
        withAnimation { shown = isOn }
      }
    Text("\(found.count) \(count) \(shown ? 1 : 0)")
  }
}
