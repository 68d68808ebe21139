import SwiftUI

struct Leg: Identifiable {
  let id = UUID()
  var name: String
  var notes = ""
}

@MainActor
@Observable
final class RouteModel {
  var legs = [Leg(name: "Lisbon"), Leg(name: "Porto"), Leg(name: "Vigo")]

  func receiveSharedLegs() async {
    try? await Task.sleep(for: .seconds(10))
    guard !Task.isCancelled, !legs.contains(where: { $0.name == "Madrid" }) else { return }
    legs.insert(Leg(name: "Madrid"), at: 0)
  }

  subscript(legID id: Leg.ID) -> Leg {
    get { legs.first { $0.id == id } ?? Leg(name: "") }
    set {
      guard let index = legs.firstIndex(where: { $0.id == id }) else { return }
      legs[index] = newValue
    }
  }
}

struct RoutePlanner: View {
  @State private var route = RouteModel()
  @State private var editedID: Leg.ID?

  var body: some View {
    List {
      ForEach(route.legs) { leg in
        Button(leg.name) { editedID = leg.id }
      }
      .onMove { route.legs.move(fromOffsets: $0, toOffset: $1) }
    }
    .inspector(isPresented: isInspecting) {
      if let editedID {
        Form {
          TextField("Name", text: $route[legID: editedID].name)
          TextField("Notes", text: $route[legID: editedID].notes, axis: .vertical)
        }
        .id(editedID)
      }
    }
    .task { await route.receiveSharedLegs() }
  }

  private var isInspecting: Binding<Bool> {
    Binding(get: { editedID != nil }, set: { if !$0 { editedID = nil } })
  }
}
