import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var caption: String
  var printNote = ""
}

struct AlbumScreen: View {
  @State private var photos = [Photo(id: 1, caption: "Beach"), Photo(id: 2, caption: "Tent")]

  var body: some View {
    NavigationStack {
      List($photos) { $photo in
        NavigationLink(photo.caption) {
          PhotoDetail(photo: $photo)
        }
      }
    }
  }
}

struct PhotoDetail: View {
  @Binding var photo: Photo
  @State private var notes = ""
  @State private var caption = ""
  @State private var isRenaming = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Text(photo.caption)
      TextField("Notes for the lab", text: $notes, axis: .vertical)
      Button("Order print") { photo.printNote = notes }
      Button("Rename") {
        caption = photo.caption
        isRenaming = true
      }
    }
    .sheet(isPresented: $isRenaming) {
      Form {
        TextField("Caption", text: $caption)
        Button("Apply") {
          photo.caption = caption
          // bug: the notes for the lab: the whole photo page is closed. *Apply* in the sheet:
          // dismiss comes from the environment of PhotoDetail, so it pops this page and not
          // (only) the sheet.
          dismiss()
        }
      }
    }
  }
}
