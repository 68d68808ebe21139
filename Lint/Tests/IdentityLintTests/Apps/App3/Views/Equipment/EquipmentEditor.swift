import SwiftUI

struct EquipmentEditor: View {
  @Environment(EquipmentStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Equipment

  init(item: Equipment) {
    _draft = State(initialValue: item)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $draft.name)
          Picker("Kind", selection: $draft.kind) {
            ForEach(EquipmentKind.allCases) { kind in
              Label(kind.title, systemImage: kind.symbol).tag(kind)
            }
          }
          TextField("Focal length", value: $draft.focalLength, format: .number)
          TextField("Aperture", value: $draft.aperture, format: .number)
        }
        Section("Accessories") {
          ForEach(draft.accessories.indices, id: \.self) { index in
            AccessoryRow(accessory: draft.accessories[index]) { changed in
              draft.accessories[index] = changed
            }
          }
          .onDelete { offsets in
            draft.accessories.remove(atOffsets: offsets)
          }
          Button("Add Accessory", systemImage: "plus") {
            withAnimation { draft.accessories.append(Accessory(name: "Accessory")) }
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle(draft.name.isEmpty ? "New Gear" : draft.name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.save(draft)
            dismiss()
          }
          .disabled(draft.name.isEmpty)
        }
      }
    }
  }
}

private struct AccessoryRow: View {
  let accessory: Accessory
  let onChange: (Accessory) -> Void

  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(accessory.name, isExpanded: $isExpanded) {
      TextField("Name", text: binding(\.name))
      TextField("Remark", text: binding(\.remark), axis: .vertical)
    }
  }

  private func binding(_ keyPath: WritableKeyPath<Accessory, String>) -> Binding<String> {
    Binding {
      accessory[keyPath: keyPath]
    } set: { text in
      var changed = accessory
      changed[keyPath: keyPath] = text
      onChange(changed)
    }
  }
}
