import SwiftUI

struct EquipmentListView: View {
  @Environment(EquipmentStore.self) private var store
  @State private var isEditing = false
  @State private var newItem: Equipment?

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.usedKinds) { kind in
          let items = store.items(of: kind)
          Section(kind.title) {
            ForEach(items) { item in
              Button {
                isEditing = true
              } label: {
                EquipmentRow(item: item)
              }
              .buttonStyle(.plain)
              .sheet(isPresented: $isEditing) {
                EquipmentEditor(item: item)
              }
            }
            .onDelete { offsets in
              store.delete(offsets.map { items[$0].id })
            }
          }
        }
      }
      .navigationTitle("Gear")
      .toolbar {
        Menu("Add", systemImage: "plus") {
          ForEach(EquipmentKind.allCases) { kind in
            Button(kind.title, systemImage: kind.symbol) {
              newItem = Equipment(kind: kind)
            }
          }
        }
      }
      .sheet(item: $newItem) { item in
        EquipmentEditor(item: item)
      }
    }
  }
}

private struct EquipmentRow: View {
  let item: Equipment

  var body: some View {
    HStack {
      Label(item.name, systemImage: item.kind.symbol)
      Spacer()
      if let ratio = item.focalRatio {
        Text("f/\(ratio.formatted(.number.precision(.fractionLength(1))))")
          .foregroundStyle(.secondary)
      }
    }
    .contentShape(.rect)
  }
}
