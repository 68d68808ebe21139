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

  var body: some View {
    VStack {
      if user != nil {  // expect: double_read
        Text(user!.name)
      } else {
        Spacer()
      }
      if session.user != nil, !session.user!.name.isEmpty {  // expect: double_read
        Text(session.user!.name)
      }
    }
  }
}
