import SwiftUI

struct Guest: Identifiable {
  let id: Int
  let name: String
}

struct InviteScreen: View {
  let guests: [Guest]
  @State private var filter = ""

  private var shown: [Guest] {
    filter.isEmpty ? guests : guests.filter { $0.name.localizedCaseInsensitiveContains(filter) }
  }

  var body: some View {
    VStack {
      TextField("Filter", text: $filter)
      InviteList(guests: shown)
        // bug: Ticked guests and the scroll position
        .id(filter)
    }
  }
}

struct InviteList: View {
  let guests: [Guest]
  @State private var invited: Set<Guest.ID> = []

  var body: some View {
    VStack {
      List(guests, selection: $invited) { guest in
        Text(guest.name)
      }
      Text("\(invited.count) invited")
    }
  }
}
