import SwiftUI

struct Patient: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct PatientChart: View {
  let patient: Patient
  @State private var notes: [String] = []

  var body: some View {
    ScrollView {
      Text(notes.joined(separator: "\n\n"))
    }
    .navigationTitle(patient.name)
    .task {
      let url = URL(string: "https://clinic.example.com/patients/\(patient.id)/notes")!
      guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
      notes = (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }
  }
}

struct WardView: View {
  let patients: [Patient]
  @State private var selection: Patient?

  var body: some View {
    NavigationSplitView {
      List(patients, selection: $selection) { patient in
        NavigationLink(patient.name, value: patient)
      }
    } detail: {
      if let selection {
        PatientChart(patient: selection)
          .id(selection.id)
      } else {
        ContentUnavailableView("No patient", systemImage: "person")
      }
    }
  }
}
