import SwiftUI

@Observable
final class Account {
  var name = ""
}

extension View {
  func services(_ account: Account) -> some View { environment(account) }
}

struct Scenes: Scene {
  @State private var account = Account()
  var body: some Scene {
    WindowGroup {
      First().environment(account)
    }
    WindowGroup("Second", id: "second") {
      Second().services(account)
    }
    WindowGroup("Third", id: "third") {
      First()
    }
    .environment(account)
    WindowGroup("Fourth", id: "fourth") {
      Fourth()
    }
    WindowGroup("Fifth", id: "fifth") {
      Fifth()
    }
    Settings { Text("Settings") }
  }
}

struct First: View {
  @Environment(Account.self) private var account
  var body: some View { Text(account.name) }
}

struct Second: View {
  var body: some View { First() }
}

struct Fourth: View {
  @Environment(Account.self) private var account: Account?
  var body: some View { Text(account?.name ?? "") }
}

struct Fifth: View {
  @State private var own = Account()
  var body: some View { First().environment(own) }
}
