import SwiftUI

struct Photo9: Identifiable, Hashable { let id: Int; var title: String; var rating: Int }
struct Library9: View {
  @State private var photos: [Photo9] = []
  @State private var selection: Photo9.ID?
  private var selectedPhoto: Photo9? { photos.first { $0.id == selection } }
  var body: some View {
    NavigationSplitView {
      List(photos, selection: $selection) { Text($0.title) }
    } detail: {
      if let photo = selectedPhoto { Inspector9(photo: photo) } else { Text("Nothing") }
    }
  }
}
struct Inspector9: View {
  let photo: Photo9
  @State private var rating: Int
  init(photo: Photo9) {
    self.photo = photo
    _rating = State(wrappedValue: photo.rating)  // bug: the second photo has the first one's rating
  }
  var body: some View {
    VStack {
      Text(photo.title); Stepper("Rating \(rating)", value: $rating, in: 0...5)
    }
  }
}
