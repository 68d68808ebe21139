import SwiftUI

struct Moodboard: View {
  @ObservedObject var store: MoodStore
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      // bug: the comment stays at the position of a removed pin
      ForEach(0..<store.pins.count, id: \.self) { index in
        PinCell(image: store.pins[index].image, remove: { store.remove(at: index) })
      }
    }
  }
}
final class MoodStore: ObservableObject {
  struct Pin { let image: String }
  @Published private(set) var pins: [Pin] = []
  func remove(at index: Int) { pins.remove(at: index) }
}
struct PinCell: View {
  let image: String
  let remove: () -> Void
  @State private var comment = ""
  var body: some View {
    VStack {
      Image(image); TextField("Comment", text: $comment); Button("Remove", action: remove)
    }
  }
}
