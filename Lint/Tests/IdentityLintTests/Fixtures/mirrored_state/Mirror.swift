import SwiftUI

struct Page: View {
  @State private var low = 0
  @State private var high = 0
  @State private var text = ""
  @State private var copy = ""

  var body: some View {
    Stepper("Low", value: $low)
      .onChange(of: low) { high = low }  // expect: mirrored_state
    TextField("Text", text: $text)
      .onChange(of: text) { _, new in
        copy = new  // expect: mirrored_state
      }
    Text(copy + "\(high)")
  }
}
