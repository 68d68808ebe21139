import SwiftUI

struct LibraryPhoto: Identifiable, Hashable {
  let id: String
  let thumbnail: String
  let taken: Date
  let bytes: Int
}

enum PhotoOrder: String, CaseIterable, Identifiable {
  case newest, largest
  var id: Self { self }
}

struct CleanUpScreen: View {
  @State var photos: [LibraryPhoto]
  @State private var order = PhotoOrder.newest
  // bug: remembers places in the grid instead of photos, another order selects other photos for
  // deletion
  @State private var marked: Set<Int> = []

  private var shown: [LibraryPhoto] {
    switch order {
    case .newest: photos.sorted { $0.taken > $1.taken }
    case .largest: photos.sorted { $0.bytes > $1.bytes }
    }
  }

  var body: some View {
    ScrollView {
      Picker("Order", selection: $order) {
        ForEach(PhotoOrder.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))]) {
        ForEach(Array(shown.enumerated()), id: \.element.id) { place, photo in
          Image(photo.thumbnail)
            .resizable()
            .aspectRatio(1, contentMode: .fill)
            .overlay(alignment: .bottomTrailing) {
              if marked.contains(place) {
                Image(systemName: "checkmark.circle.fill").padding(4)
              }
            }
            .onTapGesture { toggle(place) }
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button("Delete \(marked.count) photos", role: .destructive) {
        let doomed = Set(marked.map { shown[$0].id })
        photos.removeAll { doomed.contains($0.id) }
        marked = []
      }
      .disabled(marked.isEmpty)
    }
  }

  private func toggle(_ place: Int) {
    if marked.contains(place) {
      marked.remove(place)
    } else {
      marked.insert(place)
    }
  }
}
