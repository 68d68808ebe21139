import SwiftUI

@Observable
final class Account {
  var name = ""
}

struct Scenes: Scene {
  @State private var account = Account()
  var body: some Scene {
    WindowGroup {
      First().environment(account)
    }
    WindowGroup("Second", id: "second") {
      Second()  // expect: outer_environment
    }
    Settings {
      NavigationStack { First() }  // expect: outer_environment
    }
  }
}

struct First: View {
  @Environment(Account.self) private var account
  var body: some View { Text(account.name) }
}

struct Second: View {
  var body: some View { VStack { Inner() } }
}

struct Inner: View {
  @Environment(Account.self) private var account
  var body: some View { Text(account.name) }
}
