import SwiftUI

struct Song: Identifiable, Hashable {
  let id: UUID
  let title: String
  let lyrics: String
}

extension Song {
  var verses: [[String]] {
    lyrics
      .components(separatedBy: "\n\n")
      .map { $0.components(separatedBy: .newlines) }
  }

  var lines: [String] { verses.flatMap { $0 } }
}

struct LyricsView: View {
  let song: Song
  @AppStorage("lyrics.large") private var usesLargeType = false

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 6) {
        // bug: a chorus or blank line occurs several times, so `\.self` gives duplicate ids:
        // marking one line marks or moves to another, and rows can be missing or repeated
        ForEach(song.lines, id: \.self) { line in
          LyricLine(text: line)
            .font(usesLargeType ? .title2 : .body)
        }
      }
      .padding()
    }
    .navigationTitle(song.title)
    .toolbar {
      Toggle("Large type", isOn: $usesLargeType)
    }
  }
}

private struct LyricLine: View {
  let text: String
  @State private var isMarked = false

  var body: some View {
    Text(text)
      .padding(.horizontal, 4)
      .background(isMarked ? Color.yellow.opacity(0.4) : .clear)
      .onTapGesture { isMarked.toggle() }
      .accessibilityAddTraits(isMarked ? .isSelected : [])
  }
}
