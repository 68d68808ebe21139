import SwiftUI

struct Oar: Identifiable {
  let id: Int
  var name: String
  var isSingle: Bool
}

struct OarRack: View {
  @Binding var oars: [Oar]
  @State private var onlySingles = false
  private var shown: [Oar] { onlySingles ? oars.filter(\.isSingle) : oars }

  var body: some View {
    List {
      Toggle("Singles", isOn: $onlySingles)
      ForEach(shown) { oar in
        Text(oar.name).moveDisabled(onlySingles)
      }
      .onDelete { oars.remove(atOffsets: $0) }  // expect: filtered_offsets
      ForEach(shown) { oar in
        Text(oar.name).deleteDisabled(false)
      }
      .onDelete { oars.remove(atOffsets: $0) }  // expect: filtered_offsets
    }
  }
}
