import SwiftUI

struct WishItem: Identifiable, Codable, Equatable {
  var id = UUID()
  var name: String
  var isFulfilled = false
}

struct WishListView: View {
  @State private var wishes: [WishItem] = WishListView.stored()

  var body: some View {
    List {
      ForEach($wishes) { $wish in
        Toggle(isOn: $wish.isFulfilled) {
          TextField("Wish", text: $wish.name)
        }
      }
      .onMove { wishes.move(fromOffsets: $0, toOffset: $1) }
      Button("Add") {
        wishes.append(WishItem(name: ""))
      }
    }
    .onChange(of: wishes) { _, newValue in
      if let data = try? JSONEncoder().encode(newValue) {
        UserDefaults.standard.set(data, forKey: "wishes")
      }
    }
  }

  private static func stored() -> [WishItem] {
    guard let data = UserDefaults.standard.data(forKey: "wishes") else { return [] }
    return (try? JSONDecoder().decode([WishItem].self, from: data)) ?? []
  }
}
