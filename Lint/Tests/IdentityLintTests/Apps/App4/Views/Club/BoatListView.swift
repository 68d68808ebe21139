import SwiftUI

struct BoatListView: View {
  @EnvironmentObject private var boats: BoatStore
  @State private var boatClass: BoatClass?

  private var shown: [Boat] {
    boats.boats.filter { boat in
      boatClass == nil || boat.boatClass == boatClass
    }
  }

  var body: some View {
    List {
      Picker("Class", selection: $boatClass) {
        Text("All").tag(BoatClass?.none)
        ForEach(BoatClass.allCases) { boatClass in
          Text(boatClass.rawValue).tag(Optional(boatClass))
        }
      }
      .pickerStyle(.segmented)

      ForEach(shown) { boat in
        NavigationLink {
          BoatDetailView(boatID: boat.id)
        } label: {
          HStack {
            Text(boat.name)
            Spacer()
            Text(boat.boatClass.rawValue)
              .foregroundColor(.secondary)
            Image(systemName: boat.isAvailable ? "checkmark.circle" : "wrench.adjustable")
              .foregroundColor(boat.isAvailable ? .green : .orange)
          }
        }
        .swipeActions(edge: .leading) {
          Button(boat.isAvailable ? "Close" : "Open") {
            boats.setAvailable(!boat.isAvailable, for: boat.id)
          }
          .tint(boat.isAvailable ? .orange : .green)
        }
        .moveDisabled(boatClass != nil)
      }
      .onMove(perform: boats.move)
    }
    .navigationTitle("Boats")
    .toolbar { EditButton() }
  }
}
