import SwiftUI

struct Photo9b: Identifiable, Hashable { let id: Int; var rating: Int }
struct Library9b: View {
  @State private var photos: [Photo9b] = []
  @State private var selection: Photo9b?
  var body: some View {
    HStack {
      List(photos, selection: $selection) { Text("\($0.id)").tag($0) }
      if let photo = selection { Inspector9b(photo: photo).id(photo.id) }
    }
  }
}
struct Inspector9b: View {
  @State private var rating: Int
  init(photo: Photo9b) { _rating = State(initialValue: photo.rating) }
  var body: some View { Stepper("\(rating)", value: $rating) }
}
