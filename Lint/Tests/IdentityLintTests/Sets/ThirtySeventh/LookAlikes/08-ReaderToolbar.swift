import SwiftUI

enum ReaderKey {
  static let showsImages = "reader.showsImages"
  static let nightMode = "reader.nightMode"
}

struct ReaderToolbar: View {
  @AppStorage(ReaderKey.nightMode) private var nightMode = false

  var body: some View {
    Button {
      nightMode.toggle()
    } label: {
      Image(systemName: nightMode ? "moon.fill" : "moon")
    }
  }
}

struct ReaderSettingsView: View {
  @AppStorage(ReaderKey.nightMode) private var nightMode = false
  @AppStorage(ReaderKey.showsImages) private var showsImages = true

  var body: some View {
    Form {
      Toggle("Night mode", isOn: $nightMode)
      Toggle("Images", isOn: $showsImages)
      HStack {
        Text("Toolbar")
        Spacer()
        ReaderToolbar()
          .buttonStyle(.borderless)
      }
    }
  }
}
