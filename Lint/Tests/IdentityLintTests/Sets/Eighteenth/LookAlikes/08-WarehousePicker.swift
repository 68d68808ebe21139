import SwiftUI

struct Warehouse: Identifiable, Hashable {
  let id: Int
  let name: String

  static let all = [
    Warehouse(id: 1, name: "North"),
    Warehouse(id: 2, name: "Harbour"),
    Warehouse(id: 3, name: "Airport"),
  ]
}

struct WarehousePicker: View {
  @Binding var selection: Warehouse.ID

  var body: some View {
    Picker("Warehouse", selection: $selection) {
      ForEach(Warehouse.all) { warehouse in
        Text(warehouse.name)
          .tag(warehouse.id)
      }
    }
    .pickerStyle(.menu)
  }
}

struct NewShipmentView: View {
  @State private var title = ""
  @State private var warehouseID = Warehouse.all[0].id
  let onSave: (String, Warehouse.ID) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $title)
      WarehousePicker(selection: $warehouseID)
      Button("Save") { onSave(title, warehouseID) }
        .disabled(title.isEmpty)
    }
  }
}
