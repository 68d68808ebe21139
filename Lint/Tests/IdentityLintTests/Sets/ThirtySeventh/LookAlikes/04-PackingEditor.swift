import SwiftUI

struct PackingEditor: View {
  @Binding var items: [String]
  @State private var newItem = ""

  var body: some View {
    Form {
      Section("Items") {
        ForEach(items, id: \.self) { item in
          Text(item)
        }
      }
      HStack {
        TextField("Item", text: $newItem)
        Button("Add") {
          if !items.contains(newItem) {
            items.append(newItem)
          }
          newItem = ""
        }
        .disabled(newItem.isEmpty)
      }
    }
    .navigationTitle("Packing list")
  }
}

struct TripView: View {
  @State private var items = ["Passport", "Socks"]

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Edit items") {
          PackingEditor(items: $items)
        }
        Text("\(items.count) items to pack")
      }
      .navigationTitle("Trip")
    }
  }
}
