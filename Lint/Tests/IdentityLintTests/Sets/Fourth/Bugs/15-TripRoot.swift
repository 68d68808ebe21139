import SwiftUI

@Observable
final class TripStore {
  let ownerID: String
  var stops: [String] = []

  init(ownerID: String) {
    self.ownerID = ownerID
  }
}

struct StopsTab: View {
  @Environment(TripStore.self) private var store
  @State private var name = ""

  var body: some View {
    List {
      ForEach(store.stops, id: \.self) { Text($0) }
      TextField("New stop", text: $name)
        .onSubmit {
          guard !name.isEmpty, !store.stops.contains(name) else { return }
          store.stops.append(name)
          name = ""
        }
    }
  }
}

struct TripRoot: View {
  let ownerID: String
  @State private var tab = 0

  private var store: TripStore {
    TripStore(ownerID: ownerID)
  }

  var body: some View {
    TabView(selection: $tab) {
      StopsTab().tabItem { Label("Stops", systemImage: "mappin") }.tag(0)
      Text("Tab \(tab)").tabItem { Label("Map", systemImage: "map") }.tag(1)
    }
    // bug: each update makes another store
    .environment(store)
  }
}
