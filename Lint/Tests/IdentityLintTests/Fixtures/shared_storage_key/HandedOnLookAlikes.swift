import SwiftUI

struct Friend: Identifiable, Hashable {
  let id: String
  let name: String
}
struct Composer: View {
  let friend: Friend
  @AppStorage("sendsWithReturn") private var sendsWithReturn = true
  @AppStorage private var draft: String
  init(friend: Friend) {
    self.friend = friend
    _draft = AppStorage(wrappedValue: "", "draft.\(friend.id)")
  }
  var body: some View {
    TextField(friend.name, text: $draft)
    Toggle("Return sends", isOn: $sendsWithReturn)
  }
}
struct Chat: View {
  let friend: Friend
  var body: some View { VStack { Composer(friend: friend) } }
}
struct Keyed: View {
  let key: String
  let friend: Friend
  @AppStorage private var note: String
  init(key: String, friend: Friend) {
    self.key = key
    self.friend = friend
    _note = AppStorage(wrappedValue: "", key)
  }
  var body: some View { TextField(friend.name, text: $note) }
}
/// The app has one user.
struct Profile: View {
  let user: Friend
  @AppStorage("bio") private var bio = ""
  var body: some View { TextEditor(text: $bio) }
}
struct Account: View {
  let user: Friend
  var body: some View { Profile(user: user) }
}
struct Friends: View {
  let friends: [Friend]
  let me: Friend
  var body: some View {
    NavigationStack {
      List(friends) { Keyed(key: "note-" + $0.id, friend: $0) }
        .navigationDestination(for: Friend.self) { Chat(friend: $0) }
    }
    Account(user: me)
  }
}
