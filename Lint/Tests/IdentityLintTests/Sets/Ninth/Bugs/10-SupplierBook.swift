import SwiftUI

struct Supplier: Identifiable, Codable, Hashable {
  var id = UUID()
  var name = ""
  var phone = ""
}

@Observable
final class SupplierBook {
  private(set) var suppliers: [Supplier] = []

  func upsert(_ supplier: Supplier) {
    if let index = suppliers.firstIndex(where: { $0.id == supplier.id }) {
      suppliers[index] = supplier
    } else {
      suppliers.append(supplier)
    }
  }
}

struct SupplierList: View {
  @State private var book = SupplierBook()
  @State private var editing: Supplier?
  @State private var showsEditor = false

  var body: some View {
    let highlighted = editing?.id

    List(book.suppliers) { supplier in
      Button(supplier.name) {
        editing = supplier
        showsEditor = true
      }
      .listRowBackground(highlighted == supplier.id ? Color.accentColor.opacity(0.15) : nil)
    }
    .toolbar {
      Button("New Supplier", systemImage: "plus") {
        // bug: editing still holds the supplier edited last, the new entry overwrites it
        showsEditor = true
      }
    }
    .sheet(isPresented: $showsEditor) {
      SupplierForm(supplier: editing ?? Supplier()) { book.upsert($0) }
    }
  }
}

struct SupplierForm: View {
  @State private var supplier: Supplier
  private let onSave: (Supplier) -> Void
  @Environment(\.dismiss) private var dismiss

  init(supplier: Supplier, onSave: @escaping (Supplier) -> Void) {
    _supplier = State(initialValue: supplier)
    self.onSave = onSave
  }

  var body: some View {
    Form {
      TextField("Name", text: $supplier.name)
      TextField("Phone", text: $supplier.phone)
      Button("Save") {
        onSave(supplier)
        dismiss()
      }
      Button("Cancel", role: .cancel) { dismiss() }
    }
    .padding()
  }
}
