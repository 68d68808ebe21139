import SwiftUI

struct Medication: Identifiable, Hashable {
  let id: UUID
  var name: String
  var dose: String

  static let blank = Medication(id: UUID(), name: "", dose: "")
}

final class MedicineCabinet: ObservableObject {
  @Published var medications: [Medication] = []

  func store(_ medication: Medication) {
    if let index = medications.firstIndex(where: { $0.id == medication.id }) {
      medications[index] = medication
    } else {
      medications.append(medication)
    }
  }
}

struct CabinetView: View {
  @StateObject private var cabinet = MedicineCabinet()
  @State private var target = Medication.blank
  @State private var isEditing = false

  var body: some View {
    List(cabinet.medications) { medication in
      Button(medication.name) { edit(medication) }
    }
    .toolbar {
      Button("Add") { edit(Medication(id: UUID(), name: "", dose: "")) }
    }
    .sheet(isPresented: $isEditing) {
      // bug: the editor shows the blank (or the previous) medication; Save makes a new
      // entry or changes the wrong one. When: the first tap after launch.
      MedicationEditor(medication: target, onSave: cabinet.store)
    }
  }

  private func edit(_ medication: Medication) {
    target = medication
    isEditing = true
  }
}

struct MedicationEditor: View {
  let medication: Medication
  let onSave: (Medication) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var dose = ""
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name, prompt: Text(medication.name))
      TextField("Dose", text: $dose, prompt: Text(medication.dose))
      Button("Save") {
        onSave(
          Medication(
            id: medication.id,
            name: name.isEmpty ? medication.name : name,
            dose: dose.isEmpty ? medication.dose : dose
          ))
        dismiss()
      }
    }
  }
}
