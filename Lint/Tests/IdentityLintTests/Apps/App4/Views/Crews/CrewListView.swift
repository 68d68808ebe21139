import SwiftUI

struct CrewListView: View {
  @EnvironmentObject private var club: ClubStore
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(club.crews) { crew in
            NavigationLink {
              SeatPlannerView(crew: crew)
            } label: {
              CrewCard(crew: crew)
            }
          }
          .onMove(perform: club.moveCrews)
          .onDelete(perform: club.deleteCrews)
        }
        Section {
          NavigationLink {
            TrainingView()
          } label: {
            Label("Squad Training", systemImage: "figure.rower")
          }
        }
      }
      .navigationTitle("Crews")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          EditButton()
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Label("New Crew", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        NewCrewSheet()
      }
    }
  }
}

private struct CrewCard: View {
  let crew: Crew

  @Environment(\.clubColor) private var clubColor

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(crew.name)
          .font(.headline)
        Spacer()
        Text(crew.boatClass.rawValue)
          .foregroundColor(.secondary)
      }
      HStack(spacing: 4) {
        ForEach(crew.seats) { seat in
          Capsule()
            .fill(seat.memberID == nil ? Color(.systemGray5) : clubColor)
            .frame(height: 6)
        }
      }
      Text(crew.isComplete ? "Complete" : "\(crew.filled) of \(crew.seats.count) seats")
        .font(.caption)
        .foregroundColor(.secondary)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

private struct NewCrewSheet: View {
  @EnvironmentObject private var club: ClubStore
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var boatClass: BoatClass = .four

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Picker("Boat", selection: $boatClass) {
          ForEach(BoatClass.allCases) { boatClass in
            Text(boatClass.rawValue).tag(boatClass)
          }
        }
      }
      .navigationTitle("New Crew")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            club.addCrew(name: name, boatClass: boatClass)
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
    .presentationDetents([.medium])
  }
}

struct CrewListView_Previews: PreviewProvider {
  static var previews: some View {
    CrewListView()
      .environmentObject(ClubStore())
  }
}
