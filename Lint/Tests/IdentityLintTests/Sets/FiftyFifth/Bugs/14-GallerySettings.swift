import SwiftUI

struct GallerySettings: View {
  @AppStorage("gallery.columns") private var columns = 3
  // bug: The two views give the same key different defaults
  @AppStorage("gallery.showsTitles") private var showsTitles = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Stepper("Columns: \(columns)", value: $columns, in: 1...6)
        Toggle("Show titles", isOn: $showsTitles)
        Section {
          Text("Titles are shown below each picture.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Gallery settings")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

struct Artwork: Identifiable {
  let id: Int
  let title: String
  let tint: Color
}

struct ArtworkTile: View {
  let artwork: Artwork
  let showsTitle: Bool

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(artwork.tint)
        .aspectRatio(1, contentMode: .fit)
      if showsTitle {
        Text(artwork.title)
          .font(.caption)
          .lineLimit(1)
      }
    }
  }
}

struct GalleryView: View {
  let artworks: [Artwork]
  @AppStorage("gallery.columns") private var columns = 3
  @AppStorage("gallery.showsTitles") private var showsTitles = true

  private var gridItems: [GridItem] {
    Array(repeating: GridItem(.flexible()), count: columns)
  }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: gridItems, spacing: 12) {
        ForEach(artworks) { artwork in
          ArtworkTile(artwork: artwork, showsTitle: showsTitles)
        }
      }
      .padding()
    }
    .navigationTitle("Gallery")
  }
}
