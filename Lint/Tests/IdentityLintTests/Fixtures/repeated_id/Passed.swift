import SwiftUI

struct Sticker { var title: String }
@Observable final class Stickers {
  var all: [Sticker] = []
  func include(titled title: String) {
    let clean = title.trimmingCharacters(in: .whitespaces)
    all.append(Sticker(title: clean))
  }
}
struct StickerRow: View {
  let sticker: Sticker
  @State private var note = ""
  var body: some View { TextField(sticker.title, text: $note) }
}
struct StickerPage: View {
  @State private var stickers = Stickers()
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title).onSubmit { stickers.include(titled: title) }
    ForEach(stickers.all, id: \.title) { StickerRow(sticker: $0) }  // expect: repeated_id
  }
}
