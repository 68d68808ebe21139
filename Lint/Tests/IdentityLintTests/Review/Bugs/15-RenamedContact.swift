import SwiftUI

struct Device: Identifiable {
  var name: String
  var isOn = false
  var id: String { name }  // bug: two lamps are one row, and renaming one closes its page
}

struct Home: View {
  @State private var devices: [Device] = []

  var body: some View {
    NavigationStack {
      List($devices) { $device in
        NavigationLink(device.name) {
          TextField("Name", text: $device.name)
        }
      }
      Button("Add lamp") { devices.append(Device(name: "Lamp")) }
    }
  }
}
