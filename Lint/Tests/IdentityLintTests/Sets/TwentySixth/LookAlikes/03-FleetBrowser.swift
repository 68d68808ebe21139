import SwiftUI

struct Vehicle: Identifiable, Hashable {
  let id: String
  var plate: String
  var mileage: Int
}

final class Fleet: ObservableObject {
  @Published var vehicles: [Vehicle] = []

  func update(_ id: Vehicle.ID, plate: String, mileage: Int) {
    guard let index = vehicles.firstIndex(where: { $0.id == id }) else { return }
    vehicles[index].plate = plate
    vehicles[index].mileage = mileage
  }
}

struct FleetBrowser: View {
  @ObservedObject var fleet: Fleet
  @State private var selection: Vehicle.ID?

  var body: some View {
    NavigationSplitView {
      List(fleet.vehicles, selection: $selection) { vehicle in
        Text(vehicle.plate)
      }
    } detail: {
      if let vehicle = fleet.vehicles.first(where: { $0.id == selection }) {
        VehicleForm(vehicle, fleet: fleet)
          .id(vehicle.id)
      } else {
        Text("Choose a vehicle")
      }
    }
  }
}

struct VehicleForm: View {
  struct Fields {
    var plate = ""
    var mileage = 0
  }

  let vehicleID: Vehicle.ID
  let fleet: Fleet
  @State fileprivate var fields: Fields

  var body: some View {
    Form {
      TextField("Plate", text: $fields.plate)
      TextField("Mileage", value: $fields.mileage, format: .number)
      Button("Save") {
        fleet.update(vehicleID, plate: fields.plate, mileage: fields.mileage)
      }
    }
  }
}

extension VehicleForm {
  init(_ vehicle: Vehicle, fleet: Fleet) {
    let fields = Fields(plate: vehicle.plate, mileage: vehicle.mileage)
    self.init(vehicleID: vehicle.id, fleet: fleet, fields: fields)
  }
}
