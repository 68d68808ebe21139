import SwiftUI

struct ByFactor: View {
  @State private var euros = 1.0
  @State private var dollars = 1.1
  var body: some View {
    Form {
      TextField("Euros", value: $euros, format: .number)
      TextField("Dollars", value: $dollars, format: .number)
    }
    .onChange(of: euros) { dollars = euros * 1.1 }
    .onChange(of: dollars) { euros = dollars / 1.1 }  // expect: mirrored_state
  }
}
struct ByRounding: View {
  @State private var level = 0.4
  @State private var percent = 40
  var body: some View {
    VStack {
      Slider(value: $level)
      Stepper("Percent", value: $percent)
    }
    .onChange(of: level) { _, new in percent = Int(new * 100) }
    .onChange(of: percent) { _, new in
      level = Double(new) / 100  // expect: mirrored_state
    }
  }
}
struct ByText: View {
  @Binding var amount: Double
  @State private var text = ""
  var body: some View {
    TextField("Amount", text: $text)
      .onChange(of: text) { amount = Double(text) ?? 0 }
      .onChange(of: amount) { text = String(format: "%.1f", amount) }  // expect: mirrored_state
  }
}
struct ByMethods: View {
  @State private var miles = 1.0
  @State private var kilometers = 1.6
  var body: some View {
    VStack {
      Slider(value: $miles)
      Slider(value: $kilometers)
    }
    .onChange(of: miles) { convert() }
    .onChange(of: kilometers) { convertBack() }
  }
  private func convert() { kilometers = (miles * 1.6).rounded() }
  private func convertBack() { miles = (kilometers / 1.6).rounded() }  // expect: mirrored_state
}
struct OnTwoViews: View {
  @State private var width = 4.0
  @State private var inches = 1.6
  var body: some View {
    VStack {
      Slider(value: $width).onChange(of: width) { self.inches = self.width / 2.54 }
      Slider(value: $inches).onChange(of: inches) {
        self.width = self.inches * 2.54  // expect: mirrored_state
      }
    }
  }
}
