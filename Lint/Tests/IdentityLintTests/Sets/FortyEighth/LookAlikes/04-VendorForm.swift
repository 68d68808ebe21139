import SwiftUI

struct Vendor: Identifiable, Hashable {
  let id: Int
  var name: String
  var email: String
}

struct VendorForm: View {
  let vendor: Vendor
  let onSave: (Vendor) -> Void
  @State private var name: String
  @State private var email: String

  init(vendor: Vendor, onSave: @escaping (Vendor) -> Void) {
    self.vendor = vendor
    self.onSave = onSave
    _name = State(initialValue: vendor.name)
    _email = State(initialValue: vendor.email)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Email", text: $email)
      Button("Save") {
        onSave(Vendor(id: vendor.id, name: name, email: email))
      }
    }
  }
}

struct VendorsWindow: View {
  @State private var vendors = [
    Vendor(id: 1, name: "Acme", email: "sales@acme.example"),
    Vendor(id: 2, name: "Globex", email: "hi@globex.example"),
  ]
  @State private var selection: Vendor.ID?

  var body: some View {
    NavigationSplitView {
      List(vendors, selection: $selection) { Text($0.name) }
    } detail: {
      if let vendor = vendors.first(where: { $0.id == selection }) {
        VendorForm(vendor: vendor, onSave: save)
          .id(vendor.id)
      } else {
        ContentUnavailableView("No vendor", systemImage: "shippingbox")
      }
    }
  }

  private func save(_ vendor: Vendor) {
    guard let index = vendors.firstIndex(where: { $0.id == vendor.id }) else { return }
    vendors[index] = vendor
  }
}
