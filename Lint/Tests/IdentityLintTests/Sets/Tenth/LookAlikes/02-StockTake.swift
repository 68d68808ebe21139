import SwiftUI

enum Warehouse: String, CaseIterable, Codable {
  case north, south
}

struct StockLine: Codable, Equatable {
  let sku: String
  let warehouse: Warehouse
  var label: String
  var count: Double
}

extension StockLine: Identifiable {
  var id: String { "\(sku)|\(warehouse.rawValue)" }
}

struct StockTake: Codable {
  var note = ""
  private(set) var skus: Set<String> = []
  var lines: [StockLine] = []

  mutating func scan(_ sku: String, in warehouse: Warehouse) {
    skus.insert(sku)
    if let index = lines.firstIndex(where: { $0.sku == sku && $0.warehouse == warehouse }) {
      lines[index].count += 1
    } else {
      lines.append(StockLine(sku: sku, warehouse: warehouse, label: sku, count: 1))
    }
  }
}

struct StockTakeForm: View {
  @Binding var take: StockTake

  var body: some View {
    Form {
      Section("Stock take") {
        TextField("Note", text: $take.note)
      }
      Section("Lines") {
        ForEach($take.lines) { $line in
          StockLineRow(line: $line)
        }
        .onDelete { take.lines.remove(atOffsets: $0) }
      }
    }
  }
}

private struct StockLineRow: View {
  @Binding var line: StockLine
  @FocusState private var isEditing: Bool

  var body: some View {
    HStack {
      TextField("Label", text: $line.label)
        .focused($isEditing)
        .foregroundStyle(isEditing ? Color.accentColor : Color.primary)
      TextField("Count", value: $line.count, format: .number)
        .frame(width: 60)
      Text(line.warehouse.rawValue)
        .foregroundStyle(.secondary)
    }
  }
}
