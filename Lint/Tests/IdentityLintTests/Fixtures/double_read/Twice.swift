import SwiftUI

struct User {
  var name: String
}

final class Session: ObservableObject {
  @Published var user: User?
}

struct Page: View {
  @State private var user: User?
  @ObservedObject var session: Session
  let friends: [User]

  var body: some View {
    VStack {
      if user != nil {  // expect: double_read
        List(friends, id: \.name) { friend in
          Text(friend.name + user!.name)
        }
      }
      if session.user != nil {  // expect: double_read
        Button("Save") {
          Task { await save(session.user!) }
        }
      }
      if session.user != nil {  // expect: double_read
        GeometryReader { _ in Text(session.user!.name) }
      }
    }
  }

  private func save(_ user: User) async {}
}
