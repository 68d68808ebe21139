import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let name: String
}
/// A mode of the whole list, which any row begins.
struct Selecting: View {
  let photos: [Photo]
  @State private var isSelecting = false
  var body: some View {
    List(photos) { photo in
      HStack {
        if isSelecting { Image(systemName: "circle") }
        Text(photo.name)
      }
      .onLongPressGesture { isSelecting.toggle() }
    }
  }
}
/// The other state tells which row it is.
struct OneOpen: View {
  let photos: [Photo]
  @State private var isOpen = false
  @State private var current: Int?
  var body: some View {
    List(photos) { photo in
      let isCurrent = current == photo.id
      Button(photo.name) {
        current = photo.id
        isOpen.toggle()
      }
      if isOpen, photo.id == current { Text("Open") }
      if isCurrent { Text(isOpen ? "Open" : "Closed") }
    }
  }
}
/// The field is in the one row that is answered.
struct OneReply: View {
  let photos: [Photo]
  @State private var replying: Int?
  @State private var text = ""
  var body: some View {
    List(photos) { photo in
      Button(photo.name) { replying = photo.id }
      if replying == photo.id { TextField("Reply", text: $text) }
    }
  }
}
/// All rows wait for the work of one.
struct Locked: View {
  let photos: [Photo]
  let share: (Photo) async -> Void
  @State private var isSharing = false
  var body: some View {
    List(photos) { photo in
      Button(photo.name) {
        Task {
          isSharing = true
          await share(photo)
          isSharing = false
        }
      }
      .disabled(isSharing)
    }
    .overlay { if isSharing { ProgressView() } }
  }
}
/// Dots that move together.
struct Dots: View {
  @State private var isMoving = false
  var body: some View {
    HStack {
      ForEach(0..<3) { index in
        Circle()
          .scaleEffect(isMoving ? 1 : 0.5)
          .animation(.easeInOut.delay(Double(index) / 5).repeatForever(), value: isMoving)
      }
    }
    .onAppear { isMoving = true }
  }
}
/// An answer that shows the marks of all of them.
struct Quiz: View {
  let photos: [Photo]
  @State private var isAnswered = false
  @State private var chosen = 0
  var body: some View {
    ForEach(photos) { photo in
      Button(photo.name) {
        chosen = photo.id
        isAnswered = true
      }
      if isAnswered { Image(systemName: photo.id == 1 ? "checkmark" : "xmark") }
    }
  }
}
/// The state is the row's own.
struct PhotoRow: View {
  let photo: Photo
  @State private var isOpen = false
  @State private var caption = ""
  var body: some View {
    Button(photo.name) { isOpen.toggle() }
    if isOpen { TextField("Caption", text: $caption) }
  }
}
struct OwnRows: View {
  let photos: [Photo]
  @State private var hovered: Int?
  var body: some View {
    List(photos) { photo in
      PhotoRow(photo: photo)
        .background(hovered == photo.id ? .blue : .clear)
        .onHover { hovered = $0 ? photo.id : nil }
    }
  }
}
/// The button is beside the rows.
struct Compact: View {
  let photos: [Photo]
  @State private var isWide = false
  var body: some View {
    Button("Width") { isWide.toggle() }
    ForEach(photos) { photo in Text(photo.name).frame(width: isWide ? 200 : 100) }
  }
}
