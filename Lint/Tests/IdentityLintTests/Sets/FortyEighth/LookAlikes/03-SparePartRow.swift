import SwiftUI

struct SparePart: Decodable, Hashable {
  let sku: String
  let warehouse: String
  let name: String
  let count: Int
}

extension SparePart: Identifiable {
  var id: String { "\(warehouse)-\(sku)" }
}

struct SparePartRow: View {
  let part: SparePart
  @State private var isChecked = false

  var body: some View {
    Toggle(isOn: $isChecked) {
      LabeledContent(part.name, value: "\(part.count) pcs")
    }
  }
}

struct SparePartList: View {
  let parts: [SparePart]
  @State private var orderReference = UUID().uuidString
  @State private var copies = 1

  var body: some View {
    ScrollView {
      VStack {
        LabeledContent("Order", value: orderReference)
        Stepper("Copies: \(copies)", value: $copies, in: 1...12)
        ForEach(parts) { part in
          SparePartRow(part: part)
        }
      }
      .padding()
    }
  }
}
