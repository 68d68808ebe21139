import SwiftUI

struct ReaderView: View {
  let text: String
  @AppStorage("fontSize") private var fontSize = 18.0

  var body: some View {
    ScrollView {
      Text(text)
        .font(.system(size: fontSize))
        .padding()
    }
  }
}

struct ReaderSettings: View {
  // bug: The size shown in settings (14) is not the one the reader uses (18); the text jumps
  @AppStorage("fontSize") private var fontSize = 14.0
  @AppStorage("nightMode") private var nightMode = false

  var body: some View {
    Form {
      Stepper("Size \(Int(fontSize))", value: $fontSize, in: 10...30)
      Toggle("Night mode", isOn: $nightMode)
    }
  }
}
