import SwiftUI

final class SetlistModel: ObservableObject {
  @Published var songs: [Song] = []
  func move(from source: IndexSet, to target: Int) {
    songs.move(fromOffsets: source, toOffset: target)
  }
  struct Song { var title: String; var notes: String }
}

struct SetlistView: View {
  @StateObject var model = SetlistModel()
  var body: some View {
    List {
      // bug: a moved song leaves its open notes behind
      ForEach(Array(model.songs.enumerated()), id: \.offset) { offset, song in
        SongCell(number: offset + 1, song: song)
      }
      .onMove(perform: model.move)
    }
  }
}

struct SongCell: View {
  let number: Int
  let song: SetlistModel.Song
  @State private var isOpen = false
  var body: some View {
    DisclosureGroup("\(number). \(song.title)", isExpanded: $isOpen) { Text(song.notes) }
  }
}
