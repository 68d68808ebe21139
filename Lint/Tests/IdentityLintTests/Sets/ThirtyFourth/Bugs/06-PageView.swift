import SwiftUI

@Observable
final class ReaderSettings {
  var fontSize = 17.0
}

struct BookScreen: View {
  @State private var page = 1

  var body: some View {
    VStack {
      PageView(page: page)
      Button("Next page") { page += 1 }
    }
    // bug: The chosen reader settings fall back to the defaults
    .environment(ReaderSettings())
  }
}

struct PageView: View {
  let page: Int
  @Environment(ReaderSettings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    VStack {
      Text("Page \(page)").font(.system(size: settings.fontSize))
      Slider(value: $settings.fontSize, in: 12...30)
    }
    .padding()
  }
}
