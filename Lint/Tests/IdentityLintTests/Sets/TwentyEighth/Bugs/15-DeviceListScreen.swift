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
  @State private var isConfirmingUnpair = false

  var body: some View {
    List {
      ForEach(registry.devices) { device in
        row(for: device)
      }
    }
    .navigationTitle("Devices")
  }
}

extension DeviceListScreen {
  private func row(for device: PairedDevice) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(device.name)
        Text(device.lastSeen, style: .relative).font(.caption)
      }
      Spacer()
      Button("Unpair", role: .destructive) { isConfirmingUnpair = true }
    }
    // bug: Another device is unpaired than the one tapped.
    .confirmationDialog("Unpair this device?", isPresented: $isConfirmingUnpair) {
      Button("Unpair", role: .destructive) { registry.unpair(device) }
    }
  }
}
