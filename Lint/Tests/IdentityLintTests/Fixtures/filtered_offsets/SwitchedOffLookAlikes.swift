import SwiftUI

struct Boat: Identifiable {
  let id: Int
  var name: String
  var isSingle: Bool
}

struct BoatRack: View {
  @Binding var boats: [Boat]
  @State private var onlySingles = false
  private var shown: [Boat] { onlySingles ? boats.filter(\.isSingle) : boats }

  var body: some View {
    List {
      Toggle("Singles", isOn: $onlySingles)
      ForEach(shown) { boat in
        Text(boat.name).moveDisabled(onlySingles)
      }
      .onMove { boats.move(fromOffsets: $0, toOffset: $1) }
      ForEach(shown) { boat in
        HStack { Text(boat.name) }.deleteDisabled(onlySingles)
      }
      .onDelete { boats.remove(atOffsets: $0) }
    }
  }
}
