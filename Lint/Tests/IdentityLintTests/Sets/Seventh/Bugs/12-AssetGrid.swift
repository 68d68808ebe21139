import SwiftUI

struct Asset: Identifiable {
  let id: UUID
  var fileName: String
  var folder: String
}

@Observable
final class AssetLibrary {
  var assets: [Asset] = []
  var folders: [String] { Array(Set(assets.map(\.folder))).sorted() }

  func delete(_ ids: Set<Asset.ID>) {
    assets.removeAll { ids.contains($0.id) }
  }
}

struct AssetBrowser: View {
  @State private var library = AssetLibrary()
  @State private var folder: String?

  var body: some View {
    NavigationSplitView {
      List(library.folders, id: \.self, selection: $folder) { Text($0) }
    } detail: {
      if let folder {
        AssetGrid(library: library, folder: folder)
      }
    }
  }
}

struct AssetGrid: View {
  let library: AssetLibrary
  let folder: String
  // bug: outlives the change of folder, Delete also removes what was picked in the folder before
  @State private var picked: Set<Asset.ID> = []

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
        ForEach(library.assets.filter { $0.folder == folder }) { asset in
          AssetCell(asset: asset, isPicked: picked.contains(asset.id))
            .onTapGesture { picked.formSymmetricDifference([asset.id]) }
        }
      }
      .padding()
    }
    .navigationTitle(folder)
    .toolbar {
      Button(role: .destructive) {
        library.delete(picked)
        picked.removeAll()
      } label: {
        Label("Delete", systemImage: "trash")
      }
      .disabled(picked.isEmpty)
    }
  }
}

private struct AssetCell: View {
  let asset: Asset
  let isPicked: Bool

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .aspectRatio(1, contentMode: .fit)
      Text(asset.fileName).lineLimit(1)
    }
    .padding(6)
    .background(isPicked ? Color.accentColor.opacity(0.3) : .clear, in: .rect(cornerRadius: 10))
  }
}
