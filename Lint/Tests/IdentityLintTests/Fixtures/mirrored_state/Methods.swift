import SwiftUI

struct Page: View {
  @State private var low = 0
  @State private var high = 0
  @State private var text = ""
  @State private var copy = ""

  var body: some View {
    Stepper("Low", value: $low).onChange(of: low) { follow() }
    TextField("Text", text: $text).onChange(of: text, perform: keep)
    Text(copy + "\(high)")
  }

  private func follow() {
    high = low  // expect: mirrored_state
  }

  private func keep(_ new: String) {
    copy = new  // expect: mirrored_state
  }
}
