import SwiftUI

struct Photo: Identifiable { let id: String; let bytes: Int }
struct Grid: View {
  @State var photos: [Photo]
  @State private var isBySize = false
  @State private var marked: Set<Int> = []  // expect: remembered_index
  private var shown: [Photo] {
    isBySize ? photos.sorted { $0.bytes < $1.bytes } : photos
  }
  var body: some View {
    Toggle("By size", isOn: $isBySize)
    ForEach(Array(shown.enumerated()), id: \.element.id) { place, photo in
      Text(photo.id).bold(marked.contains(place)).onTapGesture { marked.insert(place) }
    }
  }
}
struct Edited: View {
  @State var photos: [Photo]
  @State private var chosen = Set<Int>()  // expect: remembered_index
  var body: some View {
    ForEach(Array(photos.enumerated()), id: \.element.id) { place, photo in
      Button(photo.id) { chosen.insert(place) }
    }
    Button("Remove first") { photos.removeFirst() }
  }
}
