import SwiftUI

struct BoatDetailView: View {
  let boatID: Boat.ID

  @EnvironmentObject private var boats: BoatStore

  var body: some View {
    if let boat = boats.boat(boatID) {
      let defects = boats.defects(of: boatID)
      List {
        Section {
          LabeledContent("Class", value: boat.boatClass.rawValue)
          Toggle("May go out", isOn: isAvailable(boat))
        }
        Section("Defects") {
          if defects.isEmpty {
            Text("None reported")
              .foregroundColor(.secondary)
          }
          ForEach(defects) { defect in
            VStack(alignment: .leading) {
              Text(defect.text)
              Text(defect.reported, style: .date)
                .font(.caption)
                .foregroundColor(.secondary)
            }
          }
          .onDelete { offsets in
            boats.resolve(offsets.map { defects[$0].id }, for: boatID)
          }
        }
        Section("Report a Defect") {
          DefectComposer { defect in
            boats.report(defect, for: boatID)
          }
        }
      }
      .navigationTitle(boat.name)
    } else {
      ContentUnavailableView("Boat Sold", systemImage: "sailboat")
    }
  }

  private func isAvailable(_ boat: Boat) -> Binding<Bool> {
    Binding(
      get: { boats.boat(boat.id)?.isAvailable ?? false },
      set: { boats.setAvailable($0, for: boat.id) }
    )
  }
}

private struct DefectComposer: View {
  let onReport: (Defect) -> Void

  @State private var text = ""

  var body: some View {
    TextField("What is broken?", text: $text)
    Button("Report") {
      onReport(Defect(text: text))
      text = ""
    }
    .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
  }
}
