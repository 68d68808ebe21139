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

// Kept alike in one of two modes only.
struct Ports: View {
  @State private var isSingle = true
  @State private var first = ""
  @State private var last = ""

  var body: some View {
    Toggle("Single", isOn: $isSingle)
    if isSingle {
      TextField("Port", text: $first).onChange(of: first) { _, new in last = new }
    } else {
      TextField("First", text: $first)
      TextField("Last", text: $last)
    }
  }
}
