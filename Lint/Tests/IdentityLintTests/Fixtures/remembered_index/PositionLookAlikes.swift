import SwiftUI

struct Photo: Identifiable { let id: Int; let bytes: Int }
struct Grid: View {
  @State var photos: [Photo]
  let fixed: [Photo]
  @State private var order = false
  @State private var marked: Set<Int> = []
  @State private var opened: Set<Int> = []
  @State private var sorted: Set<Int> = []
  @State private var cleared: Set<Int> = []
  private var shown: [Photo] { order ? photos.sorted { $0.bytes < $1.bytes } : photos }
  var body: some View {
    ForEach(shown) { photo in
      Text("a").bold(marked.contains(photo.id)).onTapGesture { marked.insert(photo.id) }
    }
    ForEach(fixed.indices, id: \.self) { place in
      Text("a").bold(opened.contains(place)).onTapGesture { opened.insert(place) }
    }
    ForEach(Array(shown.enumerated()), id: \.element.id) { place, photo in
      Text("\(photo.id)").bold(sorted.contains(place)).onTapGesture { sorted.insert(place) }
    }
    .onChange(of: order) { sorted = [] }
    ForEach(Array(photos.enumerated()), id: \.element.id) { place, photo in
      Text("\(photo.id)").bold(cleared.contains(place)).onTapGesture { cleared.insert(place) }
    }
    Toggle("Order", isOn: $order)
    Button("Remove first") {
      photos.removeFirst()
      sorted = []
      cleared = []
    }
  }
}
