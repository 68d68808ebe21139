import SwiftUI

struct Printer: Identifiable {
  let id: Int
  let name: String
}

struct PrinterPicker: View {
  let printers: [Printer]
  @State private var selectedName = ""
  @State private var copies = 1

  var body: some View {
    Form {
      Picker("Printer", selection: $selectedName) {
        Text("None").tag("")
        ForEach(printers) { printer in
          Text(printer.name)
            // bug: The printers are tagged with their Int ids while the selection
            .tag(printer.id)
        }
      }
      Stepper("Copies: \(copies)", value: $copies, in: 1...20)
      Button("Print") {
        send()
      }
      .disabled(selectedName.isEmpty)
    }
  }

  private func send() {
    guard !selectedName.isEmpty else { return }
    print("Printing \(copies) on \(selectedName)")
  }
}
