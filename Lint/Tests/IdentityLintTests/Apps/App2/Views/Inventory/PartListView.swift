import SwiftUI

struct PartListView: View {
  @EnvironmentObject private var inventory: InventoryStore
  @AppStorage("sortOrder") private var order = PartSort.name
  @State private var query = ""
  @State private var isAdding = false

  var body: some View {
    let lines = inventory.lines(matching: query, sortedBy: order)
    List {
      if !inventory.shortages.isEmpty {
        Section {
          Label(
            "\(inventory.shortages.count) parts below minimum",
            systemImage: "exclamationmark.circle"
          )
          .foregroundColor(.orange)
        }
      }
      Section {
        ForEach(lines) { line in
          PartRow(line: line) { amount in
            inventory.van.adjust(line.id, by: amount)
          }
        }
        .onDelete { offsets in
          inventory.van.remove(Set(offsets.map { lines[$0].id }))
        }
      }
    }
    .searchable(text: $query, prompt: "Part or shelf")
    .navigationTitle("Van")
    .toolbar {
      ToolbarItem {
        Picker("Sort", selection: $order) {
          ForEach(PartSort.allCases) { order in
            Text(order.title).tag(order)
          }
        }
      }
      ToolbarItem(placement: .primaryAction) {
        Button {
          isAdding = true
        } label: {
          Label("Add Part", systemImage: "plus")
        }
      }
    }
    .sheet(isPresented: $isAdding) {
      NewPartForm { inventory.van.add($0) }
    }
  }
}

private struct PartRow: View {
  let line: StockLine
  let onAdjust: (Int) -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(line.name)
        Text("Shelf \(line.shelf), minimum \(line.minimum)")
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Stepper {
        Text("\(line.quantity)")
          .monospacedDigit()
          .foregroundColor(line.isLow ? .red : .primary)
      } onIncrement: {
        onAdjust(1)
      } onDecrement: {
        onAdjust(-1)
      }
      .fixedSize()
    }
  }
}

private struct NewPartForm: View {
  let onSave: (StockLine) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var shelf = ""
  @State private var quantity = 1
  @State private var minimum = 1

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
        TextField("Shelf", text: $shelf)
          .textInputAutocapitalization(.characters)
        Stepper("Quantity: \(quantity)", value: $quantity, in: 0...500)
        Stepper("Minimum: \(minimum)", value: $minimum, in: 0...100)
      }
      .navigationTitle("New Part")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            onSave(
              StockLine(
                name: name, shelf: shelf, quantity: quantity, minimum: minimum,
                lastUsed: .distantPast))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}
