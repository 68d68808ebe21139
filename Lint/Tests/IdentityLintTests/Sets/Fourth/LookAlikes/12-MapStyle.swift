import SwiftUI

enum MapDefaults {
  static let zoomKey = "map.zoom"
  static let zoom = 12.0
}

struct TrailMap: View {
  let name: String
  @AppStorage(MapDefaults.zoomKey) private var zoom = MapDefaults.zoom
  @AppStorage("map.showsHuts") private var showsHuts = true
  @State private var showsSettings = false

  var body: some View {
    VStack {
      Text(name).font(.headline)
      Rectangle()
        .fill(.green.opacity(zoom / 20))
        .overlay { if showsHuts { Image(systemName: "house") } }
    }
    .toolbar {
      Button("Options", systemImage: "gear") { showsSettings = true }
    }
    .sheet(isPresented: $showsSettings) { TrailMapSettings() }
  }
}

struct TrailMapSettings: View {
  @AppStorage(MapDefaults.zoomKey) private var zoom = MapDefaults.zoom
  @AppStorage("map.showsHuts") private var showsHuts = true

  var body: some View {
    Form {
      Slider(value: $zoom, in: 5...18)
      Toggle("Huts", isOn: $showsHuts)
    }
  }
}
