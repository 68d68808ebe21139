import SwiftUI

struct Supplier: Identifiable { var id = 0; var name = "" }
struct SupplierForm: View {
  let supplier: Supplier
  var body: some View { Text(supplier.name) }
}
struct Suppliers: View {
  let suppliers: [Supplier]
  @State private var editing: Supplier?
  @State private var shows = false
  var body: some View {
    Text(editing?.name ?? "")
    List(suppliers) { supplier in
      Button(supplier.name) {
        editing = supplier
        shows = true
      }
    }
    .toolbar {
      Button("New") { shows = true }  // expect: kept_entry
    }
    .sheet(isPresented: $shows) { SupplierForm(supplier: editing ?? Supplier()) }
  }
}
struct ByMethod: View {
  let suppliers: [Supplier]
  @State private var editing: Supplier?
  @State private var shows = false
  var body: some View {
    Text(editing?.name ?? "")
    List(suppliers) { supplier in
      Text(supplier.name).onTapGesture { edit(supplier) }
    }
    .toolbar {
      Button("New") {
        shows.toggle()  // expect: kept_entry
      }
    }
    .fullScreenCover(isPresented: $shows) {
      if let editing { SupplierForm(supplier: editing) } else { Text("New") }
    }
  }
  private func edit(_ supplier: Supplier) {
    editing = supplier
    shows = true
  }
}
