import SwiftUI

/// Rows of a form: labels lead, controls trail.
struct FormPage: View {
  @State private var theme = "Auto"
  @State private var wraps = true
  @State private var copies = 3
  @State private var size = 12.0
  @State private var name = ""

  var body: some View {
    Form {
      Section("Appearance") {
        Picker("Theme", selection: $theme) {
          ForEach(["Auto", "Dark", "Light"], id: \.self) { Text($0).tag($0) }
        }
        Toggle("Wrap lines", isOn: $wraps).toggleStyle(.switch)
        LabeledContent("Font", value: "Terminal")
        Slider(value: $size, in: 8...24) { Text("Size") }
      }
      Section("Printing") {
        Stepper("Copies: \(copies)", value: $copies, in: 1...9)
        TextField("Name", text: $name)
        Toggle("Two sides", isOn: $wraps)
      }
    }
  }
}
