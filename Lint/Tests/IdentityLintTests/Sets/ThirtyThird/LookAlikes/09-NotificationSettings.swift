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
      Toggle("Security alerts", isOn: .constant(true))
        .disabled(true)
      ForEach($channels) { $channel in
        Toggle(channel.name, isOn: $channel.isMuted)
      }
    }
  }
}
