import SwiftUI

struct Guest: Identifiable {
  let id: Int
  let name: String
}

struct InviteScreen: View {
  let guests: [Guest]
  @State private var invited: Set<Guest.ID> = []
  @State private var search = ""

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        TextField("Jump to", text: $search)
          .onChange(of: search) { _, text in
            guard let hit = guests.first(where: { $0.name.hasPrefix(text) }) else { return }
            withAnimation { proxy.scrollTo(hit.id, anchor: .top) }
          }
        List(guests, selection: $invited) { guest in
          Text(guest.name)
            .id(guest.id)
        }
        Text("\(invited.count) invited")
      }
    }
  }
}
