import SwiftUI

struct Medication: Identifiable, Equatable {
  let id: UUID
  var name: String
  var dose: String
  var times: [DateComponents]
}

final class MedicationStore: ObservableObject {
  @Published var medications: [Medication] = []

  func remove(_ medication: Medication) {
    medications.removeAll { $0.id == medication.id }
  }
}

struct MedicationListView: View {
  @EnvironmentObject private var store: MedicationStore
  @State private var isAskingToStop = false
  @State private var showsArchive = false

  var body: some View {
    List {
      Section("Active") {
        ForEach(store.medications) { medication in
          HStack {
            VStack(alignment: .leading) {
              Text(medication.name)
              Text(medication.dose)
                .font(.caption)
                .foregroundColor(.secondary)
            }
            Spacer()
            Button("Stop") { isAskingToStop = true }
              .buttonStyle(.bordered)
              .tint(.red)
          }
          // bug: all rows share one flag, the dialog of any row can come up and stop its medication
          .confirmationDialog(
            "Stop taking \(medication.name)?", isPresented: $isAskingToStop,
            titleVisibility: .visible
          ) {
            Button("Stop and delete plan", role: .destructive) {
              store.remove(medication)
            }
          } message: {
            Text("All reminders and the history of this plan are deleted.")
          }
        }
      }
      Section {
        Button("Show archive") { showsArchive = true }
      }
    }
    .navigationTitle("Medications")
    .sheet(isPresented: $showsArchive) {
      ArchiveView()
    }
  }
}

struct ArchiveView: View {
  var body: some View {
    Text("Nothing here yet")
      .foregroundColor(.secondary)
  }
}
