import SwiftUI

struct Device: Identifiable, Hashable {
  let id: UUID
  var name: String
  var room: String
  var isOn: Bool
}

@Observable
final class Home {
  var devices: [Device] = [
    Device(id: UUID(), name: "Lamp", room: "Hall", isOn: false),
    Device(id: UUID(), name: "Heater", room: "Bath", isOn: true),
  ]

  func update(_ device: Device) {
    guard let index = devices.firstIndex(where: { $0.id == device.id }) else { return }
    devices[index] = device
  }
}

struct DevicesView: View {
  @State private var home = Home()

  var body: some View {
    NavigationStack {
      List(home.devices) { device in
        NavigationLink(device.name, value: device)
      }
      .navigationDestination(for: Device.self) { tapped in
        if let device = home.devices.first(where: { $0.id == tapped.id }) {
          DeviceCard(device: device, onUpdate: home.update)
        } else {
          ContentUnavailableView("Device removed", systemImage: "questionmark")
        }
      }
    }
  }
}

struct DeviceCard: View {
  let device: Device
  let onUpdate: (Device) -> Void

  var body: some View {
    Form {
      LabeledContent("Room", value: device.room)
      Button(device.isOn ? "Turn off" : "Turn on") {
        var copy = device
        copy.isOn.toggle()
        onUpdate(copy)
      }
      Button("Clear room", role: .destructive) {
        var copy = device
        copy.room = ""
        onUpdate(copy)
      }
    }
    .navigationTitle(device.name)
  }
}
