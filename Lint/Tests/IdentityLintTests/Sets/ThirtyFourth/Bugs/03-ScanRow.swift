import SwiftUI

struct ScanSession: View {
  @State private var codes: [String] = []
  @State private var input = ""

  var body: some View {
    List {
      TextField("Barcode", text: $input)
        .onSubmit {
          codes.append(input)
          input = ""
        }
      // bug: Two scans of the same product share one identity: the count of one shows at
      ForEach(codes, id: \.self) { code in
        ScanRow(code: code)
      }
      .onDelete { codes.remove(atOffsets: $0) }
    }
  }
}

struct ScanRow: View {
  let code: String
  @State private var count = 1

  var body: some View {
    Stepper("\(code) × \(count)", value: $count, in: 1...99)
  }
}
