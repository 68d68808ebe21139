import SwiftUI

struct OfficeScanner: Identifiable {
  let id: String
  let name: String
}

struct ScannerPicker: View {
  let scanners: [OfficeScanner]
  @State private var selectedID: OfficeScanner.ID?
  @State private var pages = 1

  var body: some View {
    Form {
      Picker("Scanner", selection: $selectedID) {
        Text("None").tag(OfficeScanner.ID?.none)
        ForEach(scanners) { scanner in
          Text(scanner.name)
            .tag(Optional(scanner.id))
        }
      }
      Stepper("Pages: \(pages)", value: $pages, in: 1...20)
      Button("Scan") {
        start()
      }
      .disabled(selectedID == nil)
    }
  }

  private func start() {
    guard let selectedID else { return }
    print("Scanning \(pages) from \(selectedID)")
  }
}
