import SwiftUI

struct Channel: Identifiable {
  let id: Int
  var name: String
  var isMuted: Bool
}

struct NotificationSettings: View {
  @State private var channels = [
    Channel(id: 1, name: "Replies", isMuted: false),
    Channel(id: 2, name: "Mentions", isMuted: true),
  ]

  var body: some View {
    Form {
      ForEach(channels) { channel in
        // bug: The switch jumps back, the user's choice is never stored
        Toggle(channel.name, isOn: .constant(channel.isMuted))
      }
    }
  }
}
