import SwiftUI

struct Headers: View {
  @Binding var headers: [String]

  var body: some View {
    List {
      ForEach(headers.indices, id: \.self) { index in  // expect: index_id
        HStack {
          TextField("Name", text: $headers[index])
          Button("Remove") { headers.remove(at: index) }
        }
      }
    }
  }
}

final class Gallery: ObservableObject {
  @Published var media: [URL] = []
  func drop(at index: Int) { media.remove(at: index) }
}

struct Media: View {
  @ObservedObject var gallery: Gallery

  var body: some View {
    ForEach(Array(gallery.media.enumerated()), id: \.offset) { index, url in  // expect: index_id
      Player(url: url).onTapGesture { gallery.drop(at: index) }
    }
    ForEach(0..<gallery.media.count, id: \.self) { index in  // expect: index_id
      Player(url: gallery.media[index])
    }
  }
}

struct Player: View {
  let url: URL
  @State private var isPlaying = false

  var body: some View { Button(isPlaying ? "Stop" : "Play") { isPlaying.toggle() } }
}

struct Devices: View {
  @State private var devices: [String] = []
  @State private var hovered = -1

  var body: some View {
    ForEach(devices.indices, id: \.self) { index in  // expect: index_id
      Text(devices[index])
        .foregroundStyle(hovered == index ? .primary : .secondary)
        .onHover { hovered = $0 ? index : -1 }
    }
    .task { devices = await poll() }
  }

  func poll() async -> [String] { [] }
}

// People remove and move the rows themselves; who holds the elements was not found.
struct Keys: View {
  @StateObject private var store = KeyStore()

  var body: some View {
    List {
      ForEach(store.keys.indices, id: \.self) { index in  // expect-info: index_id
        Text(store.name(of: index))
      }
      .onDelete { store.remove($0) }
    }
  }
}

// A list that is polled: each poll may put an element at another position.
struct Polled: View {
  @State private var urls: [URL] = []

  var body: some View {
    ForEach(urls.indices, id: \.self) { index in Player(url: urls[index]) }  // expect: index_id
      .onAppear { urls = poll() }
      .refreshable { urls = poll() }
  }

  func poll() -> [URL] { [] }
}
