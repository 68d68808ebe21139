import SwiftUI
import Observation

@Observable
final class Invoice {
  var lines: [String] = []
  var total = 0

  func addHour() {
    lines.append("1 hour consulting")
    total += 120
  }
}

struct InvoiceView: View {
  @State private var invoice = Invoice()

  var body: some View {
    VStack {
      List(invoice.lines.indices, id: \.self) { index in
        Text(invoice.lines[index])
      }
      Text("Total: \(invoice.total) €")
      Button("Add hour") {
        invoice.addHour()
      }
    }
  }
}
