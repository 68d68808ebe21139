import SwiftUI

struct StockLine: Identifiable, Hashable {
  let warehouse: Int
  let sku: String
  var remark: String
  var counted = 0

  var id: String { "\(warehouse)-\(sku)" }
}

@Observable
final class StockTake {
  var lines: [StockLine]

  init(skus: Set<String>, warehouse: Int) {
    lines = skus.sorted().map { StockLine(warehouse: warehouse, sku: $0, remark: "") }
  }
}

struct StockTakeView: View {
  @Bindable var stockTake: StockTake

  var body: some View {
    Form {
      ForEach($stockTake.lines) { $line in
        StockRow(line: $line)
      }
    }
  }
}

private struct StockRow: View {
  @Binding var line: StockLine
  @State private var showsDetails = false

  var body: some View {
    DisclosureGroup(isExpanded: $showsDetails) {
      TextField("Remark", text: $line.remark)
    } label: {
      Stepper("\(line.sku): \(line.counted)", value: $line.counted, in: 0...9_999)
    }
  }
}
