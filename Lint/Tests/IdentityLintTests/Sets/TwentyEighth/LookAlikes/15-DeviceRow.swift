import SwiftUI

struct PairedDevice: Identifiable, Hashable {
  let id: String
  var name: String
  var lastSeen: Date
}

@Observable
final class DeviceRegistry {
  private(set) var devices: [PairedDevice] = [
    PairedDevice(id: "A1", name: "Kitchen speaker", lastSeen: .now),
    PairedDevice(id: "B7", name: "Garage door", lastSeen: .now),
  ]

  func unpair(_ device: PairedDevice) {
    devices.removeAll { $0.id == device.id }
  }
}

struct DeviceListScreen: View {
  let registry: DeviceRegistry

  var body: some View {
    List {
      ForEach(registry.devices) { device in
        DeviceRow(device: device, registry: registry)
      }
    }
    .navigationTitle("Devices")
  }
}

struct DeviceRow: View {
  let device: PairedDevice
  let registry: DeviceRegistry
  @State private var isConfirmingUnpair = false

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(device.name)
        Text(device.lastSeen, style: .relative).font(.caption)
      }
      Spacer()
      Button("Unpair", role: .destructive) { isConfirmingUnpair = true }
    }
    .confirmationDialog("Unpair this device?", isPresented: $isConfirmingUnpair) {
      Button("Unpair", role: .destructive) { registry.unpair(device) }
    }
  }
}
