import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let title: String
}

struct PhotoFeed: View {
  let photos: [Photo]
  @State private var starred: Set<Int> = []

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(photos) { photo in
          HStack {
            Text(photo.title)
            Spacer()
            Button {
              toggle(photo)
            } label: {
              Image(systemName: starred.contains(photo.id) ? "star.fill" : "star")
            }
          }
        }
      }
      .padding()
    }
    // bug: Each tap on a star re-runs the body and gives the scroll view a new id
    .id(UUID())
  }

  private func toggle(_ photo: Photo) {
    if starred.contains(photo.id) {
      starred.remove(photo.id)
    } else {
      starred.insert(photo.id)
    }
  }
}
