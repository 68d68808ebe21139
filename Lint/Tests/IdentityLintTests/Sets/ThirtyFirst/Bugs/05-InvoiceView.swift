import SwiftUI

final class Invoice {
  var lines: [String] = []
  var total = 0

  func addHour() {
    lines.append("1 hour consulting")
    total += 120
  }
}

struct InvoiceView: View {
  // bug: The added lines do not appear and the total stays 0
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
