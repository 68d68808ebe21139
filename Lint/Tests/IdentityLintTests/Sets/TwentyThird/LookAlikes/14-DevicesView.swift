import SwiftUI

struct Device: Identifiable {
  let id: UUID
  let name: String
  let lastSeen: String
}

@Observable
final class DeviceStore {
  var devices: [Device] = [
    Device(id: UUID(), name: "iPad", lastSeen: "today"),
    Device(id: UUID(), name: "MacBook", lastSeen: "yesterday"),
  ]

  func signOut(_ device: Device) {
    devices.removeAll { $0.id == device.id }
  }
}

struct DevicesView: View {
  @State private var store = DeviceStore()

  var body: some View {
    List {
      ForEach(store.devices) { device in
        DeviceRow(device: device) { store.signOut(device) }
      }
    }
    .navigationTitle("Devices")
  }
}

struct DeviceRow: View {
  let device: Device
  let onSignOut: () -> Void
  @State private var asksToSignOut = false

  var body: some View {
    HStack {
      Text(device.name)
      Spacer()
      Text(device.lastSeen)
      Button("Sign out", role: .destructive) {
        asksToSignOut = true
      }
      .buttonStyle(.borderless)
    }
    .confirmationDialog("Sign out \(device.name)?", isPresented: $asksToSignOut) {
      Button("Sign out", role: .destructive, action: onSignOut)
    }
  }
}
