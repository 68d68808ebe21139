import SwiftUI

final class Profile: ObservableObject {
  @Published var level = 1
  let nickname: String

  init(nickname: String) {
    self.nickname = nickname
  }
}

final class Session: ObservableObject {
  @Published var profile = Profile(nickname: "Kim")
  @Published var isOnline = false
}

struct SessionView: View {
  @StateObject private var session = Session()

  var body: some View {
    VStack(spacing: 16) {
      Text(session.profile.nickname)
        .font(.title)
      // bug: Changing profile.level publishes from the inner object only
      Text("Level \(session.profile.level)")
      Toggle("Online", isOn: $session.isOnline)
      Button("Level up") {
        session.profile.level += 1
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
