import SwiftUI

struct Contact: Identifiable {
  let id: UUID
  var name: String
  var phone: String
  var label: String
}

struct ContactEditor: View {
  let contact: Contact
  let onSave: (Contact) -> Void
  @State private var name = ""
  @State private var phone = ""
  @State private var label = "Home"

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextField("Phone", text: $phone)
        NavigationLink {
          LabelPicker(label: $label)
        } label: {
          LabeledContent("Label", value: label)
        }
        Button("Save") {
          onSave(Contact(id: contact.id, name: name, phone: phone, label: label))
        }
      }
      // bug: onAppear of the form fires again when the user returns from the label picker
      .onAppear(perform: fillFields)
    }
  }

  private func fillFields() {
    name = contact.name
    phone = contact.phone
    label = contact.label
  }
}

struct LabelPicker: View {
  @Binding var label: String

  var body: some View {
    List(["Home", "Work", "Mobile"], id: \.self) { option in
      Button(option) { label = option }
    }
  }
}
