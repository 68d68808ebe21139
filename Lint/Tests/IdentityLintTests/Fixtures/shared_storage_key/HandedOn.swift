import SwiftUI

struct Friend: Identifiable, Hashable {
  let id: String
  let name: String
}
struct Composer: View {
  let friend: Friend
  @AppStorage("composer.draft") private var draft = ""  // expect: shared_storage_key
  var body: some View { TextField(friend.name, text: $draft) }
}
struct Chat: View {
  let friend: Friend
  var body: some View { VStack { Composer(friend: friend) } }
}
struct Notes: View {
  let friendID: Friend.ID
  @SceneStorage private var text: String  // expect: shared_storage_key
  init(of friend: Friend.ID) {
    friendID = friend
    _text = SceneStorage(wrappedValue: "", "notes")
  }
  var body: some View { TextEditor(text: $text) }
}
struct FriendPage: View {
  let friend: Friend
  var body: some View { Notes(of: friend.id) }
}
struct FriendSection: View {
  let friend: Friend
  @AppStorage private var isExpanded: Bool  // expect: shared_storage_key
  init(friend: Friend) {
    self.friend = friend
    _isExpanded = AppStorage(wrappedValue: true, "friend-section-is-expanded")
  }
  var body: some View { Section(friend.name, isExpanded: $isExpanded) { Text(friend.name) } }
}
struct Friends: View {
  let friends: [Friend]
  var body: some View {
    NavigationStack {
      List { ForEach(friends) { FriendSection(friend: $0) } }
        .navigationDestination(for: Friend.self) { Chat(friend: $0) }
    }
    List(friends) { friend in
      NavigationLink {
        FriendPage(friend: friend)
      } label: {
        Text(friend.name)
      }
    }
  }
}
