import SwiftUI

struct Band: Identifiable {
  let id: Int
  var gain: Double
}
struct BandSlider: View {
  @Binding var gain: Double
  @State private var position = 0.0
  var body: some View {
    Slider(value: $position) { isEditing in
      if !isEditing { gain = position }
    }
    .onAppear { position = gain }  // expect: stale_copy
  }
}
struct FollowingSlider: View {
  @Binding var gain: Double
  @State private var position = 0.0
  var body: some View {
    Slider(value: $position)
      .onAppear { position = gain }
      .onChange(of: gain) { position = gain }
  }
}
struct LonelySlider: View {
  @Binding var level: Double
  @State private var position = 0.0
  var body: some View {
    Slider(value: $position).onAppear { position = level }
  }
}
struct Bands: View {
  @State private var bands = [Band(id: 0, gain: 1)]
  @State private var level = 0.0
  var body: some View {
    ForEach($bands) { $band in
      BandSlider(gain: $band.gain)
      FollowingSlider(gain: $band.gain)
    }
    LonelySlider(level: $level)
    Button("Flat") { for index in bands.indices { bands[index].gain = 0 } }
  }
}
struct Shown: View {
  let items: [String]
  @State private var query = ""
  @State private var visible: [String] = []
  var body: some View {
    List(visible, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onAppear { refilter() }
      .onChange(of: query) { refilter() }
  }
  private func refilter() {
    visible = items.filter { $0.contains(query) }  // expect: stale_copy
  }
}
struct Catalog: View {
  @StateObject private var store = Store()
  var body: some View { Shown(items: store.items) }
}
final class Store: ObservableObject {
  @Published var items: [String] = []
  func load() { items = ["a"] }
}
