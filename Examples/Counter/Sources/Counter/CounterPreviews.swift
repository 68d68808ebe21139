import SwiftUI

// `theseus preview` shows these; `theseus preview --svg FOLDER` draws them.

#Preview("Counter") { CounterView() }

#Preview("In a form", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 2
  @Previewable @State var words = ["none": 0, "{": 1]
  Form {
    Stepper("Count: \(count)", value: $count)
    Text("\(words["{"] ?? 0) brace")
  }
}
