import SwiftUI

enum ReaderDefaults {
  static let fontSize = 18.0
}

struct ReaderView: View {
  let text: String
  @AppStorage("fontSize") private var fontSize = ReaderDefaults.fontSize

  var body: some View {
    ScrollView {
      Text(text)
        .font(.system(size: fontSize))
        .padding()
    }
  }
}

struct ReaderSettings: View {
  @AppStorage("fontSize") private var fontSize = ReaderDefaults.fontSize
  @AppStorage("nightMode") private var nightMode = false

  var body: some View {
    Form {
      Stepper("Size \(Int(fontSize))", value: $fontSize, in: 10...30)
      Toggle("Night mode", isOn: $nightMode)
    }
  }
}
