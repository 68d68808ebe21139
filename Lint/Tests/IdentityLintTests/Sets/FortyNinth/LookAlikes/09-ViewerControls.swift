import SwiftUI

@Observable
final class ViewerSettings {
  @ObservationIgnored
  @AppStorage("viewer.zoom") private var storedZoom = 1.0

  var zoom: Double {
    get {
      access(keyPath: \.zoom)
      return storedZoom
    }
    set {
      withMutation(keyPath: \.zoom) {
        storedZoom = min(max(newValue, 0.5), 3)
      }
    }
  }

  func reset() {
    zoom = 1
  }
}

struct ViewerControls: View {
  let settings: ViewerSettings

  var body: some View {
    HStack {
      Button("Out", systemImage: "minus.magnifyingglass") { settings.zoom -= 0.1 }
      Button("In", systemImage: "plus.magnifyingglass") { settings.zoom += 0.1 }
      Button("Reset") { settings.reset() }
    }
  }
}

struct ViewerPage: View {
  @State private var settings = ViewerSettings()
  let imageName: String

  var body: some View {
    Image(imageName)
      .scaleEffect(settings.zoom)
      .safeAreaInset(edge: .bottom) {
        ViewerControls(settings: settings)
      }
  }
}
