import SwiftUI

struct Supplier: Identifiable { var id = 0; var name = "" }
struct SupplierForm: View {
  let supplier: Supplier
  var body: some View { Text(supplier.name) }
}
// Emptied at the end.
struct Emptied: View {
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
    .toolbar { Button("New") { shows = true } }
    .sheet(isPresented: $shows, onDismiss: { editing = nil }) {
      SupplierForm(supplier: editing ?? Supplier())
    }
  }
}
// Emptied before it opens, by each button.
struct EachSets: View {
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
      Button("New") {
        editing = Supplier()
        shows = true
      }
    }
    .sheet(isPresented: $shows) { SupplierForm(supplier: editing ?? Supplier()) }
  }
}
// The sheet is about something else.
struct Other: View {
  let suppliers: [Supplier]
  @State private var last: Supplier?
  @State private var shows = false
  var body: some View {
    List(suppliers) { supplier in
      Button(supplier.name) {
        last = supplier
        shows = true
      }
    }
    .toolbar { Button("Help") { shows = true } }
    .sheet(isPresented: $shows) { Text("Help") }
    Text(last?.name ?? "")
  }
}
