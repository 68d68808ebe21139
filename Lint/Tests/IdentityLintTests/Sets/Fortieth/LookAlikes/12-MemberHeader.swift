import SwiftUI

final class MemberProfile: ObservableObject {
  @Published var points = 0
  let name: String

  init(name: String) {
    self.name = name
  }
}

final class MemberSession: ObservableObject {
  @Published var profile = MemberProfile(name: "Sam")
  @Published var isOnline = true
}

struct MemberHeader: View {
  @ObservedObject var profile: MemberProfile

  var body: some View {
    VStack {
      Text(profile.name)
      Text("\(profile.points) points")
    }
  }
}

struct MemberHome: View {
  @StateObject private var session = MemberSession()

  var body: some View {
    VStack {
      MemberHeader(profile: session.profile)
      Button("Earn points") {
        session.profile.points += 10
      }
    }
  }
}
