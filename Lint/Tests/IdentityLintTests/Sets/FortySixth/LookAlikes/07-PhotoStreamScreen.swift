import SwiftUI

struct Photo: Identifiable, Hashable, Decodable {
  let id: Int
  let title: String
}

@MainActor
@Observable
final class PhotoStream {
  private(set) var photos: [Photo] = []
  private(set) var message: String?

  func load() async {
    do {
      let url = URL(string: "https://example.com/api/photos/latest")!
      let (data, _) = try await URLSession.shared.data(from: url)
      photos = try JSONDecoder().decode([Photo].self, from: data)
      message = nil
    } catch {
      message = error.localizedDescription
    }
  }
}

struct PhotoStreamScreen: View {
  @State private var stream = PhotoStream()

  var body: some View {
    NavigationStack {
      List {
        if let message = stream.message {
          Text(message).foregroundStyle(.red)
        }
        ForEach(stream.photos) { photo in
          NavigationLink(photo.title, value: photo)
        }
      }
      .navigationTitle("Latest")
      .navigationDestination(for: Photo.self) { photo in
        Text(photo.title).font(.largeTitle)
      }
      .onAppear {
        Task { await stream.load() }
      }
    }
  }
}
