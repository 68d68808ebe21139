import SwiftUI

struct EmergencyContact: Equatable {
  var name = ""
  var phone = ""

  var isComplete: Bool {
    !name.isEmpty && !phone.isEmpty
  }
}

struct EmergencyContactEditor: View {
  @State var contact: EmergencyContact
  let save: (EmergencyContact) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $contact.name)
        TextField("Phone", text: $contact.phone)
      }
      .navigationTitle("Emergency contact")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(contact)
            dismiss()
          }
          .disabled(!contact.isComplete)
        }
      }
    }
  }
}

struct SafetyView: View {
  @State private var contact = EmergencyContact()
  @State private var isEditing = false

  var body: some View {
    Form {
      LabeledContent("Name", value: contact.name)
      LabeledContent("Phone", value: contact.phone)
      Button("Edit") { isEditing = true }
    }
    .navigationTitle("Safety")
    .sheet(isPresented: $isEditing) {
      EmergencyContactEditor(contact: contact) { edited in
        contact = edited
      }
    }
  }
}
