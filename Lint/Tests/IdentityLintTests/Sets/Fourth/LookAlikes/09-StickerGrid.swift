import SwiftUI

struct Sticker: Identifiable, Equatable {
  let id: UUID
  var emoji: String
  var isPinned: Bool
}

@Observable
final class StickerStore {
  var stickers: [Sticker] = []

  func togglePin(_ id: Sticker.ID) {
    guard let index = stickers.firstIndex(where: { $0.id == id }) else { return }
    stickers[index].isPinned.toggle()
  }
}

struct StickerCell: View, Equatable {
  let sticker: Sticker
  let onPin: () -> Void

  static func == (lhs: StickerCell, rhs: StickerCell) -> Bool {
    lhs.sticker == rhs.sticker
  }

  var body: some View {
    Text(sticker.emoji)
      .font(.largeTitle)
      .overlay(alignment: .topTrailing) {
        if sticker.isPinned { Image(systemName: "pin.fill") }
      }
      .onTapGesture(perform: onPin)
  }
}

struct StickerGrid: View {
  let store: StickerStore

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
      ForEach(store.stickers) { [store] sticker in
        StickerCell(sticker: sticker) { store.togglePin(sticker.id) }
          .equatable()
      }
    }
  }
}
